/** The matching of a site's events on one day. */
export interface AlertRun {
  readonly siteId: string;
  readonly day: string;
  /** The newest event when it began. */
  readonly upto: number;
}

/** An enqueued run is looked at again after so many milliseconds: what is left is enqueued anew. */
const LOOK_AGAIN = 15 * 60_000;

/**
 * Begins the day's run of each live site that sends alerts; begun again, nothing happens. Runs of earlier
 * days end here: this one reaches further.
 */
export const beginRuns = async (db: D1Database, day: string, now: Date): Promise<void> => {
  await db.batch([
    db
      .prepare(
        'INSERT INTO alert_runs (site_id, day, upto) SELECT a.site_id, ?, ' +
          'COALESCE((SELECT max(e.seq) FROM estate_events AS e WHERE e.site_id = a.site_id), 0) ' +
          "FROM alert_sites AS a JOIN sites AS s ON s.id = a.site_id WHERE s.doc ->> '$.state' = 'live' " +
          "AND EXISTS (SELECT 1 FROM json_each(s.doc, '$.settings.features') WHERE value = 'alerts') " +
          'ON CONFLICT DO NOTHING',
      )
      .bind(day),
    db
      .prepare('UPDATE alert_runs SET finished_at = ? WHERE finished_at IS NULL AND day < ?')
      .bind(now.toISOString(), day),
  ]);
};

/** Runs that have never been enqueued, or not for a while. */
export const findOpenRuns = async (db: D1Database, most: number, now: Date): Promise<AlertRun[]> => {
  const { results } = await db
    .prepare(
      'SELECT site_id AS siteId, day, upto FROM alert_runs WHERE finished_at IS NULL ' +
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
      'SELECT site_id AS siteId, day, upto FROM alert_runs ' +
        'WHERE site_id = ? AND day = ? AND finished_at IS NULL',
    )
    .bind(siteId, day)
    .first<AlertRun>();

/** Notes that the run was enqueued, or that nothing is left of it. */
export const noteRun = async (
  db: D1Database,
  { siteId, day }: AlertRun,
  column: 'enqueued_at' | 'finished_at',
  now: Date,
): Promise<void> => {
  await db
    .prepare(`UPDATE alert_runs SET ${column} = ? WHERE site_id = ? AND day = ?`)
    .bind(now.toISOString(), siteId, day)
    .run();
};
