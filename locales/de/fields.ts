import building from './field-labels/building.ts';
import comfort from './field-labels/comfort.ts';
import costs from './field-labels/costs.ts';
import estate from './field-labels/estate.ts';
import general from './field-labels/general.ts';
import layout from './field-labels/layout.ts';
import planning from './field-labels/planning.ts';

/** The label of every field of the table in `domain/fields/`, at the field’s own path. */
export default {
  ...general,
  ...building,
  ...comfort,
  ...costs,
  ...planning,
  ...layout,
  ...estate,
} as const;
