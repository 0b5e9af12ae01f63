import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { SaveDraft } from '#wire/written-homes.ts';
import type { FormRow, FormSection } from './form-rows.ts';
import { classOfNumber, isSame, partsOf, typedParts, valueIn } from './home-controls.ts';
import { OTHER } from './home-options.ts';
import type { Words } from './home-words.ts';

/** Prefix of the hidden field with the value that the person saw, as JSON. */
export const SEEN = 'seen:';

type Change = SaveDraft['fields'][number];

/** The value that the person saw, from its JSON; undefined when the form did not have the field. */
export function seenIn(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not written by a page of ours: whatever is there now is then shown beside what was typed.
    return null;
  }
}

/** Whether two values of a record are equal, in whatever order their members are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return (one ?? null) === (other ?? null);
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every((key) => isSameValue(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/**
 * The fields of a section that were typed otherwise than they were seen. The class follows from the number where the
 * person did not choose one, and what a new place makes untrue is removed.
 */
export function changesIn(section: FormSection, typed: Typed, words: Words): readonly Change[] {
  const inForm = [...section.rows, ...section.more].flatMap((row) => {
    const seen = seenIn(textOf(typed, `${SEEN}${row.path}`));
    return seen === undefined ? [] : [{ row, seen }];
  });
  const read = (row: FormRow, seen: unknown): readonly Change[] => {
    const shown = partsOf(row, seen, words);
    const parts = typedParts(row, typed, Object.keys(shown));
    if (isSame(parts, shown)) return [];
    // "425.000" beside 425000, as it is typed while the field is saved by itself.
    const value = valueIn(row, parts, words, seen);
    return isSameValue(value, seen) ? [] : [{ field: row.path, value, seen }];
  };
  const number = inForm.find(({ row }) => row.field === 'energy.epcValue');
  const [typedNumber] = number === undefined ? [] : read(number.row, number.seen);
  const readClass = (row: FormRow, seen: unknown): readonly Change[] => {
    const text = typedParts(row, typed, [''])[''] ?? '';
    // The class of the number is shown as "follows from the number".
    const shown = seen === classOfNumber(number?.seen, words) ? '' : partsOf(row, seen, words)[''];
    if (typedNumber === undefined && text === shown) return [];
    if (text === OTHER) return [];
    const after = typedNumber === undefined ? number?.seen : typedNumber.value;
    const value = text === '' ? classOfNumber(after, words) : text;
    return value === seen ? [] : [{ field: row.path, value, seen }];
  };
  const changes = inForm.flatMap(({ row, seen }) =>
    row.field === 'energy.energyLabel' ? readClass(row, seen) : read(row, seen),
  );
  const { clears } = section;
  const moved = changes.filter(({ field }) => clears?.when.includes(field));
  if (clears === undefined || moved.length === 0) return changes;
  // A point that was typed before its street is of this street: only another one makes it untrue.
  const isAnother = moved.some(({ seen }) => (seen ?? null) !== null);
  const cleared = clears.fields.flatMap((field): readonly Change[] => {
    const seen = seenIn(textOf(typed, `${SEEN}${field}`));
    const isInForm = inForm.some(({ row }) => row.path === field);
    const stays = isInForm && (!isAnother || changes.some((change) => change.field === field));
    return stays || seen === undefined || seen === null ? [] : [{ field, value: null, seen }];
  });
  return [...changes, ...cleared];
}
