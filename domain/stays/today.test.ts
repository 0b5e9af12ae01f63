import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brusselsDay } from './today.ts';

const BRUSSELS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' });

it.each([
  ['a second before midnight in winter', '2026-11-23T22:59:59.999Z', '2026-11-23'],
  ['midnight in winter', '2026-11-23T23:00:00Z', '2026-11-24'],
  ['a second before midnight in summer', '2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['midnight in summer', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['the night in which clocks go back', '2026-10-25T00:30:00Z', '2026-10-25'],
])('is the day in Brussels at %s', (_when, instant, day) => {
  expect(brusselsDay(new Date(instant))).toBe(day);
});

it('gives the calendar day of any instant, whatever the previous call', () => {
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, (date) => brusselsDay(date) === BRUSSELS.format(date)),
    { numRuns: 500 },
  );
});
