import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { RentalFilters, RentalPeriods, RentalUnit } from '#wire/rental-unit.ts';
import { blockedStayStatements, rentalUnitStatements, siteStatements } from '../intake/index.ts';
import { spansFrom } from '../rental-units/periods.ts';
import { answerOf, get, post } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { aRentalOffer, aRentalUnit, julySaturdays, RATES } from '../testing/rentals.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';

const TODAY = brusselsDay(new Date());
const named = (id: string, nl: string) => ({ id, name: { nl } });
const KNOKKE = { id: 1, zip: '8300', name: { nl: 'Knokke' } };
const OOSTENDE = { id: 2, zip: '8400', name: { nl: 'Oostende', fr: 'Ostende' } };

/** Weeks of the high season, the first of which is free everywhere. */
const [free, taken] = julySaturdays(TODAY);
const WEEKEND = spansFrom(TODAY).find(({ type }) => type === 'WEEKEND')?.from ?? '';

beforeAll(() =>
  store(
    aRentalOffer(
      'coast',
      aRentalUnit('studio', {
        maxOccupation: 2,
        city: KNOKKE,
        location: named('zoute', 'Het Zoute'),
        subKind: named('STUDIO', 'Studio'),
        building: { name: 'Albert', rentalName: 'Alk' },
        descriptionShort: { nl: 'Zeezicht', fr: 'Vue sur mer' },
      }),
      aRentalUnit(
        'villa',
        {
          maxOccupation: 8,
          city: OOSTENDE,
          location: named('raversijde', 'Raversijde'),
          subKind: named('VILLA', 'Villa'),
          building: { rentalName: 'Baken' },
        },
        { rules: { arrivalDays: [6], minNights: 7 } },
      ),
      aRentalUnit('flat', { city: OOSTENDE, building: { rentalName: 'Zwin' } }),
    ),
    rentalUnitStatements('coast', aRentalUnit('cheap', { city: KNOKKE, maxOccupation: 4 }), {
      rates: [{ season: 'HIGH', type: 'WEEK', price: 400 }],
    }),
    rentalUnitStatements('coast', aRentalUnit('gone'), { withdrawnAt: '2026-01-01T00:00:00Z' }),
    blockedStayStatements('coast', {
      id: 'b1',
      unitId: 'flat',
      from: taken,
      to: addDays(taken, 7),
      at: '2026-01-01T00:00:00Z',
    }),
    aRentalOffer('unset'),
    rentalUnitStatements(
      'unset',
      aRentalUnit(
        'bare',
        {},
        { costs: { cleaning: -1, deposit: null }, rules: { arrivalDays: [6], minNights: -1 } },
      ),
      { rates: RATES },
    ),
    siteStatements(aSite('inland')),
    rentalUnitStatements('inland', aRentalUnit('barn')),
    aRentalOffer('other'),
  ),
);

const search = async (query: object, more: object = {}) => {
  const response = await post('/sites/coast/rental-units', { query, ...more });
  expect(response.status).toBe(200);
  return response.json<{ total: { value: number }; results: RentalUnit[] }>();
};
const idsOf = ({ results }: { results: RentalUnit[] }) => results.map(({ id }) => id);

describe('POST …/rental-units (contract, "Rentals")', () => {
  it.each([
    ['everything, by name', {}, ['studio', 'villa', 'cheap', 'flat']],
    ['a city', { terms: { city: ['2'] } }, ['villa', 'flat']],
    ['a location', { terms: { location: ['zoute', 'none'] } }, ['studio']],
    ['a sub kind', { terms: { subKind: ['VILLA'] } }, ['villa']],
    ['persons at least', { range: { maxOccupation: { gte: 4 } } }, ['villa', 'cheap', 'flat']],
    ['a type of period', { terms: { periodType: ['WEEKEND'] } }, ['studio', 'flat']],
    ['a day of arrival', { range: { dates: { from: taken } } }, ['studio', 'villa', 'cheap']],
    [
      'a type that begins on a day',
      { terms: { periodType: ['WEEKEND'] }, range: { dates: { from: WEEKEND } } },
      ['studio', 'flat'],
    ],
    [
      'a type that never begins on that day',
      { terms: { periodType: ['WEEKEND'] }, range: { dates: { from: free } } },
      [],
    ],
    [
      'a free week',
      { range: { dates: { from: free, to: addDays(free, 7) } } },
      ['studio', 'villa', 'cheap', 'flat'],
    ],
    [
      'a week that one has taken',
      { range: { dates: { from: taken, to: addDays(taken, 7) } } },
      ['studio', 'villa', 'cheap'],
    ],
    [
      'a week that begins on the day others leave',
      { range: { dates: { from: addDays(taken, 7), to: addDays(taken, 14) } } },
      ['studio', 'villa', 'cheap', 'flat'],
    ],
    ['a stay no period makes up', { range: { dates: { from: free, to: addDays(free, 5) } } }, []],
    ['departure before arrival', { range: { dates: { from: free, to: addDays(free, -7) } } }, []],
    ['days in the past', { range: { dates: { from: '2020-07-04', to: '2020-07-11' } } }, []],
    ['the beginning of a word, without accents', { match: { text: 'ÖSTEN' } }, ['villa', 'flat']],
    ['a word in another language', { match: { text: 'vue mer' } }, ['studio']],
    ['nothing by signs alone', { match: { text: '%_' } }, []],
  ])('finds %s', async (_what, query, found) => {
    const answer = await search(query);
    expect(idsOf(answer)).toEqual(found);
    expect(answer.total.value).toBe(found.length);
  });

  it.each([
    ['price', 'asc', ['cheap', 'flat', 'studio', 'villa']],
    ['price', 'desc', ['flat', 'studio', 'villa', 'cheap']],
    ['maxOccupation', 'desc', ['villa', 'cheap', 'flat', 'studio']],
    ['city', 'asc', ['cheap', 'studio', 'flat', 'villa']],
  ])('sorts by %s %s, a tie by id', async (field, order, found) => {
    expect(idsOf(await search({}, { sort: [{ [field]: { order } }] }))).toEqual(found);
  });

  it('returns a page and the total', async () => {
    const answer = await search({}, { from: 1, size: 2 });
    expect(idsOf(answer)).toEqual(['villa', 'cheap']);
    expect(answer.total.value).toBe(4);
  });

  it('quotes exactly the requested stay, also of several periods', async () => {
    const { results } = await search({ range: { dates: { from: free, to: addDays(free, 7) } } });
    expect(results[0]?.quote).toEqual({ from: free, to: addDays(free, 7), price: 1_200 });
    const fortnight = await search({ range: { dates: { from: free, to: addDays(free, 14) } } });
    expect(fortnight.results.map(({ quote }) => quote?.price)).toEqual([2_400, 2_400, 800]);
  });

  it.each([
    ['a sort it does not know', { query: {}, sort: [{ colour: { order: 'asc' } }] }],
    ['a day that is none', { query: { range: { dates: { from: '2027-02-29' } } } }],
    ['a field it does not know', { query: { terms: { colour: ['red'] } } }],
  ])('refuses %s', async (_what, body) => {
    expect((await post('/sites/coast/rental-units', body)).status).toBe(400);
  });

  it('answers 404 when the agency lets none', async () => {
    expect((await post('/sites/inland/rental-units', { query: {} })).status).toBe(404);
    expect((await post('/sites/inland/rental-units/filters', { query: {} })).status).toBe(404);
  });
});

describe('POST …/rental-units/filters (spec 1 §3, "Filter data")', () => {
  const filters = async (query: object) =>
    (await post('/sites/coast/rental-units/filters', { query })).json<RentalFilters>();

  it('counts each option under the query without its own part', async () => {
    const answer = await filters({ terms: { city: ['2'] } });
    expect(answer).toMatchObject({
      cities: [
        { id: '1', count: 2 },
        { id: '2', name: { nl: 'Oostende' }, count: 2 },
      ],
      locations: [
        { id: 'zoute', count: 0 },
        { id: 'raversijde', count: 1 },
      ],
      subKinds: [
        { id: 'STUDIO', count: 0 },
        { id: 'VILLA', count: 1 },
      ],
      maxOccupations: [
        { value: 2, count: 2 },
        { value: 4, count: 2 },
        { value: 8, count: 1 },
      ],
      periodTypes: [
        { id: 'WEEK', count: 2 },
        { id: 'WEEKEND', count: 1 },
        { id: 'MIDWEEK', count: 1 },
      ],
    });
    expect(answer.periodStartDates.find(({ day }) => day === taken)?.count).toBe(1);
    expect(answer.periodDates).toContainEqual({ type: 'WEEK', from: free, to: addDays(free, 7), count: 2 });
  });

  it.each([1, 3, 1_000])(
    'gives the first %i free stays where so many are asked for, and all else alike',
    async (stays) => {
      const body = { query: { terms: { periodType: ['WEEK', 'WEEKEND'] } } };
      const some = await post(`/sites/coast/rental-units/filters?stays=${stays}`, body);
      const all = await filters(body.query);
      expect(all.periodDates.length).toBeGreaterThan(3);
      expect(await some.json()).toEqual({ ...all, periodDates: all.periodDates.slice(0, stays) });
    },
  );

  it.each(['0', '-1', '1.5', 'all', '1001'])('refuses %s free stays', async (stays) => {
    const answer = await post(`/sites/coast/rental-units/filters?stays=${stays}`, { query: {} });
    expect(answer.status).toBe(400);
  });

  it('offers other days than the one chosen, of the type chosen', async () => {
    const answer = await filters({ terms: { periodType: ['WEEK'] }, range: { dates: { from: taken } } });
    expect(answer.periodStartDates.find(({ day }) => day === free)?.count).toBe(4);
    expect(answer.periodDates.every(({ type }) => type === 'WEEK')).toBe(true);
    expect(answer.periodTypes.map(({ count }) => count)).toEqual([3, 0, 0]);
  });
});

describe('GET …/rental-units/{id}', () => {
  it('states the lowest prices', async () => {
    const { body } = await answerOf(await get('/sites/coast/rental-units/villa'));
    expect(body).toMatchObject({
      id: 'villa',
      general: { building: { rentalName: 'Baken' } },
      pricesFrom: [{ type: 'WEEK', price: 500 }],
    });
  });

  it.each([
    ['one that was withdrawn', 'coast', 'gone', 410],
    ['one that never was', 'coast', 'none', 404],
    ['one of a site without rentals', 'inland', 'barn', 404],
  ])('answers for %s', async (_what, site, id, status) => {
    expect((await get(`/sites/${site}/rental-units/${id}`)).status).toBe(status);
    expect((await get(`/sites/${site}/rental-units/${id}/periods`)).status).toBe(status);
  });

  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/rental-units/${id}`, headers),
    site: 'coast',
    id: 'flat',
    foreignSite: 'other',
  });
});

describe('GET …/rental-units/{id}/periods', () => {
  const periodsOf = async (id: string) =>
    (await get(`/sites/coast/rental-units/${id}/periods`)).json<RentalPeriods>();

  it('returns periods, taken nights, rules and costs', async () => {
    const { periods, nights, rules, costs } = await periodsOf('flat');
    expect(periods.find(({ type, from }) => type === 'WEEK' && from === taken)).toEqual({
      id: `WEEK-${taken}`,
      type: 'WEEK',
      from: taken,
      to: addDays(taken, 7),
      price: 1_200,
      state: 'busy',
    });
    expect(nights.busy).toEqual([[taken, addDays(taken, 7)]]);
    expect(rules).toEqual({ arrivalDays: [1, 5, 6], minNights: 3 });
    expect(costs).toEqual({ cleaning: 95, deposit: 300, touristTaxPerPersonNight: 2.5 });
  });

  it('charges no unset costs, and offers weeks when no minimum stay is set (spec 1 §5)', async () => {
    const { periods, rules, costs } = await (
      await get('/sites/unset/rental-units/bare/periods')
    ).json<RentalPeriods>();
    expect(costs).toEqual({ cleaning: 0, deposit: 0, touristTaxPerPersonNight: 0 });
    expect(rules).toEqual({ arrivalDays: [6], minNights: 7 });
    expect(periods.some(({ state }) => state === 'free')).toBe(true);
  });

  it('allows arrival on the day others leave', async () => {
    const { periods } = await periodsOf('flat');
    const next = periods.find(({ type, from }) => type === 'WEEK' && from === addDays(taken, 7));
    expect(next?.state).toBe('free');
  });

  it('respects the days of arrival and the minimum stay', async () => {
    const { periods } = await periodsOf('villa');
    expect(new Set(periods.map(({ type }) => type))).toEqual(new Set(['WEEK']));
    expect(periods.every(({ from }) => weekdayOf(from) === 6)).toBe(true);
    expect(RATES.some(({ type }) => type === 'WEEKEND')).toBe(true);
  });
});
