import { words } from '../../basics/words.ts';
import { PROJECT_PLANS, type ProjectPlan } from '../../projects/plans.ts';
import { block } from '../scenes/block.ts';
import { farm } from '../scenes/farm.ts';
import { terrace } from '../scenes/terrace.ts';
import type { Drawing, Motif } from './motif.ts';

/** Bays of a façade: at least one per estate of a floor, in a small building two. */
const baysOf = ({ unitsPerFloor }: ProjectPlan): number =>
  unitsPerFloor === 0 ? 5 : unitsPerFloor < 4 ? 2 * unitsPerFloor : unitsPerFloor + 1;

/** A front that matches the price list: its number of storeys, and space for its estates on each. */
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
