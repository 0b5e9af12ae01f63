import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '#domain/fold.ts';
import { addDays } from '#domain/stays/day.ts';
import { EXTRA_BASES } from '#domain/stays/extras.ts';
import { SEASONS } from '#domain/stays/seasons.ts';
import { PERIOD_TYPES } from '#domain/stays/stay.ts';
import type { RentalQuery, RentalSearchRequest } from '#wire/rental-unit.ts';
import { rentalUnitStatements, type Statement, siteStatements } from '../intake/index.ts';
import { prepare } from '../platform/db/prepare.ts';
import { spansFrom } from '../rental-units/periods.ts';
import { rentalSearch } from '../rental-units/rental-search.ts';
import { type NaiveUnit, naiveRentals } from '../testing/naive-rentals.ts';
import { aRentalSite, aRentalUnit } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';
import { findRentalFilters } from './filters.ts';
import { rentalSearchStatement, searchRentals } from './search.ts';

const TODAY = '2026-11-21';
const SPANS = spansFrom(TODAY);
const PLACES = [{ id: 1, name: { nl: 'Knokke' } }, { id: '2', name: { nl: 'Oostende' } }, undefined];
const KINDS = [{ id: 'VILLA', name: { nl: 'Villa' } }, { id: 'STUDIO', name: { nl: 'Studio' } }, undefined];
const oneOf = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Stays are in ranges of nine days, so that no two overlap. */
const STRETCH = 9;
const stay = fc
  .record({ nights: fc.integer({ min: 1, max: STRETCH }), late: fc.nat(STRETCH), state: fc.nat(3) })
  .map(({ nights, late, state }) => ({ nights, after: Math.min(late, STRETCH - nights), state }));
/** States of a stay's row: blocked by the agency, held, expired hold, released. */
const STATES = [
  { state: 'blocked', held: null },
  { state: 'confirmed', held: '2100-01-01T00:00:00.000Z' },
  { state: 'confirmed', held: '2000-01-01T00:00:00.000Z' },
  { state: 'released', held: null },
] as const;

const unit = fc.record({
  name: oneOf('Alk', 'Zwin', 'Baken'),
  city: oneOf(...PLACES),
  location: oneOf(...PLACES),
  subKind: oneOf(...KINDS),
  maxOccupation: oneOf(undefined, 2, 4, 8),
  extras: fc.subarray([
    ...EXTRA_BASES.map((per, n) => ({ id: per, price: 100 + 37.5 * n, per, obligatory: true })),
    { id: 'dog', name: { fr: 'Chien' }, price: 999, per: 'STAY' as const, obligatory: false },
  ]),
  equipment: fc.subarray([
    { name: { en: 'Wi-Fi' } },
    { name: { nl: 'Lift' } },
    { name: { de: 'Keine Hunde' } },
  ]),
  arrivalDays: oneOf(undefined, [], [6], [1, 5], [1, 5, 6]),
  minNights: oneOf(undefined, -1, 0, 1, 3, 4, 5, 7, 8),
  rates: fc.array(
    fc.record({
      season: oneOf(...SEASONS),
      type: oneOf(...PERIOD_TYPES),
      price: oneOf(260, 300.1, 420.55, 700, 1_200),
    }),
    { maxLength: 14 },
  ),
  stays: fc.array(fc.option(stay), { maxLength: 62 }),
});
type Given = typeof unit extends fc.Arbitrary<infer Unit> ? Unit : never;

const staySql = (siteId: string) =>
  'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, held_until, email_key, persons, doc, created_at) ' +
  `VALUES ('${siteId}', ?, ?, ?, ?, ?, ?, 'somebody', 1, '{}', '2020-01-01T00:00:00.000Z')`;

/** Another agency, whose unit has the id of the first one here and is taken on all days. */
const NEIGHBOUR: readonly (readonly Statement[])[] = [
  siteStatements(aRentalSite('shore')),
  rentalUnitStatements('shore', aRentalUnit(2)),
  [0, 360].map((upcoming) => ({
    sql: staySql('shore'),
    params: [
      `after ${upcoming}`,
      '2',
      addDays(TODAY, upcoming),
      addDays(TODAY, upcoming + 360),
      'blocked',
      null,
    ],
  })),
];

/** A unit with the statements that store it. */
const asStored = (given: Given, index: number): { statements: Statement[]; naive: NaiveUnit } => {
  const { name, city, location, subKind, maxOccupation, arrivalDays, minNights, rates } = given;
  // Tests that 2 comes before 10.
  const id = 2 + 4 * index;
  const general = {
    city,
    location,
    subKind,
    maxOccupation,
    building: { rentalName: name },
    rentalOptions: given.extras,
    equipment: given.equipment,
  };
  const document = aRentalUnit(id, general, {
    rules: arrivalDays === undefined ? null : { arrivalDays: [...arrivalDays], minNights },
  });
  const taken = given.stays.flatMap((each, stretch) => {
    if (each === null) return [];
    const from = addDays(TODAY, -STRETCH + stretch * STRETCH + each.after);
    return [{ from, to: addDays(from, each.nights), ...STATES[each.state as 0 | 1 | 2 | 3] }];
  });
  const words = [name, city?.name.nl, location?.name.nl, subKind?.name.nl].map((word) => fold(word ?? ''));
  return {
    statements: [
      ...rentalUnitStatements('coast', document, { rates }),
      ...taken.map(({ from, to, state, held }, number) => ({
        sql: staySql('coast'),
        params: [`${id}-${number}`, String(id), from, to, state, held],
      })),
    ],
    naive: {
      unit: document,
      rates,
      busy: taken
        .filter(({ to, state, held }) => to > TODAY && state !== 'released' && held !== STATES[2].held)
        .map(({ from, to }) => [from, to] as const),
      name: fold(name),
      cityName: fold(city?.name.nl ?? ''),
      words: words.filter((word) => word !== '').join(' '),
    },
  };
};

const day = fc.nat(SPANS.length - 1).map((index) => SPANS[index]?.from ?? TODAY);
const dates = fc
  .record({ from: day, nights: oneOf(undefined, undefined, 7, 7, 3, 4, 10, 11, 14, 21, 5, 0, -7) })
  .map(({ from, nights }) => ({ from, ...(nights === undefined ? {} : { to: addDays(from, nights) }) }));
const some = (...values: readonly string[]) => fc.subarray([...values], { minLength: 1 });

const request: fc.Arbitrary<RentalSearchRequest> = fc.record({
  query: fc.record({
    terms: maybe(
      fc.record({
        city: maybe(some('1', '2')),
        pets: fc.option(some('yes', 'no'), { nil: undefined, freq: 1 }),
        wifi: fc.option(some('yes'), { nil: undefined, freq: 1 }),
        lift: fc.option(some('yes', 'maybe'), { nil: undefined, freq: 1 }),
        id: fc.option(some('2', '6', '10', 'none'), { nil: undefined, freq: 1 }),
        location: fc.option(some('1', '2'), { nil: undefined, freq: 1 }),
        subKind: fc.option(some('VILLA', 'STUDIO'), { nil: undefined, freq: 1 }),
        periodType: maybe(some(...PERIOD_TYPES)),
      }),
    ),
    range: maybe(
      fc.record({
        maxOccupation: maybe(oneOf({ gte: 1 }, { gte: 4 })),
        total: fc.option(oneOf({ lte: 600 }, { lte: 1_000 }), { nil: undefined, freq: 1 }),
        dates: maybe(dates),
      }),
    ),
    match: fc.option(fc.record({ text: oneOf('alk', 'KNO', 'villa oost', '%') }), {
      nil: undefined,
      freq: 1,
    }),
  }),
  sort: maybe(
    fc.array(
      fc
        .tuple(oneOf('name', 'price', 'maxOccupation', 'city'), oneOf('asc', 'desc'))
        .map(([field, order]) => ({ [field]: { order } })),
      { maxLength: 2 },
    ),
  ),
  from: maybe(oneOf(0, 2)),
  size: maybe(oneOf(0, 3)),
});

/** Count of an option: units that a naive search finds when the option replaces its part of the query. */
const naiveCount = (units: readonly NaiveUnit[], query: RentalQuery, part: RentalQuery): number =>
  naiveRentals(
    units,
    {
      query: { ...query, terms: { ...query.terms, ...part.terms }, range: { ...query.range, ...part.range } },
    },
    TODAY,
  ).length;

/** Periods whose counts are compared: a few of each type, near and far. */
const SOME_SPANS = SPANS.filter((_span, index) => index % 31 === 0);

const expectNaiveOptions = async (units: readonly NaiveUnit[], query: RentalQuery): Promise<void> => {
  const options = await findRentalFilters(env.DB, 'coast', query, TODAY);
  const counted = (part: RentalQuery) => naiveCount(units, query, part);
  for (const [list, term] of [
    ['locations', 'location'],
    ['cities', 'city'],
    ['subKinds', 'subKind'],
    ['periodTypes', 'periodType'],
  ] as const) {
    for (const { id, count } of options[list])
      expect(count).toBe(counted({ terms: { [term]: [String(id)] } }));
  }
  for (const { id, count } of options.features) expect(count).toBe(counted({ terms: { [id]: ['yes'] } }));
  const named = (idOf: (unit: NaiveUnit['unit']) => unknown) =>
    new Set(units.flatMap(({ unit }) => idOf(unit) ?? []).map(String));
  expect(new Set(options.cities.map(({ id }) => String(id)))).toEqual(
    named(({ general }) => general.city?.id),
  );
  expect(options.cities.map(({ name }) => name?.nl)).toEqual(
    options.cities.map(({ id }) => (id === '1' ? 'Knokke' : 'Oostende')),
  );
  for (const { value, count } of options.maxOccupations) {
    expect(count).toBe(counted({ range: { maxOccupation: { gte: value } } }));
  }
  const asked = query.terms?.periodType;
  for (const { type, from, to } of SOME_SPANS) {
    const isAsked = asked === undefined || asked.includes(type);
    const one = counted({ terms: { periodType: [type] }, range: { dates: { from } } });
    const announced = options.periodDates.find(
      (span) => span.from === from && span.to === to && span.type === type,
    );
    expect(announced?.count ?? 0).toBe(isAsked ? one : 0);
    expect(options.periodStartDates.find(({ day }) => day === from)?.count ?? 0).toBe(isAsked ? one : 0);
  }
  const days = options.periodStartDates.map((start) => start.day);
  expect(days).toEqual(days.toSorted());
};

it('agrees with a naive search in results, order, prices and options, for any units and stays', async () => {
  const cases = fc.tuple(
    fc.array(unit, { minLength: 1, maxLength: 6 }),
    fc.array(request, { minLength: 20, maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([units, requests]) => {
      await env.DB.prepare('DELETE FROM sites').run();
      const stored = units.map(asStored);
      const own = stored.map(({ statements }) => statements);
      await store(siteStatements(aRentalSite('coast')), ...own, ...NEIGHBOUR);
      const naive = stored.map((each) => each.naive);
      for (const each of requests) {
        const found = naiveRentals(naive, each, TODAY);
        const from = each.from ?? 0;
        const { total, results } = await searchRentals(env.DB, 'coast', each, TODAY);
        expect(total).toBe(found.length);
        expect(
          results.map(({ id, pricesFrom, quote }) => ({
            id: String(id),
            pricesFrom,
            quote: quote?.price ?? null,
          })),
        ).toEqual(found.slice(from, from + (each.size ?? 15)));
      }
      for (const { query } of requests.slice(0, 5)) await expectNaiveOptions(naive, query);
    }),
    { numRuns: 10, seed: 20_261_123, endOnFailure: true },
  );
}, 120_000);

it('has at most one way to make up a stay: no two periods begin on the same day', () => {
  for (let upcoming = 0; upcoming < 1_500; upcoming += 31) {
    const days = spansFrom(addDays(TODAY, upcoming)).map(({ from }) => from);
    expect(new Set(days).size).toBe(days.length);
  }
});

it.each<[string, RentalSearchRequest]>([
  ['of a stay', { query: { range: { dates: { from: '2027-07-03', to: '2027-07-10' } } } }],
  ['of a type', { query: { terms: { periodType: ['WEEK', 'WEEKEND'] } } }],
  ['for the order by price', { query: {}, sort: [{ price: { order: 'asc' } }] }],
])('looks for taken nights by an index: %s', async (_what, asked) => {
  const { sql, params } = rentalSearchStatement(rentalSearch('coast', asked.query, TODAY), asked);
  const plan = await prepare(env.DB, { sql: `EXPLAIN QUERY PLAN ${sql}`, params }).all<{ detail: string }>();
  const detail = plan.results.map((row) => row.detail).join('\n');
  expect(detail).toContain('SEARCH s USING INDEX stays_of_unit (site_id=? AND unit_id=? AND to_day>?)');
  expect(detail).not.toMatch(/SCAN (u|s|stays|rental_units)\b/);
});
