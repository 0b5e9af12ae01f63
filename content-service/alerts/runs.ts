import { WEEKLY_DAY } from '#domain/forms/rhythm.ts';
import { addDays, weekdayOf } from '#domain/stays/day.ts';
import type { Statement } from '../platform/db/statement.ts';

/** The matching of a site's events on one day. */
export interface AlertRun {
  readonly siteId: string;
  readonly day: string;
  /** Number of the newest event when the run began. */
  readonly upto: number;
  /** The same for weekly alerts: the newest event when the last Thursday's run began. */
  readonly weeklyUpto: number;
}

/**
 * SQL for the number of the last event that a run reaches: before the first one that still waits (`not_before`), since
 * a subscription remembers one number. `site` and `now` are expressions.
 */
export const lastEvent = (site: string, now: string): string =>
  `COALESCE((SELECT min(e.seq) - 1 FROM estate_events AS e WHERE e.site_id = ${site} AND e.not_before > ${now}), ` +
  `(SELECT max(e.seq) FROM estate_events AS e WHERE e.site_id = ${site}), 0)`;

const newestEvent = (site: string): string =>
  `ifnull((SELECT max(e.seq) FROM estate_events AS e WHERE e.site_id = ${site}), 0)`;

/**
 * SQL that inserts a run with its numbers. Weekly alerts are due up to the newest event of Thursday morning, until they
 * were matched that far: a Thursday's run that failed, or that a held event kept from later ones, is made up for by the
 * next days'. Expressions: site, day, now, and the last Thursday.
 */
const runSql = (day: string, now: string, thursday: string): string =>
  `INSERT INTO alert_runs (site_id, day, upto, weekly_upto) SELECT a.site_id, ${day}, ${lastEvent('a.site_id', now)}, ` +
  `ifnull((SELECT r.weekly_upto FROM alert_runs AS r WHERE r.site_id = a.site_id AND r.day >= ${thursday} ` +
  `AND r.day < ${day} ORDER BY r.day DESC LIMIT 1), ${newestEvent('a.site_id')}) `;

/** The last day of weekly alerts up to a day. */
const weeklyDayBefore = (day: string): string => addDays(day, -((weekdayOf(day) + 7 - WEEKLY_DAY) % 7));

/** Milliseconds after which an enqueued run is checked again and its remaining pieces are enqueued again. */
const LOOK_AGAIN = 15 * 60_000;

/**
 * Begins the day's run of each live site with alerts, once a day; later calls that day read no site. Ends
 * runs of earlier days, since the new run covers their events.
 */
export const beginRuns = async (db: D1Database, day: string, now: Date): Promise<void> => {
  const begun = await db.prepare('SELECT 1 FROM alert_days WHERE day = ?').bind(day).first();
  if (begun !== null) return;
  await db.batch([
    db
      .prepare(
        runSql('?1', '?2', '?3') +
          // Same condition as the index of those sites, so that no document is read.
          'FROM sites AS s INDEXED BY sites_with_alerts JOIN alert_sites AS a ON a.site_id = s.id ' +
          "WHERE s.removed_at IS NULL AND s.doc ->> '$.state' = 'live' " +
          `AND instr(s.doc -> '$.settings.features', '"alerts"') > 0 ON CONFLICT DO NOTHING`,
      )
      .bind(day, now.toISOString(), weeklyDayBefore(day)),
    db
      .prepare('UPDATE alert_runs SET finished_at = ? WHERE finished_at IS NULL AND day < ?')
      .bind(now.toISOString(), day),
    db.prepare('DELETE FROM alert_days'),
    db.prepare('INSERT INTO alert_days (day) VALUES (?)').bind(day),
  ]);
};

/** Begins the day's run of a site that opens after the others have begun; changes nothing if it has one. */
export const lateRunStatement = (siteId: string, day: string, now: Date): Statement => ({
  sql:
    runSql('d.day', '?3', '?4') +
    'FROM alert_days AS d JOIN alert_sites AS a ON a.site_id = ?1 WHERE d.day = ?2 ON CONFLICT DO NOTHING',
  params: [siteId, day, now.toISOString(), weeklyDayBefore(day)],
});

/** Runs that were never enqueued, or not recently. */
export const findOpenRuns = async (db: D1Database, most: number, now: Date): Promise<AlertRun[]> => {
  const { results } = await db
    .prepare(
      'SELECT site_id AS siteId, day, upto, weekly_upto AS weeklyUpto FROM alert_runs WHERE finished_at IS NULL ' +
        'AND (enqueued_at IS NULL OR enqueued_at <= ?) ORDER BY enqueued_at, site_id LIMIT ?',
    )
    .bind(new Date(now.getTime() - LOOK_AGAIN).toISOString(), most)
    .all<AlertRun>();
  return results;
};

/** A run by its day; null when there is none, or it has ended. */
export const findRun = (db: D1Database, siteId: string, day: string): Promise<AlertRun | null> =>
  db
    .prepare(
      'SELECT site_id AS siteId, day, upto, weekly_upto AS weeklyUpto FROM alert_runs ' +
        'WHERE site_id = ? AND day = ? AND finished_at IS NULL',
    )
    .bind(siteId, day)
    .first<AlertRun>();

/** Notes that runs of a day were enqueued, or have nothing left to do. */
export const noteRunsStatement = (
  runs: readonly AlertRun[],
  column: 'enqueued_at' | 'finished_at',
  now: Date,
): Statement => ({
  sql:
    `UPDATE alert_runs SET ${column} = ? WHERE (site_id, day) IN ` +
    "(SELECT value ->> '$.siteId', value ->> '$.day' FROM json_each(?))",
  params: [now.toISOString(), JSON.stringify(runs)],
});
