import { planningCode, yesOrNo } from '../rules/yes-no.ts';
import type { ComparedFact } from '../views/estate-page.ts';
import { factOf } from './common-facts.ts';
import type { Field, Format } from './field.ts';
import { codeOf, entryOf, numberOf } from './read.ts';

/** Formats whose value is a code, and those whose value is a figure; others are compared by their words. */
const CODED: readonly Format[] = ['enumeration', 'violation', 'energyLabel', 'conformity', 'floodScore'];
const WORDED: readonly Format[] = [
  ...([
    'text',
    'longText',
    'localized',
    'named',
    'names',
    'link',
    'room',
    'standing',
    'date',
    'dateTime',
  ] as const),
];

/** The code or the figure of a value, the same in every language and notation; null for words. */
function comparable(value: unknown, { format }: Field): string | null {
  if (WORDED.includes(format)) return null;
  const answer = yesOrNo(value);
  if (format === 'yesNo') return answer === null ? null : answer ? 'YES' : 'NO';
  if (CODED.includes(format)) return planningCode(value) ?? codeOf(value);
  const figure = numberOf(value);
  return figure === null ? null : String(figure);
}

/** What a field's row is compared by; null for a room that the listing names itself: its name is the fact. */
export function comparedOf(field: Field, value: unknown): ComparedFact | null {
  if (field.format === 'room' && entryOf(value, 'name') !== undefined) return null;
  const same = comparable(value, field);
  return { fact: factOf(field.path), ...(same === null ? {} : { value: same }) };
}
