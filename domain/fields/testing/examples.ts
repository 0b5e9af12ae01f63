import { COMFORT_EXAMPLES } from './comfort.ts';
import { CONSTRUCTION_EXAMPLES } from './construction.ts';
import { COST_EXAMPLES } from './costs.ts';
import type { Example } from './example.ts';
import { FIRST_SOURCE_EXAMPLES } from './first.ts';
import { FIRST_GENERAL_EXAMPLES } from './first-general.ts';
import { GENERAL_EXAMPLES } from './general.ts';
import { LAYOUT_EXAMPLES } from './layout.ts';
import { PLANNING_EXAMPLES } from './planning.ts';
import { FIELDS, type FieldSource } from './tables.ts';

/** Yes and no in each spelling of the sources. */
const ANSWERS: readonly (readonly [value: unknown, shown: Example[2]])[] = [
  [true, ['Ja', 'Oui', 'Yes', 'Ja']],
  ['NO', ['Nee', 'Non', 'No', 'Nein']],
  ['YES', ['Ja', 'Oui', 'Yes', 'Ja']],
  [false, ['Nee', 'Non', 'No', 'Nein']],
];

/** These examples, and one of each other field that is a yes or no; the spellings take turns. */
function withAnswers(source: FieldSource, examples: readonly Example[]): readonly Example[] {
  const given = new Set(examples.map(([path]) => path));
  const others = FIELDS[source].filter(
    ({ path, format, internal }) => format === 'yesNo' && !internal && !given.has(path),
  );
  const answers = others.flatMap(({ path }, at) => {
    const [value, shown] = ANSWERS[at % ANSWERS.length] ?? [];
    return shown === undefined ? [] : [[path, value, shown] as const];
  });
  return [...examples, ...answers];
}

/** An example of every field that can be shown, by source. */
export const EXAMPLES: Readonly<Record<FieldSource, readonly Example[]>> = {
  first: withAnswers('first', [...FIRST_GENERAL_EXAMPLES, ...FIRST_SOURCE_EXAMPLES]),
  second: withAnswers('second', [
    ...GENERAL_EXAMPLES,
    ...CONSTRUCTION_EXAMPLES,
    ...COMFORT_EXAMPLES,
    ...COST_EXAMPLES,
    ...PLANNING_EXAMPLES,
    ...LAYOUT_EXAMPLES,
  ]),
};
