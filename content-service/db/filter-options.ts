import type { EstateFilters } from '../../worker/content/schemas/estate-filters.ts';
import type { EstateQuery } from '../../worker/content/schemas/estate-search.ts';
import type { LocalizedText } from '../../worker/content/schemas/values.ts';
import { countryName } from '../search/country-name.ts';
import {
  bedroomCounts,
  type CountContext,
  columnCounts,
  OPTION_GROUPS,
  priceCounts,
} from '../search/option-counts.ts';
import { type PriceCount, priceOptions } from '../search/price-options.ts';
import type { SearchScope } from '../search/scope.ts';
import { type City, findCities } from './cities.ts';
import { findOptionNames, type OptionNames } from './option-names.ts';
import { prepare, type Statement } from './statement.ts';

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
  const context: CountContext = { siteId, query, scope };
  const transactions = scope === 'all' ? OPTION_GROUPS.transactions : OPTION_GROUPS.ownTransactions;
  const column = (group: Parameters<typeof columnCounts>[0]) =>
    rows<CountRow>(db, columnCounts(group, context));
  const [headTypes, subTypes, transactionRows, countries, locations, bedrooms, prices, names, cities] =
    await Promise.all([
      column(OPTION_GROUPS.headTypes),
      column(OPTION_GROUPS.subTypes),
      column(transactions),
      column(OPTION_GROUPS.countries),
      column(OPTION_GROUPS.locations),
      rows<{ value: number; count: number }>(db, bedroomCounts(context)),
      rows<PriceCount>(db, priceCounts(context)),
      findOptionNames(db, siteId),
      findCities(db, siteId),
    ]);
  return {
    headTypes: named(headTypes, 'headType', names),
    subTypes: named(subTypes, 'subType', names).map((option) => ({
      ...option,
      headTypeId: subTypes.find((row) => row.id === option.id)?.head_type_id,
    })),
    transactions: named(transactionRows, scope === 'all' ? 'transaction' : 'ownTransaction', names),
    countries: countries.toSorted(byId).map(({ id, count }) => ({ id, name: countryName(id), count })),
    locations: locations.map(({ id, count }) => ({ ...placeOf(cities.get(id)), id, count })).toSorted(byName),
    bedrooms,
    prices: priceOptions(prices),
  };
};

const rows = async <Row>(db: D1Database, statement: Statement): Promise<Row[]> =>
  (await prepare(db, statement).all<Row>()).results;

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
  (a.name?.nl ?? '').localeCompare(b.name?.nl ?? '', 'nl');
