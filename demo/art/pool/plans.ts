import { words } from '../../basics/words.ts';
import { chanceFor } from '../canvas/chance.ts';
import { FLATS } from '../plans/flats.ts';
import { HOUSES } from '../plans/houses.ts';
import { type Layout, lying, mirrored, planOf } from '../plans/layouts.ts';
import type { Plan } from '../plans/plan.ts';
import { floorPlan } from '../scenes/floor-plan.ts';
import type { Drawing, Motif } from './motif.ts';

/** Metres inside the outer walls; sizes that a showcase of an agency needs match to the square metre. */
type Sized<Name extends string> = readonly [layout: Name, width: number, depth: number];

const FLAT_SIZES: readonly Sized<keyof typeof FLATS>[] = [
  ['studio', 4.9, 5.9],
  ['studio', 5.5, 6.6],
  ['single', 7, 6.9],
  ['single', 7.6, 7.3],
  ['narrow', 5.6, 10.6],
  ['narrow', 6, 11.2],
  ['through', 7.6, 9.3],
  ['through', 8.3, 10.2],
  ['corner', 9, 8.7],
  ['corner', 9.8, 9.3],
  ['wide', 10.6, 9.4],
  ['deep', 8.6, 11.9],
  ['ample', 11.4, 10.1],
  ['ample', 12, 10.4],
];

const HOUSE_SIZES: readonly Sized<keyof typeof HOUSES>[] = [
  ['small', 5.4, 9.7],
  ['middle', 6.2, 9.85],
  ['large', 7.2, 10.2],
  ['double', 9.6, 9.8],
];

const UNIT_SIZES: readonly Sized<keyof typeof FLATS>[] = [
  ['single', 7.2, 7],
  ['through', 7.9, 9.6],
  ['corner', 9.2, 8.8],
  ['wide', 10.6, 9.6],
  ['deep', 8.8, 12],
];

/** Mirrors every second plan, so that kitchens are on both sides; the longer side is horizontal. */
const turned = (plan: Plan, index: number): Plan => lying(index % 2 === 1 ? mirrored(plan) : plan);

/** A floor with or without its areas. The outline seeds its colours. */
const drawingOf = (plan: Plan, figures: boolean): Drawing => ({
  facts: { plan },
  draw: (art) => floorPlan(art, { plan, figures, colours: chanceFor(`plan ${plan.width} × ${plan.depth}`) }),
});

const flats = (sizes: readonly Sized<keyof typeof FLATS>[], figures: boolean): Drawing[] =>
  sizes.map(([name, width, depth], index) =>
    drawingOf(turned(planOf(FLATS[name], width, depth), index), figures),
  );
const floors = (floor: 'ground' | 'upper'): Drawing[] =>
  HOUSE_SIZES.map(([name, width, depth], index) => {
    const layout: Layout = HOUSES[name][floor];
    return drawingOf(turned(planOf(layout, width, depth), index), true);
  });

const DRAWN = { lights: ['noon'], outdoors: false } as const;

/** Floor plans: `plan-ground-1` and `plan-upper-1`, with the same number, are the floors of one house. */
export const PLANS = {
  'plan-flat': {
    ...DRAWN,
    words: words(
      'Plattegrond met oppervlakten',
      'Plan avec superficies',
      'Floor plan with areas',
      'Grundriss mit Flächen',
    ),
    drawings: flats(FLAT_SIZES, true),
  },
  'plan-ground': {
    ...DRAWN,
    words: words(
      'Plattegrond van het gelijkvloers',
      'Plan du rez-de-chaussée',
      'Plan of the ground floor',
      'Grundriss des Erdgeschosses',
    ),
    drawings: floors('ground'),
  },
  'plan-upper': {
    ...DRAWN,
    words: words(
      'Plattegrond van de verdieping',
      'Plan de l’étage',
      'Plan of the upper floor',
      'Grundriss des Obergeschosses',
    ),
    drawings: floors('upper'),
  },
  'plan-unit': {
    ...DRAWN,
    words: words(
      'Plattegrond van zo’n appartement',
      'Plan d’un tel appartement',
      'Plan of such an apartment',
      'Grundriss einer solchen Wohnung',
    ),
    drawings: flats(UNIT_SIZES, false),
  },
} as const satisfies Record<string, Motif>;
