/** The log of what an agency's people change of their site, each of which can be put back (decision 181). */
import type { Statement } from '../platform/db/statement.ts';

/** Changes of a site that are kept. */
export const MOST_RETAINED = 50;

/** A member with its values before and after, and the place in its list of an entry that is taken out. */
export interface ChangedRow {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly place?: number;
  /** Addresses of the person whose member it is, before and after: by them an erasure finds it. */
  readonly of?: readonly string[];
}

/** Statements that log a change, and forget the oldest. */
export const logStatements = (
  siteId: string,
  change: { readonly who: string; readonly putBack: number | null; readonly rows: readonly ChangedRow[] },
  now: Date,
): Statement[] => [
  {
    sql:
      'INSERT INTO site_changes (site_id, number, who, at, put_back, rows) ' +
      'SELECT ?1, ifnull((SELECT max(number) FROM site_changes WHERE site_id = ?1), 0) + 1, ?2, ?3, ?4, ?5',
    params: [siteId, change.who, now.toISOString(), change.putBack, JSON.stringify(change.rows)],
  },
  {
    sql:
      'DELETE FROM site_changes WHERE site_id = ?1 ' +
      `AND number <= (SELECT max(number) FROM site_changes WHERE site_id = ?1) - ${MOST_RETAINED}`,
    params: [siteId],
  },
];
