import type { Work } from '../kinds.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { type AlertRun, lastEvent } from './runs.ts';

/** Subscriptions per piece of work, as in the daily run. */
const PIECE = 500;
/**
 * News that alerts at once tell together. More of it comes from an import, not from an agent who publishes homes: then
 * the daily run tells it, in one mail.
 */
export const MOST_NEWS = 300;
/** Sites whose pieces are enqueued in one minute. */
const MOST_SITES = 100;
/** Messages that a queue takes together. */
const MOST_MESSAGES = 100;
/** Milliseconds after which enqueued pieces that are still there are enqueued again. */
const LOOK_AGAIN = 4 * 60_000;

/** A live site with alerts, by the index of those sites. */
const sendsAlerts = (site: string): string =>
  `EXISTS (SELECT 1 FROM sites AS s INDEXED BY sites_with_alerts WHERE s.id = ${site} AND s.removed_at IS NULL ` +
  `AND s.doc ->> '$.state' = 'live' AND instr(s.doc -> '$.settings.features', '"alerts"') > 0)`;

/**
 * Begins to match the news that is due, at all sites: up to which event, and the pieces of subscriptions. Too many news
 * are left to the daily run, and until that has told them the site's alerts at once are daily. What can still be taken
 * back (`not_before`) is due when that time is over.
 */
const beginStatement = (now: Date): Statement => ({
  sql:
    'UPDATE alerts_at_once AS n SET first_at = NULL, due_at = d.held_until, enqueued_at = NULL, ' +
    'too_many = d.too_many, upto = iif(d.too_many OR d.upto <= n.seen_event, NULL, d.upto), ' +
    'begun_at = iif(d.too_many OR d.upto <= n.seen_event, NULL, ?1), ' +
    'pieces = iif(d.too_many OR d.upto <= n.seen_event, NULL, d.pieces) FROM (SELECT a.site_id, ' +
    '(SELECT min(e.not_before) FROM estate_events AS e WHERE e.site_id = a.site_id AND e.not_before > ?1) ' +
    'AS held_until, ' +
    '(SELECT count(*) FROM (SELECT 1 FROM estate_events AS e WHERE e.site_id = a.site_id AND e.seq > a.seen_event ' +
    `AND e.kind IN ('new', 'price_lowered') LIMIT ${MOST_NEWS + 1})) > ${MOST_NEWS} AS too_many, ` +
    `${lastEvent('a.site_id', '?1')} AS upto, ` +
    "(SELECT json_group_array(json_array(ifnull(before, ''), id)) FROM (" +
    'SELECT id, lag(id) OVER (ORDER BY id) AS before FROM (' +
    'SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total FROM subscriptions AS s ' +
    "WHERE s.site_id = a.site_id AND s.state = 'active' AND s.rhythm = 'at_once') " +
    `WHERE place % ${PIECE} = 0 OR place = total)) AS pieces ` +
    'FROM alerts_at_once AS a WHERE a.due_at <= ?1 AND a.due_at IS NOT NULL AND a.upto IS NULL AND a.too_many = 0 ' +
    `AND ${sendsAlerts('a.site_id')}) AS d WHERE n.site_id = d.site_id`,
  params: [now.toISOString()],
});

/** Ends the matching of which no piece is left: of a site, or of all. */
const endStatement = (siteId: string | null): Statement => ({
  sql:
    'UPDATE alerts_at_once SET seen_event = upto, upto = NULL, begun_at = NULL, pieces = NULL, enqueued_at = NULL ' +
    `WHERE upto IS NOT NULL AND pieces = '[]'${siteId === null ? '' : ' AND site_id = ?'}`,
  params: siteId === null ? [] : [siteId],
});

/** Statements that note that a piece was matched, and with the last one that all was. */
export const pieceDoneStatements = (siteId: string, upto: number, to: string): readonly Statement[] => [
  {
    sql:
      'UPDATE alerts_at_once SET pieces = (SELECT json_group_array(json(p.value)) FROM json_each(pieces) AS p ' +
      'WHERE p.value ->> 1 <> ?) WHERE site_id = ? AND upto = ?',
    params: [to, siteId, upto],
  },
  endStatement(siteId),
];

interface OpenRow {
  readonly siteId: string;
  readonly upto: number;
  readonly pieces: string;
}

/** Begins what is due, and enqueues what is left to match. A lost message loses nothing: its piece stays. */
export async function advanceAtOnce(
  db: D1Database,
  queue: Pick<Queue<Work>, 'sendBatch'>,
  now: Date,
): Promise<void> {
  const [, , open] = await db.batch<OpenRow>([
    prepare(db, beginStatement(now)),
    prepare(db, endStatement(null)),
    db
      .prepare(
        'SELECT n.site_id AS siteId, n.upto, n.pieces FROM alerts_at_once AS n WHERE n.upto IS NOT NULL ' +
          `AND (n.enqueued_at IS NULL OR n.enqueued_at <= ?) AND ${sendsAlerts('n.site_id')} ` +
          `ORDER BY n.enqueued_at LIMIT ${MOST_SITES}`,
      )
      .bind(new Date(now.getTime() - LOOK_AGAIN).toISOString()),
  ]);
  const rows = open?.results ?? [];
  if (rows.length === 0) return;
  const messages = rows.flatMap(({ siteId, upto, pieces }) =>
    (JSON.parse(pieces) as readonly (readonly [after: string, to: string])[]).map(([after, to]) => ({
      body: { kind: 'match-at-once', siteId, upto, after, to } as const,
    })),
  );
  for (let from = 0; from < messages.length; from += MOST_MESSAGES) {
    await queue.sendBatch(messages.slice(from, from + MOST_MESSAGES));
  }
  // What was matched meanwhile waits for nothing any more.
  await db
    .prepare(
      'UPDATE alerts_at_once AS n SET enqueued_at = ? FROM json_each(?) AS d ' +
        "WHERE n.site_id = d.value ->> '$.siteId' AND n.upto = d.value ->> '$.upto'",
    )
    .bind(now.toISOString(), JSON.stringify(rows.map(({ siteId, upto }) => ({ siteId, upto }))))
    .run();
}

/** Whether a piece of a site's news is still to be matched. */
export const isOpenPiece = async (
  db: D1Database,
  siteId: string,
  upto: number,
  to: string,
): Promise<boolean> =>
  (await db
    .prepare(
      'SELECT 1 FROM alerts_at_once AS n WHERE n.site_id = ? AND n.upto = ? ' +
        'AND EXISTS (SELECT 1 FROM json_each(n.pieces) AS p WHERE p.value ->> 1 = ?)',
    )
    .bind(siteId, upto, to)
    .first()) !== null;

/**
 * Daily runs that end have told what was too much for alerts at once, or was being matched since another day, unless one
 * that is in step waits by now. News that came after they began is due.
 */
export const reportedByDayStatement = (runs: readonly AlertRun[], now: Date): Statement => ({
  sql:
    'UPDATE alerts_at_once AS n SET too_many = 0, due_at = ?, seen_event = max(n.seen_event, d.upto), ' +
    'upto = NULL, begun_at = NULL, pieces = NULL, enqueued_at = NULL FROM (SELECT ' +
    "value ->> '$.siteId' AS site_id, value ->> '$.day' AS day, value ->> '$.upto' AS upto FROM json_each(?)) AS d " +
    'WHERE n.site_id = d.site_id AND (n.too_many = 1 OR n.begun_at < d.day) AND NOT EXISTS (SELECT 1 FROM subscriptions AS s ' +
    "WHERE s.site_id = n.site_id AND s.state = 'active' AND s.in_step = 1 AND max(s.seen_event, n.seen_event) < d.upto)",
  params: [now.toISOString(), JSON.stringify(runs)],
});
