import { and, type Sql, sql } from '../../platform/db/sql.ts';
import type { CountedSearch } from '../query/census.ts';
import { notArchived } from '../query/terms.ts';
import { listedCondition } from '../query/where.ts';

/** Homes that share their values in the lists of options. What a row does not say, it is not counted by. */
export interface CountedRow {
  readonly headTypes?: string | null;
  readonly subTypes?: string | null;
  readonly transactions?: string | null;
  readonly countries?: string | null;
  readonly locations?: string | null;
  readonly bedrooms?: number | null;
  /** Lower end of the price step, euros. */
  readonly prices?: number | null;
  /** Bits of the parts of the query that they miss, without the price's (`MISSES`). */
  readonly misses: number;
  readonly homes: number;
  /** Those of them whose price is as asked. */
  readonly priced: number;
  /** Euros. */
  readonly lowest?: number | null;
  readonly highest?: number | null;
}

/** The columns of kind: those of `estates`, or of a table that counts them and has '' for null. What is archived has no status. */
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

/** Listed estates `e` that are no project with units. */
export const listedHomes = ({ siteId, scope }: CountedSearch, units = false): Sql =>
  and(listedCondition(siteId, scope, units), sql('e.has_units = 0'));
