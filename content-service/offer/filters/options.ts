import { NEWS, type News } from '#domain/filter/news.ts';
import type { Trait } from '#domain/filter/traits.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { LocalizedText } from '#wire/values.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { type Sql, sql, statementOf } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { MOST_OF_ROWS, rememberedByText } from '../../platform/remembered.ts';
import { type CountedSearch, censusStatement } from '../query/census.ts';
import type { CountedRow } from './counted-rows.ts';
import { type CountedHomes, countHomes, type FoundRow, unpackFound, unpackHomes } from './homes.ts';
import type { OptionList } from './misses.ts';
import {
  type City,
  citiesColumn,
  countryNames,
  namesColumn,
  type OptionNames,
  readCities,
  readNames,
} from './names.ts';
import { countPlaces } from './places.ts';
import { priceOptions } from './price-options.ts';
import { type ProjectRow, projectStatement } from './projects.ts';
import { type Tally, tallyOf } from './tally.ts';
import { readTraits } from './trait-options.ts';
import { seaViewColumn, type TraitRows, traitStatements } from './traits.ts';
import { readWholeOffer, type WholeOffer, wholeOfferColumns } from './whole-offer.ts';

/** Number of results with this kind of news, ignoring the query's own news filter. */
const newsCount = ({ query, ...search }: CountedSearch, news: News): Sql => {
  const counted = { ...search, query: { ...query, terms: { ...query.terms, news: [news] } } };
  const census = censusStatement(counted, null);
  return sql(`SELECT count FROM (${census.sql})`, ...census.params);
};

/** The same; null if the whole offer has no such news, which is checked only when the query finds none. */
const newsColumn = (search: CountedSearch, news: News): Sql => {
  const under = newsCount(search, news);
  const whole = newsCount({ ...search, query: {} }, news);
  return sql(
    `(SELECT CASE WHEN count > 0 THEN count WHEN (${whole.text}) > 0 THEN 0 END FROM (${under.text}))`,
    ...whole.params,
    ...under.params,
  );
};

/**
 * Single values that do not depend on the query, as one row: a statement for each would cost more than most of them.
 * Two calls of a page use the same statement, which one trip runs once.
 */
interface OfferRow extends WholeOffer {
  readonly names: string;
  readonly seaView: 0 | 1;
  readonly cities: string;
}

/** Single values that depend on the query. */
interface QueryRow extends Partial<CountedHomes>, Readonly<Record<News, number | null>> {}

const rowStatement = (columns: Readonly<Record<string, Sql>>): Statement => {
  const named = Object.entries(columns).map(([name, { text, params }]) =>
    sql(`${text} AS ${name}`, ...params),
  );
  return statementOf(
    sql(`SELECT ${named.map(({ text }) => text).join(', ')}`, ...named.flatMap(({ params }) => params)),
  );
};

/** Statements of a filter's options. One batch is one round trip, and all counts are consistent. */
export const optionStatements = rememberedByText((search: CountedSearch): readonly Statement[] => {
  const places = countPlaces(search);
  const homes = countHomes(search);
  return [
    rowStatement({
      names: namesColumn(search.siteId),
      seaView: seaViewColumn(search),
      cities: citiesColumn(search.siteId),
      ...wholeOfferColumns(search),
    }),
    rowStatement({
      lowered: newsColumn(search, 'lowered'),
      openHouse: newsColumn(search, 'openHouse'),
      ...homes.columns,
    }),
    projectStatement(search, places.withoutProjects),
    ...places.statements,
    ...homes.statements,
  ];
});

/** What the database has for a filter. */
interface Counted {
  readonly scope: SearchScope;
  /** Rows of each statement, in order. */
  readonly rows: readonly [[OfferRow], [QueryRow], ProjectRow[], ...(CountedRow | FoundRow)[][]];
}

const optionsOf = rememberedByText(
  ({ scope, rows: [[offer], [values], projects, ...counted] }: Counted): EstateFilters => {
    const { homes = null, lowest, highest } = values;
    const whole = readWholeOffer(offer);
    const bounds: CountedRow = { misses: 0, homes: 0, priced: 0, lowest, highest };
    const tally = tallyOf(
      [...counted.flat().flatMap(unpackFound), ...unpackHomes(homes), bounds, ...whole],
      projects,
    );
    return {
      ...namedOptions(tally, whole, readNames(offer.names), scope),
      locations: placeOptions(tally, readCities(offer.cities)),
      bedrooms: [...tally.lists.bedrooms]
        .flatMap(([value, count]) => (typeof value === 'number' && value > 0 ? [{ value, count }] : []))
        .toSorted((one, other) => one.value - other.value),
      prices: priceOptions(tally),
      seaView: offer.seaView === 1,
      traits: [],
      news: NEWS.flatMap((id) => (values[id] === null ? [] : [{ id, count: values[id] }])),
    };
  },
  MOST_OF_ROWS,
);

/** An answer without options. */
const NO_OPTIONS: EstateFilters = {
  headTypes: [],
  subTypes: [],
  transactions: [],
  countries: [],
  locations: [],
  bedrooms: [],
  news: [],
  prices: null,
  seaView: false,
  traits: [],
};

/** The options of the search's traits, and nothing else: each pass over the homes of a query is a call of its own. */
const findTraitOptions = async (
  db: D1Database,
  search: CountedSearch,
  traits: readonly Trait[],
): Promise<EstateFilters> => {
  const asked = { ...search, traits };
  const answers = await db.batch(traitStatements(asked).map((statement) => prepare(db, statement)));
  const rows = answers.map(({ results }) => results) as unknown as TraitRows;
  return { ...NO_OPTIONS, traits: readTraits(asked, rows) };
};

/**
 * Every option of the site's offer with its count under the query, or those of some traits. A list's counts ignore the
 * list's own part of the query, so that other options can be chosen.
 */
export const findFilterOptions = async (
  db: D1Database,
  siteId: string,
  query: EstateQuery,
  scope: SearchScope,
  traits: readonly Trait[] = [],
): Promise<EstateFilters> => {
  if (traits.length > 0) return findTraitOptions(db, { siteId, query, scope }, traits);
  const statements = optionStatements({ siteId, query, scope });
  const answers = await db.batch(statements.map((statement) => prepare(db, statement)));
  return optionsOf({ scope, rows: answers.map(({ results }) => results) as unknown as Counted['rows'] });
};

/** Created once: `localeCompare` creates one per comparison. */
const BY_ID = new Intl.Collator('en', { numeric: true });
const BY_NAME = new Intl.Collator(DEFAULT_LOCALE);

interface CountedOption {
  readonly id: string;
  readonly count: number;
}

/** Options of a list, with ids as text, in order. */
const countedOptions = ({ lists }: Tally, list: OptionList): CountedOption[] =>
  [...lists[list]]
    .map(([id, count]) => ({ id: String(id), count }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Compares numeric ids as numbers, so that 2 comes before 10. */
const byId = (one: CountedOption, other: CountedOption): number => BY_ID.compare(one.id, other.id);

const namedOptions = (
  tally: Tally,
  rows: readonly CountedRow[],
  names: OptionNames,
  scope: SearchScope,
): Pick<EstateFilters, 'headTypes' | 'subTypes' | 'transactions' | 'countries'> => {
  const named = (list: OptionList, kind: string) =>
    countedOptions(tally, list)
      .toSorted(byId)
      .map(({ id, count }) => ({ id, name: names.get(`${kind}:${id}`), count }));
  const headTypes = headTypeOfSubTypes(rows);
  return {
    headTypes: named('headTypes', 'headType'),
    subTypes: named('subTypes', 'subType').map((option) => ({
      ...option,
      headTypeId: headTypes.get(option.id) ?? null,
    })),
    transactions: named('transactions', scope === 'all' ? 'transaction' : 'ownTransaction'),
    countries: countedOptions(tally, 'countries')
      .toSorted(byId)
      .map(({ id, count }) => ({ id, name: countryNames(id), count })),
  };
};

/** Type of each sub type: if there are several, the first by id in the whole offer. */
const headTypeOfSubTypes = (rows: readonly CountedRow[]): ReadonlyMap<string, string> => {
  const first = new Map<string, string>();
  for (const { homes, priced, headTypes, subTypes } of rows) {
    if (homes !== 0 || priced !== 0 || !headTypes || !subTypes) continue;
    const known = first.get(subTypes);
    if (known === undefined || headTypes < known) first.set(subTypes, headTypes);
  }
  return first;
};

const placeOptions = (tally: Tally, cities: ReadonlyMap<string, City>): EstateFilters['locations'] =>
  countedOptions(tally, 'locations')
    .map(({ id, count }) => ({ ...placeOf(cities.get(id)), id, count }))
    .toSorted(byName);

const placeOf = (city: City | undefined) => ({
  name: city?.name,
  zip: city?.zip,
  alias: city?.alias,
  lat: city?.lat,
  lon: city?.lon,
});

const byName = (a: { name?: LocalizedText | null }, b: { name?: LocalizedText | null }): number =>
  BY_NAME.compare(a.name?.[DEFAULT_LOCALE] ?? '', b.name?.[DEFAULT_LOCALE] ?? '');
