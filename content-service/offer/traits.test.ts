import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { EMPTY_FILTER, type EstateFilter } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import { keysOf } from '#domain/filter/search.ts';
import { askedTraits, meetsTraits, says, TRAIT_PARAMETERS } from '#domain/filter/trait-parameters.ts';
import {
  CODED,
  type CodedTrait,
  codeNumber,
  FEATURES,
  MEASURED,
  TRAITS,
  type Trait,
  type TraitValues,
} from '#domain/filter/traits.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { traitsOf } from '#domain/traits/traits-of.ts';
import type { Estate } from '#wire/estate.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { toEstateQuery } from '#worker/search/request/estate-query.ts';
import { toSearchRequest } from '#worker/search/request/search-request.ts';
import type { SearchScope } from '../estates/scope.ts';
import { estateStatements, type Statement, siteStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { anOffer } from '../testing/offer.ts';
import { store } from '../testing/store.ts';
import { findFilterOptions } from './filters/options.ts';
import { searchEstates } from './search.ts';

/**
 * The filters of homes against a plain reading of their documents: domain code reads each document and decides, without
 * SQL and without the columns that an import wrote (decision 150).
 */

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM sites').run();
});

const oneOf = <const Values extends readonly unknown[]>(...values: Values): fc.Arbitrary<Values[number]> =>
  fc.constantFrom(...(values as readonly Values[number][]));
const yesNo = oneOf(true, false, 'YES', 'NO', 1, null, undefined, 'UNKNOWN');

/** What a home of the first source says. */
const first = fc.record({
  dimensions: fc.record({
    areaBuild: oneOf(-1, 0, 49.9, 60, 99, 100, 180, undefined),
    areaGround: oneOf(-1, 0, 80, 500, 650.5, undefined),
  }),
  energy: fc.record({
    energyLabel: oneOf('A', 'B_A_PLUS', 'C', 'G', null),
    epcValue: oneOf(-1, 90, 420, undefined),
  }),
  technical: fc.record({
    constructionYear: oneOf(-1, 0, 1924, 1990, 2021, undefined),
    renovationYear: oneOf(-1, 2003, undefined),
    condition: oneOf({ id: 'GOOD_CONDITION' }, { id: 'TO_RENOVATE' }, { id: 77 }, undefined),
    buildingType: oneOf({ id: 'OPEN' }, { id: 'CLOSED' }, undefined),
    newBuilding: yesNo,
    elevator: yesNo,
    furniture: yesNo,
    petsAllowed: yesNo,
    directionGarden: oneOf('S', '', '0', undefined),
    available: oneOf(
      { id: 1, name: { fr: 'Immédiatement' } },
      { id: 2, name: { nl: 'Bij akte' } },
      undefined,
    ),
    availableDate: oneOf('2027-01-15', '2027-03-01', 'soon', undefined),
  }),
  layout: fc.subarray([{ typeId: 10, surface: 12 }, { typeId: 6 }, { typeId: 14, count: 0 }, { typeId: 1 }]),
  facilities: fc.subarray([
    { name: { nl: 'Zeezicht' } },
    { name: { fr: 'Jardin' } },
    { name: { nl: 'Sauna' } },
  ]),
});

/** What a listing of the second source says. */
const second = fc.record({
  certification: fc.record({
    energy_label: oneOf('A_PLUS', 'D', undefined),
    epc_value: oneOf(75, undefined),
  }),
  comfort: fc.record({ lift: yesNo, furnished: yesNo, domestic_animals_allowed: yesNo }),
  construction: fc.record({
    living_area_surface: oneOf(0, 55, 120, '151.5', undefined),
    land_surface: oneOf(0, 300, undefined),
    facades_count: oneOf(0, 2, 3, 7, undefined),
    construction_type: oneOf('HALF_OPEN', undefined),
    construction_year: oneOf(0, 1955, undefined),
    renovation_year: oneOf(2018, undefined),
    condition: oneOf('NEW', 'RENEWED', 'OTHER', undefined),
    new_construction: yesNo,
  }),
  layout: fc.record({ terrace: oneOf(0, 14, { surface: 9 }, undefined), garage: oneOf(undefined, 18) }),
  other: fc.record({
    garden: yesNo,
    garden_surface: oneOf(0, 120, undefined),
    sea_view: yesNo,
    side_sea_view: yesNo,
    parking_spaces_count: oneOf(0, 1, undefined),
    available: oneOf('IMMEDIATE', 'DEED', 'UNKNWON', undefined),
    available_at: oneOf('2027-02-01', undefined),
  }),
});

const entry = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  parentId: fc.option(oneOf(1, 2), { freq: 2, nil: undefined }),
  bedroomCount: oneOf(1, 2, 3),
  price: oneOf(-1, 200_000, 300_000),
  place: oneOf(aCity(1, '8300', 'Knokke', 51.35, 3.28), aCity(2, '4000', 'Luik', 50.64, 5.57), {
    ...aCity(3, '1000', 'Brussel', 50.85, 4.35),
    visible: false,
  }),
  headType: oneOf({ id: 1 }, { id: 3 }, { id: 9 }),
  first,
  second: fc.option(second, { freq: 2, nil: null }),
});
type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never;

/** A stored home, read plainly. */
interface Home {
  readonly id: string;
  readonly parentId: string | null;
  readonly bedrooms: number;
  readonly price: number | null;
  readonly town: string;
  /** Of no price per m²: its price and its area are those of different units. */
  readonly project: boolean;
  readonly traits: TraitValues;
}

const documentsOf = ({ id, parentId, bedroomCount, price, place, headType, ...said }: Entry) => {
  const general: Partial<Estate['general']> = {
    headType,
    bedroomCount,
    price: { value: price },
    address: place,
  };
  if (said.second === null) {
    const estate = anEstate(id, { ...general, parentId }, said.first as Partial<Estate>);
    return { id: String(id), parentId: parentId ?? null, estate, listing: null };
  }
  const listing = aListing(aGuid(id), { address: place, ...(said.second as Partial<SkarabeeListing>) });
  return { id: String(100 + id), parentId: null, estate: anEstate(100 + id, general), listing };
};

const statementsOf = (given: Entry): Statement[] => {
  const { estate, listing } = documentsOf(given);
  return listing === null ? estateStatements('coast', estate) : listingStatements('coast', listing, estate);
};

const homeOf = (given: Entry): Home => {
  const { id, parentId, estate, listing } = documentsOf(given);
  return {
    id,
    parentId: parentId === null ? null : String(parentId),
    bedrooms: given.bedroomCount,
    price: given.price > 0 ? given.price : null,
    project: given.headType.id === 9,
    town: given.place?.city?.zip?.toString() ?? '',
    traits: traitsOf(...(listing === null ? [estate] : [listing, estate])),
  };
};

/** What a unit that says nothing of it shares with its project (decision 150). */
const SHARED: readonly CodedTrait[] = ['lift', 'newBuilding', 'condition', 'facades'];

const ofProject = (unit: TraitValues, project: TraitValues): TraitValues => ({
  ...unit,
  coded: SHARED.filter((trait) => !says(unit, trait)).reduce(
    (coded, trait) => coded + codeNumber(project.coded, trait) * 2 ** CODED[trait].bit,
    unit.coded,
  ),
  year: unit.year ?? project.year,
  availableOn: unit.availableOn ?? project.availableOn,
});

/** The offers of a listed home: itself and its units, which have what they share with it where they say none. */
const offersOf = (home: Home, homes: readonly Home[]): readonly Home[] => [
  home,
  ...homes
    .filter(({ parentId }) => parentId === home.id)
    .map((unit) => ({
      ...unit,
      price: unit.price ?? home.price,
      traits: ofProject(unit.traits, home.traits),
    })),
];

/** Whether an offer meets a filter, apart from what it asks of some traits. */
const meets = (offer: Home, filter: EstateFilter, apart: readonly Trait[] = []): boolean =>
  (filter.bedMin === null || offer.bedrooms >= filter.bedMin) &&
  (filter.priceMax === null || (offer.price !== null && offer.price <= filter.priceMax)) &&
  meetsTraits(
    offer.traits,
    askedTraits(filter).filter(({ trait }) => !apart.includes(trait)),
    filter.unknown,
  );

/** Towns a hundred kilometres apart: a circle about one of them, and an area about another. */
const NEAR_KNOKKE = '20km;51.35;3.28';
const ROUND_BRUSSELS = writeCorners([
  [50.7, 4.2],
  [51, 4.2],
  [51, 4.5],
  [50.7, 4.5],
]);

/** The towns in which a filter looks; null for anywhere. */
const townsOf = ({ circles, area }: EstateFilter): readonly string[] | null =>
  circles.length === 0 && area === null
    ? null
    : [...(circles.length > 0 ? ['8300'] : []), ...(area === null ? [] : ['1000'])];

const isPlaced = ({ town }: Home, filter: EstateFilter): boolean => townsOf(filter)?.includes(town) ?? true;

const found = (homes: readonly Home[], filter: EstateFilter): string[] =>
  homes
    .filter((home) => home.parentId === null && isPlaced(home, filter))
    .filter((home) => offersOf(home, homes).some((offer) => meets(offer, filter)))
    .map(({ id }) => id)
    .toSorted();

/** Options of a trait, with the number of homes that have each, and of those that say nothing. */
const counted = (homes: readonly Home[], filter: EstateFilter, trait: Trait) => {
  const under = homes
    .filter((home) => home.parentId === null && isPlaced(home, filter))
    .map((home) => offersOf(home, homes).filter((offer) => meets(offer, filter, [trait])))
    .filter((offers) => offers.length > 0);
  const count = (has: (values: TraitValues) => boolean): number =>
    under.filter((offers) => offers.some(({ traits }) => has(traits))).length;
  const isAsked = askedTraits(filter).some((asked) => asked.trait === trait);
  const others = filter.unknown.filter((name) => name !== trait);
  const options =
    trait in MEASURED
      ? MEASURED[trait as keyof typeof MEASURED].steps.map(
          (step) =>
            [
              String(step),
              count((values) => (values[trait as keyof typeof MEASURED] ?? -1) >= step),
            ] as const,
        )
      : CODED[trait as keyof typeof CODED].codes.map((code, index) => {
          const number = (values: TraitValues) => codeNumber(values.coded, trait as keyof typeof CODED);
          const fits = (values: TraitValues) =>
            trait === 'energyLabel'
              ? number(values) >= 1 && number(values) <= index + 1
              : number(values) === index + 1;
          return [code, count(fits)] as const;
        });
  return {
    options: Object.fromEntries(options),
    // What a visitor gets by adding the unknown, and not without it.
    unknown: isAsked
      ? found(homes, { ...filter, unknown: [...others, trait] }).length -
        found(homes, { ...filter, unknown: others }).length
      : under.length - count((values) => says(values, trait)),
  };
};

const part = (...texts: readonly string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oneOf(...texts) });
const several = (...texts: readonly string[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(oneOf(...texts), { minLength: 1, maxLength: 3 }) },
  );
const address = fc.record({
  'bed-min': part('2', '3'),
  'price-max': part('250000'),
  'area-min': part('56', '100', '140'),
  'land-min': part('100', '301'),
  epc: part('A', 'C'),
  'year-min': part('1990', '2004'),
  condition: part('GOOD_CONDITION', 'NEW'),
  facades: part('2', '4'),
  with: several(...FEATURES),
  'free-by': part('2027-01-15', '2027-02-10'),
  unknown: several(...TRAITS),
  geo_range: part(NEAR_KNOKKE),
  area: part(ROUND_BRUSSELS),
  sortType: part('area', 'perArea', 'price'),
  sortOrder: part('DESC'),
});
type Address = Readonly<Record<string, string | readonly string[]>>;
const filterOf = (given: Address): EstateFilter =>
  parseFilter(
    new URLSearchParams(
      Object.entries(given).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one] as [string, string]),
      ),
    ),
  );

const queryOf = (filter: EstateFilter) => toEstateQuery(filter, { source: 'first' });
const searched = async (filter: EstateFilter, more: Partial<EstateSearchRequest> = {}): Promise<string[]> => {
  const page = await searchEstates(env.DB, 'coast', { query: queryOf(filter), size: 100, ...more }, 'all');
  expect(page.total).toBe(page.results.length);
  return page.results.map(({ general }) => String(general.id));
};

/** The figure that a list is sorted by; null for the other orders. */
const figureOf = ({ sortType }: EstateFilter): ((home: Home) => number | null) | null =>
  sortType === 'area'
    ? ({ traits }) => traits.livingArea
    : sortType === 'price'
      ? ({ price }) => price
      : sortType === 'perArea'
        ? ({ price, project, traits }) =>
            price === null || project || traits.livingArea === null ? null : price / traits.livingArea
        : null;

/** Homes that say what is asked come first; in both parts figures are in order, and homes without one are last. */
function expectOrder(ids: readonly string[], homes: readonly Home[], filter: EstateFilter): void {
  const saying = found(homes, { ...filter, unknown: [] });
  const parts = [ids.filter((id) => saying.includes(id)), ids.filter((id) => !saying.includes(id))];
  expect(ids).toEqual(parts.flat());
  const figure = figureOf(filter);
  if (figure === null) return;
  const sign = filter.sortOrder === 'DESC' ? -1 : 1;
  for (const part of parts) {
    const listed = part.flatMap((id) => homes.find((home) => home.id === id) ?? []);
    const values = listed
      .map((home) => figure(home))
      .map((value) => (value === null ? Infinity : sign * value));
    expect(values, JSON.stringify(part)).toEqual(values.toSorted((one, other) => one - other));
  }
}

describe('filters by traits', () => {
  it('find and count what a plain reading of the documents does, for any offer of both sources', async () => {
    const cases = fc.tuple(
      fc.uniqueArray(entry, { minLength: 6, maxLength: 12, selector: ({ id }) => id }),
      fc.array(address, { minLength: 12, maxLength: 12 }),
      fc.array(oneOf(...TRAITS), { minLength: 1, maxLength: 6 }),
    );
    let hits = 0;
    let unsaid = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ([entries, addresses, drawn]) => {
        await env.DB.prepare('DELETE FROM sites').run();
        await store(siteStatements(aSite('coast')), ...entries.map(statementsOf));
        const homes = entries.map(homeOf);
        const traits = [...new Set(drawn)];
        for (const given of addresses) {
          const filter = filterOf(given);
          const expected = found(homes, filter);
          expect((await searched(filter)).toSorted(), JSON.stringify(given)).toEqual(expected);
          const { sort = [] } = toSearchRequest(filter, { source: 'first', size: 100 });
          expectOrder(await searched(filter, { sort }), homes, filter);
          const options = await findFilterOptions(env.DB, 'coast', queryOf(filter), 'all', traits);
          for (const { id, ...answer } of options.traits) {
            const plainly = counted(homes, filter, id);
            expect(
              {
                options: Object.fromEntries(answer.options.map(({ value, count }) => [value, count])),
                unknown: answer.unknown,
              },
              `${id} under ${JSON.stringify(given)}`,
            ).toEqual(plainly);
            unsaid += plainly.unknown;
          }
          const others = await findFilterOptions(env.DB, 'coast', queryOf(filter), 'all');
          const listed = others.headTypes.reduce((sum, { count }) => sum + count, 0);
          expect(listed, `types under ${JSON.stringify(given)}`).toBe(expected.length);
          if (JSON.stringify(filter) !== JSON.stringify(EMPTY_FILTER)) hits += expected.length;
        }
      }),
      { numRuns: 10, seed: 20261128, endOnFailure: true },
    );
    expect(hits).toBeGreaterThan(40);
    expect(unsaid).toBeGreaterThan(40);
  });

  /** Ids over the known offer, newest first, and how many do not say the one trait that is asked. */
  const known: readonly (readonly [
    address: string,
    ids: readonly number[],
    unknown?: readonly [Trait, number],
  ])[] = [
    ['with=garden', [20, 1], ['garden', 7]],
    ['with=lift', [10, 2], ['lift', 6]],
    ['with=terrace', [2], ['terrace', 8]],
    ['with=parking', [10], ['parking', 8]],
    ['with=pets', [20, 3], ['pets', 6]],
    ['with=furnished', [3], ['furnished', 8]],
    ['with=newBuilding', [10], ['newBuilding', 8]],
    ['with=seaView', [20], ['seaView', 8]],
    // One offer of a project must have both: its unit with a garage has no lift.
    ['with=lift&with=parking', []],
    ['area-min=100', [20, 10, 6, 1], ['livingArea', 3]],
    ['land-min=500', [1], ['landArea', 7]],
    ['epc=B', [20, 2], ['energyLabel', 6]],
    ['year-min=2000', [6], ['year', 7]],
    ['condition=TO_RENOVATE', [6], ['condition', 7]],
    ['facades=3&facades=4', [20, 1], ['facades', 7]],
    ['free-by=2027-02-28', [3], ['availableOn', 7]],
    ['free-by=2027-03-01', [6, 3], ['availableOn', 7]],
    ['with=garden&unknown=garden', [20, 1, 21, 10, 6, 5, 3, 2, 4]],
    ['type=3&area-min=100&epc=C&unknown=energyLabel', [20, 1, 6]],
    ['sortType=area&sortOrder=DESC', [1, 20, 6, 2, 3, 10, 21, 4, 5]],
    ['sortType=area', [3, 2, 6, 20, 1, 10, 21, 4, 5]],
    ['sortType=perArea', [3, 20, 6, 1, 10, 2, 21, 4, 5]],
    ['sortType=perArea&sortOrder=DESC', [1, 6, 20, 3, 10, 2, 21, 4, 5]],
    ['with=garden&unknown=garden&sortType=area&sortOrder=DESC', [1, 20, 6, 2, 3, 10, 21, 4, 5]],
  ];

  it('have a row in the table for each parameter', () => {
    const rows = new URLSearchParams(known.map(([query]) => query).join('&'));
    const missing = keysOf(TRAIT_PARAMETERS).map((key) => TRAIT_PARAMETERS[key].name);
    expect(missing.filter((name) => !rows.has(name))).toEqual([]);
    const values = new Set(rows.getAll('with'));
    expect(FEATURES.filter((feature) => !values.has(feature))).toEqual([]);
  });

  it('lead from an address to rows and counts, in every language, of either source', async () => {
    await store(anOffer('coast'));
    for (const [query, ids, unknown] of known) {
      const filter = parseFilter(new URLSearchParams(query));
      const rows = async (locale: Locale, scope: SearchScope): Promise<readonly number[]> => {
        const request = toSearchRequest(filter, { source: 'first', size: 100, locale });
        const { results, total } = await searchEstates(env.DB, 'coast', request, scope);
        expect(total).toBe(results.length);
        return results.map(({ general }) => Number(general.id));
      };
      for (const locale of LOCALES) expect(await rows(locale, 'all'), `${query} in ${locale}`).toEqual(ids);
      expect(await rows('nl', 'first'), query).toEqual(ids.filter((id) => id < 20));
      expect(await rows('nl', 'second'), query).toEqual(ids.filter((id) => id >= 20));
      const request = toSearchRequest(filter, { source: 'first', size: 100 });
      if (unknown === undefined) continue;
      const [trait, count] = unknown;
      const { traits } = await findFilterOptions(env.DB, 'coast', request.query, 'all', [trait]);
      expect(
        traits.map((counted) => [counted.id, counted.unknown]),
        query,
      ).toEqual([[trait, count]]);
    }
  });

  it('count as unknown what a search with the unknown finds, and one without does not', async () => {
    const general = { headType: { id: 1 }, address: aCity(1, '8300', 'Knokke', 51.35, 3.28) };
    const unit = { ...general, parentId: 1 };
    const lift = (elevator: boolean) => ({ technical: { elevator } });
    await store(
      siteStatements(aSite('coast')),
      estateStatements('coast', anEstate(1, { ...general, headType: { id: 9 }, project: true })),
      estateStatements('coast', anEstate(2, unit, lift(false))),
      estateStatements('coast', anEstate(3, unit)),
      estateStatements('coast', anEstate(4, general)),
      estateStatements('coast', anEstate(5, general, lift(true))),
      estateStatements('coast', anEstate(6, general, lift(false))),
    );
    const without = filterOf({ with: 'lift' });
    const added = filterOf({ with: 'lift', unknown: 'lift' });
    expect([await searched(without), (await searched(added)).toSorted()]).toEqual([['5'], ['1', '4', '5']]);
    for (const filter of [without, added]) {
      const { traits } = await findFilterOptions(env.DB, 'coast', queryOf(filter), 'all', ['lift']);
      expect(traits).toMatchObject([{ id: 'lift', unknown: 2 }]);
    }
  });

  it('have a price per m² only where the price is paid for the area', async () => {
    const general = { headType: { id: 1 }, address: aCity(1, '8300', 'Knokke', 51.35, 3.28) };
    const [SALE, RENT, TAKE_OVER] = [1, 2, 10];
    const sold = (id: number, transaction: number, value: number, price: object = {}) =>
      estateStatements(
        'coast',
        anEstate(
          id,
          { ...general, transaction: { id: transaction }, price: { value, ...price } },
          { dimensions: { areaBuild: 100 } },
        ),
      );
    await store(
      siteStatements(aSite('coast')),
      sold(1, SALE, 300_000),
      sold(2, TAKE_OVER, 10_000),
      sold(3, RENT, 1_000),
      sold(4, SALE, 200_000, { priceFrom: true }),
    );
    const { results } = await env.DB.prepare('SELECT id, price_per_area FROM estates ORDER BY id').all();
    expect(results.map(Object.values)).toEqual([
      ['1', 3_000],
      ['2', null],
      ['3', 10],
      ['4', null],
    ]);
  });

  it('say whether any estate has a view of the sea, of the sources that the site shows', async () => {
    await store(anOffer('coast'), siteStatements(aSite('inland')));
    const seen = async (siteId: string, scope: 'all' | 'first' | 'second') =>
      (await findFilterOptions(env.DB, siteId, {}, scope)).seaView;
    expect(await Promise.all([seen('coast', 'all'), seen('coast', 'second')])).toEqual([true, true]);
    expect(await Promise.all([seen('coast', 'first'), seen('inland', 'all')])).toEqual([false, false]);
    await env.DB.prepare("UPDATE estates SET withdrawn_at = 'now' WHERE id = '20'").run();
    expect(await seen('coast', 'all')).toBe(false);
  });
});
