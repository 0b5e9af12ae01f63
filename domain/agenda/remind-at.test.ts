import { describe, expect, it } from 'vitest';
import { isNight, remindAt } from './remind-at.ts';

const at = (asked: string, lapses: string): string | null =>
  remindAt(new Date(asked), new Date(lapses))?.toISOString() ?? null;

describe('when an agency is reminded of a request (decision 68)', () => {
  it.each([
    // Requested and lapsing in winter, when Brussels is an hour ahead of UTC.
    ['two days before', '2026-11-20T12:00:00Z', '2026-11-27T12:00:00Z', '2026-11-25T12:00:00.000Z'],
    [
      'half-way where it has less',
      '2026-11-20T09:00:00Z',
      '2026-11-22T09:00:00Z',
      '2026-11-21T09:00:00.000Z',
    ],
    ['the morning after a night', '2026-11-21T12:00:00Z', '2026-11-29T00:00:00Z', '2026-11-27T07:00:00.000Z'],
    ['the evening before one', '2026-11-21T08:00:00Z', '2026-11-22T05:00:00Z', '2026-11-21T18:30:00.000Z'],
    ['the evening, not in it', '2026-11-21T14:00:00Z', '2026-11-22T06:00:00Z', '2026-11-21T19:00:00.000Z'],
    ['by the clock of summer', '2026-07-01T12:00:00Z', '2026-07-09T00:00:00Z', '2026-07-07T06:00:00.000Z'],
    // The clock goes back in the night of 25 October.
    ['on the day of the change', '2026-10-20T12:00:00Z', '2026-10-27T03:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['never in the last hours of an evening', '2026-11-21T18:00:00Z', '2026-11-22T00:00:00Z', null],
  ])('%s', (_what, asked, lapses, expected) => {
    expect(at(asked, lapses)).toBe(expected);
  });

  it('is never at night, whenever the request was made', () => {
    for (let hour = 0; hour < 24 * 14; hour++) {
      const asked = new Date(Date.UTC(2026, 9, 20, hour));
      for (const hours of [7, 20, 30, 60, 100, 170]) {
        const found = remindAt(asked, new Date(asked.getTime() + hours * 3_600_000));
        if (found === null) continue;
        expect(isNight(found)).toBe(false);
        expect(found > asked && found.getTime() < asked.getTime() + hours * 3_600_000).toBe(true);
      }
    }
  });
});
