import { COMFORT_EXAMPLES } from './comfort.ts';
import { CONSTRUCTION_EXAMPLES } from './construction.ts';
import { COST_EXAMPLES } from './costs.ts';
import type { Example } from './example.ts';
import { FIRST_SOURCE_EXAMPLES } from './first.ts';
import { FIRST_GENERAL_EXAMPLES } from './first-general.ts';
import { GENERAL_EXAMPLES } from './general.ts';
import { LAYOUT_EXAMPLES } from './layout.ts';
import { PLANNING_EXAMPLES } from './planning.ts';
import type { FieldSource } from './tables.ts';

/** An example of every field that can be shown, by source. */
export const EXAMPLES: Readonly<Record<FieldSource, readonly Example[]>> = {
  first: [...FIRST_GENERAL_EXAMPLES, ...FIRST_SOURCE_EXAMPLES],
  second: [
    ...GENERAL_EXAMPLES,
    ...CONSTRUCTION_EXAMPLES,
    ...COMFORT_EXAMPLES,
    ...COST_EXAMPLES,
    ...PLANNING_EXAMPLES,
    ...LAYOUT_EXAMPLES,
  ],
};
