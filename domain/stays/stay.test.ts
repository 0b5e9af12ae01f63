import { describe, expect, it } from 'vitest';
import { addDays, isDay, isMeantDay, nightCount, nightsOf, weekdayOf } from './day.ts';
import { breakdownOf, chainOf, knownCosts, type Period, type StayOffer, stayProblem } from './stay.ts';

const period = (type: Period['type'], from: string, to: string, price: number): Period => ({
  id: `${type}-${from}`,
  type,
  from,
  to,
  price,
  state: 'free',
});

/** Two weeks of July 2027 (Saturdays 3, 10, 17), and a winter fortnight of mid-weeks and weekends. */
const offer: StayOffer = {
  periods: [
    period('WEEK', '2027-07-03', '2027-07-10', 1295),
    period('WEEK', '2027-07-10', '2027-07-17', 1295),
    { ...period('WEEK', '2027-07-17', '2027-07-24', 1295), state: 'busy' },
    period('WEEK', '2027-01-08', '2027-01-15', 600),
    period('WEEKEND', '2027-01-08', '2027-01-11', 300.1),
    period('MIDWEEK', '2027-01-11', '2027-01-15', 250.2),
    period('WEEK', '2026-12-26', '2027-01-02', 700),
  ],
  busy: [['2027-07-17', '2027-07-24']],
  rules: { arrivalDays: [1, 5, 6], minNights: 3 },
  costs: { cleaning: 95, deposit: 300, touristTaxPerPersonNight: 2.5, extras: [] },
  maxOccupation: 6,
};
const TODAY = '2026-11-21';
const wish = (from: string, to: string, persons = 4) => ({ from, to, persons });

describe('days', () => {
  it.each([
    ['2027-02-28', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-2-3', false],
    ['27-02-03', false],
    ['2027-13-01', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it.each([
    ['2026-11-28', true],
    ['1874-05-01', true],
    ['0026-11-28', false],
    ['0202-11-28', false],
    ['9999-12-31', false],
    ['20226-11-28', false],
    ['2027-02-29', false],
  ])('%s is a day that somebody can mean: %s', (text, expected) => {
    expect(isMeantDay(text)).toBe(expected);
  });

  it('counts nights over New Year and over both changes of the clock', () => {
    expect(nightCount('2026-12-26', '2027-01-02')).toBe(7);
    expect(nightCount('2027-03-27', '2027-04-03')).toBe(7);
    expect(nightCount('2027-10-30', '2027-11-06')).toBe(7);
    expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(nightsOf('2027-01-02', '2027-01-02')).toEqual([]);
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(weekdayOf('2027-07-03')).toBe(6);
  });
});

describe('a stay', () => {
  it.each([
    ['a week', wish('2027-07-03', '2027-07-10'), null],
    ['two weeks on end', wish('2027-07-03', '2027-07-17'), null],
    ['over New Year', wish('2026-12-26', '2027-01-02'), null],
    ['departure before arrival', wish('2027-07-10', '2027-07-03'), 'order'],
    ['no night', wish('2027-07-03', '2027-07-03'), 'order'],
    ['begun already', wish('2026-11-20', '2026-11-27'), 'past'],
    ['forty persons', wish('2027-07-03', '2027-07-10', 40), 'persons'],
    ['nobody', wish('2027-07-03', '2027-07-10', 0), 'persons'],
    ['half a person', wish('2027-07-03', '2027-07-10', 1.5), 'persons'],
    ['arriving on a Sunday', wish('2027-07-04', '2027-07-11'), 'arrival'],
    ['two nights', wish('2027-01-08', '2027-01-10'), 'too_short'],
    ['taken in part', wish('2027-07-10', '2027-07-24'), 'taken'],
    ['a made-up period', wish('2027-07-03', '2027-07-08'), 'invalid'],
    ['years away', wish('2037-07-03', '2037-07-10'), 'invalid'],
  ])('%s', (_, asked, problem) => {
    expect(stayProblem(asked, offer, TODAY)).toBe(problem);
  });

  it('may begin on the day of departure of others', () => {
    expect(stayProblem(wish('2027-07-10', '2027-07-17'), offer, TODAY)).toBeNull();
  });

  it('consists of the cheapest periods', () => {
    expect(chainOf(offer.periods, '2027-01-08', '2027-01-15')?.map(({ type }) => type)).toEqual([
      'WEEKEND',
      'MIDWEEK',
    ]);
  });

  it.each([undefined, null, {}, { cleaning: null, deposit: -1 }, { touristTaxPerPersonNight: -1 }])(
    'is possible with any of its costs unset: %j (spec 1 §5)',
    (stated) => {
      const unpriced = { ...offer, costs: knownCosts(stated) };
      const asked = wish('2027-07-03', '2027-07-10');
      expect(stayProblem(asked, unpriced, TODAY)).toBeNull();
      const breakdown = breakdownOf(asked, unpriced);
      expect(breakdown?.total).toBe(breakdown?.stay);
      expect([breakdown?.cleaning, breakdown?.touristTax, breakdown?.deposit]).toEqual([0, 0, 0]);
    },
  );

  it('costs its periods, cleaning and tax; the deposit is separate', () => {
    expect(breakdownOf(wish('2027-01-08', '2027-01-15', 3), offer)).toEqual({
      nights: 7,
      stay: 550.3,
      cleaning: 95,
      touristTax: 52.5,
      extras: [],
      total: 697.8,
      deposit: 300,
    });
    expect(breakdownOf(wish('2027-07-03', '2027-07-09'), offer)).toBeNull();
  });
});
