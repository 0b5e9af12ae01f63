import { and, type Sql, sql } from '../../platform/db/sql.ts';
import type { CountedSearch } from '../query/census.ts';
import { notArchived } from '../query/terms.ts';
import { listedCondition } from '../query/where.ts';

/** Homes with the same values in the option lists. A missing value is not counted. */
export interface CountedRow {
  readonly headTypes?: string | null;
  readonly subTypes?: string | null;
  readonly transactions?: string | null;
  readonly countries?: string | null;
  readonly locations?: string | null;
  readonly bedrooms?: number | null;
  /** Lower bound of the price step, euros. */
  readonly prices?: number | null;
  /** Bits of the query parts that they do not meet, except the price (`MISSES`). */
  readonly misses: number;
  readonly homes: number;
  /** Number of those whose price is in the requested range. */
  readonly priced: number;
  /** Euros. */
  readonly lowest?: number | null;
  readonly highest?: number | null;
}

/** Kind columns of `estates`, or of a table of counts that has '' for null. Archived homes have no status. */
export const kindColumns = ({ scope }: CountedSearch): Sql => {
  const shown = notArchived('e');
  const transaction = scope === 'all' ? 'transaction_key' : 'transaction_id';
  return sql(
    "nullif(e.head_type_id, '') AS headTypes, nullif(e.sub_type_id, '') AS subTypes, " +
      `CASE WHEN ${shown.text} THEN nullif(e.${transaction}, '') END AS transactions, ` +
      "nullif(e.country_id, '') AS countries",
    ...shown.params,
  );
};

/** Listed estates `e` that are not projects with units. */
export const listedHomes = ({ siteId, scope }: CountedSearch, units = false): Sql =>
  and(listedCondition(siteId, scope, units), sql('e.has_units = 0'));
