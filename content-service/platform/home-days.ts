/** SQL for the table `home_days`, for the capabilities that count something of a home (decision 175). */
import { MEASURES, type Measure } from '#domain/interest/measures.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Statement } from './db/statement.ts';

/** SQL for whether a site of the alias is there and counts the interest in its homes; an unreadable setting does not. */
export const countsInterest = (sites: string): string =>
  `${sites}.removed_at IS NULL AND coalesce(${sites}.doc ->> '$.settings.interest', 'on') = 'on'`;

/**
 * SQL for the id of a home, by which everything about it is counted: `home` may be the guid of an estate, which is how
 * addresses and forms name homes of the second source. `site`, `kind` and `home` are SQL.
 */
export const homeId = (site: string, kind: string, home: string): string =>
  `coalesce(iif(${kind} = 'estate', (SELECT e.id FROM estates AS e WHERE e.site_id = ${site} AND e.guid = ${home}), NULL), ${home})`;

/**
 * SQL that adds rows to `home_days`: `select` gives `site_id`, `kind`, `home_id`, `day` and the measures, in this order,
 * and ends with a WHERE, a GROUP BY or a HAVING, so that SQLite reads ON CONFLICT as part of the INSERT.
 */
export const addSql = (measures: readonly Measure[], select: string): string =>
  `INSERT INTO home_days (site_id, kind, home_id, day, ${measures.join(', ')}) ${select} ` +
  `ON CONFLICT DO UPDATE SET ${measures.map((one) => `${one} = ${one} + excluded.${one}`).join(', ')}`;

/** All measures of a row, as sums of one table's columns. */
export const SUMS = MEASURES.map((measure) => `sum(${measure}) AS ${measure}`).join(', ');

/** A mail of an alert that a batch queues. */
interface AlertedMail {
  readonly mail: string;
  /** Homes that fit the alert, and those of them that the mail names. */
  readonly fits: readonly string[];
  readonly names: readonly string[];
}

/**
 * Counts the homes of alerts' mails, for the batch that queues them: a row for each home, however many mails. A mail that
 * was not queued, as when a piece is repeated, counts nothing.
 */
export const alertedStatement = (
  siteId: string,
  kind: 'estate' | 'rental',
  announced: readonly AlertedMail[],
  now: Date,
): Statement => ({
  sql: addSql(
    ['matched', 'sent'],
    'SELECT ?1, ?2, h.value, ?4, count(*), ' +
      "count(*) FILTER (WHERE h.value IN (SELECT n.value FROM json_each(t.value, '$.names') AS n)) " +
      "FROM json_each(?3) AS t CROSS JOIN json_each(t.value, '$.fits') AS h " +
      "WHERE EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = ?1 AND o.id = t.value ->> '$.mail') " +
      `AND EXISTS (SELECT 1 FROM sites AS s WHERE s.id = ?1 AND ${countsInterest('s')}) GROUP BY h.value`,
  ),
  params: [siteId, kind, JSON.stringify(announced), brusselsDay(now)],
});
