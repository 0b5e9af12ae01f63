import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAt, instantOf, isoWithOffset } from './zoned-time.ts';

const ZONES = ['Europe/Brussels', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];

/** What `Intl` says of an instant, asked anew each time. */
const shown = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);

it('caches offsets by day without changing any wall time, also on days when clocks change', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      // Half of them within two days of a change of the clocks in Brussels or New York.
      fc.oneof(
        fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
        fc
          .tuple(
            fc.constantFrom('2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07', '2028-04-02'),
            fc.integer({ min: -172_800_000, max: 172_800_000 }),
          )
          .map(([day, by]) => Date.parse(day) + by),
      ),
      (zone, instant) => {
        expect(isoWithOffset(instant, zone).slice(0, 19).replace('T', ' ')).toBe(shown(instant, zone));
        expect(dayAt(instant, zone)).toBe(shown(instant, zone).slice(0, 10));
      },
    ),
    { numRuns: 2_000, seed: 57 },
  );
});

it.each([
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
])(
  'shifts a skipped time by the jump, and takes the first of two equal ones (RFC 5545 §3.3.5): %s %s',
  (day, time, at) => {
    expect(new Date(instantOf(day, time, 'Europe/Brussels')).toISOString()).toBe(at);
  },
);
