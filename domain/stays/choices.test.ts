import { describe, expect, it } from 'vitest';
import { choicesOf, nearestStays } from './choices.ts';
import { type Period, type StayOffer, stayProblem } from './stay.ts';

const TODAY = '2026-11-21';
const week = (from: string, to: string, state: Period['state'] = 'free'): Period => ({
  id: from,
  type: 'WEEK',
  from,
  to,
  price: 700,
  state,
});
const short = (type: 'WEEKEND' | 'MIDWEEK', from: string, to: string): Period => ({
  ...week(from, to),
  type,
});

const offer: StayOffer = {
  periods: [
    week('2026-12-26', '2027-01-02'),
    week('2027-06-26', '2027-07-03', 'busy'),
    week('2027-07-03', '2027-07-10', 'busy'),
    week('2027-07-10', '2027-07-17'),
    week('2027-07-17', '2027-07-24'),
    week('2027-07-24', '2027-07-31', 'busy'),
    week('2027-07-31', '2027-08-07'),
    short('WEEKEND', '2027-07-10', '2027-07-12'),
    short('MIDWEEK', '2027-07-12', '2027-07-17'),
  ],
  busy: [
    ['2027-06-26', '2027-07-03'],
    ['2027-07-03', '2027-07-10'],
    ['2027-07-24', '2027-07-31'],
  ],
  rules: { arrivalDays: [6], minNights: 3 },
  costs: { cleaning: 0, deposit: 0, touristTaxPerPersonNight: 0, extras: [] },
  maxOccupation: 4,
};
const choices = choicesOf(offer, TODAY);

describe('the choices of a unit’s nights', () => {
  it('offers the departures that periods lead to, from the minimum number of nights', () => {
    expect(choices.departuresFrom('2027-07-10')).toEqual(['2027-07-17', '2027-07-24']);
    expect(choices.departuresFrom('2026-12-26')).toEqual(['2027-01-02']);
  });

  it('allows arrival on a day of departure of others, not on their day of arrival', () => {
    expect(choices.mayArrive('2027-07-10')).toBe(true);
    expect(choices.mayArrive('2027-07-24')).toBe(false);
    expect(choices.departuresFrom('2027-07-17')).toEqual(['2027-07-24']);
  });

  it('allows only days of arrival that are not past', () => {
    expect(choices.mayArrive('2027-07-12')).toBe(false);
    expect(choicesOf(offer, '2027-07-11').mayArrive('2027-07-10')).toBe(false);
  });

  it('ignores a period marked free whose nights are taken', () => {
    const torn = { ...offer, busy: [...offer.busy, ['2027-07-13', '2027-07-14'] as const] };
    expect(choicesOf(torn, TODAY).mayArrive('2027-07-10')).toBe(false);
  });

  it('offers only stays that can be reserved', () => {
    for (const { from } of offer.periods)
      for (const to of choices.departuresFrom(from))
        expect(stayProblem({ from, to, persons: 1 }, offer, TODAY)).toBeNull();
  });

  it('recognises a day on which one stay follows another', () => {
    expect(choices.isTurnover('2027-07-03')).toBe(true);
    expect(choices.isTurnover('2027-07-10')).toBe(false);
    expect([choices.isTaken('2027-07-09'), choices.isTaken('2027-07-10')]).toEqual([true, false]);
  });

  it('finds the nearest stays of as many nights', () => {
    expect(nearestStays({ from: '2027-07-03', to: '2027-07-10' }, choices)).toEqual([
      { from: '2027-07-10', to: '2027-07-17' },
      { from: '2027-07-17', to: '2027-07-24' },
      { from: '2027-07-31', to: '2027-08-07' },
    ]);
    expect(nearestStays({ from: '2028-07-01', to: '2028-07-08' }, choices)).toEqual([]);
  });
});
