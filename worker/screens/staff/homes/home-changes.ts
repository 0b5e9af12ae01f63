import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { SaveDraft } from '#wire/written-homes.ts';
import type { FormRow, FormSection } from './form-rows.ts';
import { classOfNumber, isSame, partsOf, typedParts, valueIn } from './home-controls.ts';
import { OTHER } from './home-options.ts';
import type { Words } from './home-words.ts';

/** Prefix of the hidden field with the value that the person saw, as JSON. */
export const SEEN = 'seen:';

type Change = SaveDraft['fields'][number];

/** The value that the person saw; undefined when the form did not have the field. */
function seenIn(typed: Typed, path: string): unknown {
  const text = textOf(typed, `${SEEN}${path}`);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not written by a page of ours: whatever is there now is then shown beside what was typed.
    return null;
  }
}

/**
 * The fields of a section that were typed otherwise than they were seen. The class follows from the number where the
 * person did not choose one, and what a new place makes untrue is removed.
 */
export function changesIn(section: FormSection, typed: Typed, words: Words): readonly Change[] {
  const inForm = [...section.rows, ...section.more].flatMap((row) => {
    const seen = seenIn(typed, row.path);
    return seen === undefined ? [] : [{ row, seen }];
  });
  const read = (row: FormRow, seen: unknown): readonly Change[] => {
    const shown = partsOf(row, seen, words);
    const parts = typedParts(row, typed, Object.keys(shown));
    if (isSame(parts, shown)) return [];
    return [{ field: row.path, value: valueIn(row, parts, words, seen), seen }];
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
  if (clears === undefined || !changes.some(({ field }) => clears.when.includes(field))) return changes;
  const cleared = clears.fields.flatMap((field): readonly Change[] => {
    const seen = seenIn(typed, field);
    return seen === undefined || seen === null ? [] : [{ field, value: null, seen }];
  });
  return [...changes, ...cleared];
}
