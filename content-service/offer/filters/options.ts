import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import type { EstateFilters } from '../../../wire/estate-filters.ts';
import type { EstateQuery } from '../../../wire/estate-search.ts';
import type { LocalizedText } from '../../../wire/values.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { CountedSearch } from '../query/census.ts';
import { type City, countryNames, findCities, findOptionNames, type OptionNames } from './names.ts';
import { bedroomCounts, columnCounts, OPTION_GROUPS, priceCounts } from './option-counts.ts';
import { type PriceCount, priceOptions } from './price-options.ts';

interface CountRow {
  readonly id: string;
  readonly count: number;
  readonly head_type_id: string | null;
}

/** Ids as numbers where they are numbers, so that 2 comes before 10. */
const byId = (a: { id: string }, b: { id: string }): number =>
  a.id.localeCompare(b.id, 'en', { numeric: true });

/**
 * Every option of the site's offer with its count under the query. A group's counts leave out what the
 * group itself has set, so that others of it can be chosen.
 */
export const findFilterOptions = async (
  db: D1Database,
  siteId: string,
  query: EstateQuery,
  scope: SearchScope,
): Promise<EstateFilters> => {
  const search: CountedSearch = { siteId, query, scope };
  const groups = [
    OPTION_GROUPS.headTypes,
    OPTION_GROUPS.subTypes,
    scope === 'all' ? OPTION_GROUPS.transactions : OPTION_GROUPS.ownTransactions,
    OPTION_GROUPS.countries,
    OPTION_GROUPS.locations,
  ];
  const statements = [
    ...groups.map((group) => columnCounts(group, search)),
    bedroomCounts(search),
    priceCounts(search),
  ];
  // One batch is one trip to the database, and all counts are of the same moment.
  const [counts, names, cities] = await Promise.all([
    db.batch(statements.map((statement) => prepare(db, statement))),
    findOptionNames(db, siteId),
    findCities(db, siteId),
  ]);
  const rows = <Row>(index: number): Row[] => (counts[index]?.results ?? []) as Row[];
  const subTypes = rows<CountRow>(1);
  return {
    headTypes: named(rows(0), 'headType', names),
    subTypes: named(subTypes, 'subType', names).map((option) => ({
      ...option,
      headTypeId: subTypes.find((row) => row.id === option.id)?.head_type_id,
    })),
    transactions: named(rows(2), scope === 'all' ? 'transaction' : 'ownTransaction', names),
    countries: rows<CountRow>(3)
      .toSorted(byId)
      .map(({ id, count }) => ({ id, name: countryNames(id), count })),
    locations: rows<CountRow>(4)
      .map(({ id, count }) => ({ ...placeOf(cities.get(id)), id, count }))
      .toSorted(byName),
    bedrooms: rows<{ value: number; count: number }>(5),
    prices: priceOptions(rows<PriceCount>(6)),
  };
};

const named = (counts: readonly CountRow[], kind: string, names: OptionNames) =>
  counts.toSorted(byId).map(({ id, count }) => ({ id, name: names.get(`${kind}:${id}`), count }));

const placeOf = (city: City | undefined) => ({
  name: city?.name,
  zip: city?.zip,
  alias: city?.alias,
  lat: city?.lat,
  lon: city?.lon,
});

const byName = (a: { name?: LocalizedText | null }, b: { name?: LocalizedText | null }): number =>
  (a.name?.[DEFAULT_LOCALE] ?? '').localeCompare(b.name?.[DEFAULT_LOCALE] ?? '', DEFAULT_LOCALE);
