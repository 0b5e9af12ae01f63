import { expect, it } from 'vitest';
import { DOT } from '#domain/format/ties.ts';
import { createTranslator } from '#locales/translator.ts';
import type { StaffTexts } from '../texts.ts';
import type { FormRow } from './form-rows.ts';
import { labelIn, shownValue, type Words } from './home-words.ts';

const words: Words = {
  locale: 'nl',
  labelIn,
  scale: null,
  // None of its texts is needed here.
  s: (() => '') as unknown as StaffTexts,
  t: createTranslator('nl'),
};
const SPANS: FormRow = {
  path: 'taken',
  control: 'rows',
  cells: [
    { path: 'from', control: 'line' },
    { path: 'to', control: 'line' },
  ],
};
const DAYS: FormRow = { path: 'days', control: 'weekdays' };

it.each([
  ['a list without entries', SPANS, []],
  ['a list of entries that say nothing', SPANS, [{}]],
  ['no days of the week', DAYS, []],
])('says nothing of %s', (_what, row, value) => expect(shownValue(row, value, words)).toBeNull());

it('begins a line with the point between two entries, never ends one', () => {
  const value = [{ from: 'een', to: 'twee' }, {}, { from: 'drie' }];
  expect(shownValue(SPANS, value, words)).toBe(`een, twee${DOT}drie`);
});
