import type { Criteria } from '#domain/forms/criteria.ts';
import type { Rhythm } from '#domain/forms/rhythm.ts';
import type { OutboxMail } from '../mail/outbox.ts';
import type { Statement } from '../platform/db/statement.ts';
import { positionSql } from './position.ts';
import type { AlertRun } from './runs.ts';
import { endStatements } from './subscriptions.ts';

/** An address had its most mails of a day, or a site had too much news, such as an import. */
export type Late = 'most' | 'many';

/** A subscription that has not been matched up to a run's event yet. */
export interface Waiting {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly criteria: Criteria;
  /** Number of the last matched event. */
  readonly seen: number;
  /** As stored: the mail and what is noted ask for it again. `changes` counts those of its reader. */
  readonly read: {
    readonly rhythm: Rhythm;
    readonly event: number;
    readonly inStep: 0 | 1;
    readonly changes: number;
  };
  /** Why an alert at once was not told at once; null for others, and for other reasons, such as a pause. */
  readonly late: Late | null;
}

/** Kinds of mails about homes. */
export type AlertMail = Extract<OutboxMail, { kind: 'digest' | 'home-price' | 'home-gone' }>;

/** Numbered parameters: site, day. A paused subscription is skipped, and keeps its position. */
const RUNNING = "s.site_id = ?1 AND s.state = 'active' AND (s.paused_until IS NULL OR s.paused_until <= ?2)";

/**
 * Waits for the daily run. Numbered parameters: site, day, newest event, and the newest for weekly ones. One that is in
 * step waits only for news that were too many to be told at once, or whose matching has not ended since another day.
 */
const WAITING =
  `${RUNNING} AND (s.rhythm <> 'weekly' OR s.seen_event < ?4) AND max(s.seen_event, s.in_step * ifnull((SELECT ` +
  'iif(n.too_many OR n.begun_at < ?2, n.seen_event, 9223372036854775807) FROM alerts_at_once AS n WHERE n.site_id = ?1), 0)) < ?3';

const paramsOf = ({ siteId, day, upto, weeklyUpto }: AlertRun) => [siteId, day, upto, weeklyUpto];

/** Last id of each piece of `size` waiting subscriptions, in order. */
export const pieceEndsStatement = (run: AlertRun, size: number): Statement =>
  endsStatement({ sql: `subscriptions AS s WHERE ${WAITING}`, params: paramsOf(run) }, size);

/** Last id of each piece of `size` rows: tables with a condition, with a column `id`. */
export const endsStatement = ({ sql, params }: Statement, size: number): Statement => ({
  sql:
    'SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total ' +
    `FROM ${sql}) WHERE place % ? = 0 OR place = total ORDER BY id`,
  params: [...params, size],
});

interface WaitingRow extends Pick<Waiting, 'id' | 'email' | 'emailKey' | 'seen'> {
  readonly criteria: string;
  readonly rhythm: Rhythm;
  readonly event: number;
  readonly inStep: 0 | 1;
  readonly changes: number;
  readonly late: Late | null;
}

const COLUMNS =
  's.id, s.email, s.email_key AS emailKey, s.criteria, s.rhythm, s.seen_event AS event, s.in_step AS inStep, s.changes, ' +
  "CASE WHEN s.rhythm <> 'at_once' THEN NULL WHEN s.capped = 1 THEN 'most' WHEN EXISTS (SELECT 1 FROM alerts_at_once AS n " +
  "WHERE n.site_id = ?1 AND n.too_many = 1) THEN 'many' END AS late, " +
  `${positionSql('s', '?1')} AS seen`;

async function findBetween(
  db: D1Database,
  { sql, params }: Statement,
  after: string,
  to: string,
): Promise<Waiting[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM subscriptions AS s WHERE ${sql} AND s.id > ? AND s.id <= ? ORDER BY s.id`,
    )
    .bind(...params, after, to)
    .all<WaitingRow>();
  return results.map(({ criteria, rhythm, event, inStep, changes, ...row }) => ({
    ...row,
    criteria: JSON.parse(criteria),
    read: { rhythm, event, inStep, changes },
  }));
}

/** Subscriptions that wait for a daily run, after one id up to another. */
export const findWaiting = (db: D1Database, run: AlertRun, after: string, to: string): Promise<Waiting[]> =>
  findBetween(db, { sql: WAITING, params: paramsOf(run) }, after, to);

/** Alerts at once that were not matched up to an event, after one id up to another. */
export const findAtOnce = async (
  db: D1Database,
  { siteId, day, upto }: Omit<AlertRun, 'weeklyUpto'>,
  after: string,
  to: string,
): Promise<Waiting[]> => {
  const running = { sql: `${RUNNING} AND s.rhythm = 'at_once'`, params: [siteId, day] };
  return (await findBetween(db, running, after, to)).filter(({ seen }) => seen < upto);
};

/**
 * Length of `home-gone:`, and of that plus `:` and a day: the text around the subscription id in the
 * deduplication key.
 */
const [BEFORE_ID, AROUND_ID] = [10, 21];

/** Ends the alerts on homes whose follower was told that the home is gone. */
export const endAnnouncedStatement = (siteId: string, now: Date): Statement => {
  const announced =
    `SELECT substr(o.dedupe, ${BEFORE_ID + 1}, length(o.dedupe) - ${AROUND_ID}) FROM outbox AS o ` +
    "WHERE o.site_id = ?2 AND o.kind = 'home-gone' AND o.state = 'sent'";
  return endStatements(siteId, announced, now);
};
