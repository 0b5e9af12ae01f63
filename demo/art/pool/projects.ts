import { words } from '../../basics/words.ts';
import { PROJECT_PLANS, type ProjectPlan } from '../../projects/plans.ts';
import { block } from '../scenes/block.ts';
import { farm } from '../scenes/farm.ts';
import { terrace } from '../scenes/terrace.ts';
import type { Drawing, Motif } from './motif.ts';

/** Bays of a façade: each estate of a floor has one at least, and a small building two for each. */
const baysOf = ({ unitsPerFloor }: ProjectPlan): number =>
  unitsPerFloor === 0 ? 5 : unitsPerFloor < 4 ? 2 * unitsPerFloor : unitsPerFloor + 1;

/** A front as the price list has it: as many storeys, and room for as many estates on each. */
const drawingOf = (plan: ProjectPlan): Drawing => {
  switch (plan.look) {
    case 'row':
      return { facts: {}, draw: (art) => terrace(art, { style: 'newBuild' }) };
    case 'stone':
      return { facts: {}, draw: (art) => farm(art) };
    case 'block': {
      const storeys = Math.max(plan.storeys, 4);
      return {
        facts: { era: 'new', storeys },
        draw: (art) => block(art, { style: 'new', storeys: storeys - 1, bays: baysOf(plan), shops: false }),
      };
    }
  }
};

/** A front for each new-build project, in their order. */
export const PROJECTS = {
  project: {
    words: words('Het project', 'Le projet', 'The development', 'Das Projekt'),
    lights: ['morning', 'noon', 'golden'],
    evenings: 3,
    outdoors: true,
    drawings: PROJECT_PLANS.map(drawingOf),
  },
} as const satisfies Record<string, Motif>;
