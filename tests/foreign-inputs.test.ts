/**
 * Small files as other people's programs write them (made after public reports), each with its right value. Those of
 * homes are imported and read as a visitor in `site/foreign-inputs.spec.ts`.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { takenNights } from '#content-service/calendars/ics/taken-nights.ts';

const TODAY = '2026-11-28';
const read = (name: string) =>
  takenNights(readFileSync(new URL(`foreign-inputs/${name}.ics`, import.meta.url), 'utf8'), TODAY);
const days = (month: string, ...numbers: readonly number[]): string[] =>
  numbers.map((day) => `2027-${month}-${String(day).padStart(2, '0')}`);

it.each([
  // Without seconds, with an offset, in lower case, with fractions, with 24:00, and a day with a time.
  [
    'ics-odd-times',
    [...days('07', 3, 4, 10, 11, 17, 18, 24, 25, 31), ...days('08', 1, 2, 7, 8)],
    { notUnderstood: 0, free: 0 },
  ],
  // `tzone://Microsoft/Custom` and `GMT+02:00` as zones.
  [
    'ics-tzid-with-colon',
    days('07', 3, 4, 5, 6, 7, 8, 9, 17, 18, 19, 20, 21, 22, 23),
    { notUnderstood: 0, free: 0 },
  ],
  // An end of `2027-07-10`, which can be read in one way only.
  ['ics-only-end-unreadable', days('07', 3, 4, 5, 6, 7, 8, 9), { notUnderstood: 0, free: 0 }],
  // The example of RFC 5545 §3.3.10 with weeks that begin on a Sunday.
  ['ics-wkst-sunday', [...days('07', 6, 18, 20), ...days('08', 1)], { notUnderstood: 0, free: 0 }],
  // Whole days that a telephone saved as "free": not taken, and told.
  ['ics-allday-free', [], { notUnderstood: 0, free: 1 }],
])('%s', (name, nights, reported) => {
  expect(read(name)).toEqual({ nights, ...reported });
});
