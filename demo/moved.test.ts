import { describe, expect, it } from 'vitest';
import { addDays, nightsOf, weekdayOf } from '#domain/stays/day.ts';
import { demoData } from './index.ts';
import { DEMO_DAY, movedTo } from './moved.ts';

const data = demoData();
const weeksLater = (weeks: number): string => addDays(DEMO_DAY, 7 * weeks);

describe('the demo on another day', () => {
  it('is as its files have it on its own day, and for the rest of that week', () => {
    expect(JSON.stringify(movedTo(data, DEMO_DAY))).toBe(JSON.stringify(data));
    expect(movedTo({ publicationDate: '2026-11-20' }, '2026-11-26')).toEqual({
      publicationDate: '2026-11-20',
    });
  });

  it('moves what happens once by whole weeks, at the same hour in Brussels', () => {
    const record = {
      publicationDate: '2026-11-20T10:15:00+01:00',
      openHouses: [{ day: '2026-11-28', from: '10:00' }],
      agents: [{ taken: [['2026-11-21T14:00:00.000Z', '2026-11-21T15:00:00.000Z']] }],
      archived_at: null,
      other: { available_at: 'soon' },
    };
    expect(movedTo(record, '2027-07-03')).toEqual({
      publicationDate: '2027-07-02T10:15:00+02:00',
      openHouses: [{ day: '2027-07-10', from: '10:00' }],
      agents: [{ taken: [['2027-07-03T13:00:00.000Z', '2027-07-03T14:00:00.000Z']] }],
      archived_at: null,
      other: { available_at: 'soon' },
    });
  });

  it('moves taken nights that have passed to the same season, and closed days to the same date', () => {
    const record = {
      taken: [
        ['2026-12-19', '2026-12-26'],
        ['2027-07-03', '2027-07-10'],
      ],
      closed: [['2026-12-24', '2027-01-02']],
    };
    expect(movedTo(record, '2027-01-02')).toEqual({
      ...record,
      taken: [['2027-12-18', '2027-12-25'], record.taken[1]],
    });
    expect(movedTo(record, '2027-01-03').closed).toEqual([['2027-12-24', '2028-01-02']]);
  });

  it('leaves the past of texts, reviews and figures', () => {
    const section = { asOf: '2026-11-20', reviews: [{ date: '2026-05-06', text: { nl: 'In 2026-05-06' } }] };
    expect(movedTo(section, '2028-01-01')).toEqual(section);
  });

  it.each(Array.from({ length: 8 }, (_, step) => 13 * step))('is whole %i weeks later', (weeks) => {
    const day = weeksLater(weeks);
    const { estates, rentals } = movedTo(data, day);
    const dates = estates.map(({ estate }) => estate.general.publicationDate?.slice(0, 10) ?? '');
    expect(dates.toSorted().at(-1)).toBe(day);
    const open = estates.flatMap(({ estate }) => (estate.openHouses ?? []).map((one) => one.day ?? ''));
    expect(open.filter((one) => one > day).length).toBeGreaterThan(50);
    expect(open.filter((one) => weekdayOf(one) !== 6)).toEqual([]);
    expect(rentals.flatMap(({ taken }) => taken.filter(([, to]) => to < day))).toEqual([]);
  });

  it('takes no night of a rental twice, in any week', () => {
    for (let weeks = 0; weeks < 105; weeks += 1) {
      const moved = movedTo(data.rentals, weeksLater(weeks));
      const twice = moved.filter(({ taken }) => {
        const nights = taken.flatMap(([from, to]) => nightsOf(from, to));
        return new Set(nights).size !== nights.length;
      });
      expect(twice.map(({ rental }) => `${rental.id} after ${weeks} weeks`)).toEqual([]);
    }
  });
});
