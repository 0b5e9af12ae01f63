import type { Criteria } from '../../domain/forms/criteria.ts';
import type { OutboxMail } from '../mail/outbox.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import type { AlertRun } from './runs.ts';
import { endStatements } from './subscriptions.ts';

/** A subscription that a run has not come to yet. */
export interface Waiting {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly criteria: Criteria;
  /** Events up to here have been matched. */
  readonly seen: number;
}

/** A mail of a day. */
export type DayMail = Extract<OutboxMail, { kind: 'digest' | 'home-price' | 'home-gone' }>;

/** A mail of a day to queue. */
interface NewMail {
  readonly subscription: Waiting;
  readonly mail: DayMail;
}

/** Parameters: site, the newest event, the day. What is paused waits for no run, and keeps its place. */
const WAITING =
  "site_id = ? AND state = 'active' AND seen_event < ? AND (paused_until IS NULL OR paused_until <= ?)";

/** The last id of each piece of so many waiting subscriptions, in order. */
export const pieceEndsStatement = ({ siteId, day, upto }: AlertRun, size: number): Statement =>
  endsStatement({ sql: `subscriptions WHERE ${WAITING}`, params: [siteId, upto, day] }, size);

/** The last id of each piece of so many of what waits: tables with their condition, of which `id` is one column. */
export const endsStatement = ({ sql, params }: Statement, size: number): Statement => ({
  sql:
    'SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total ' +
    `FROM ${sql}) WHERE place % ? = 0 OR place = total ORDER BY id`,
  params: [...params, size],
});

/** Waiting subscriptions after one id and up to another. */
export const findWaiting = async (
  db: D1Database,
  { siteId, day, upto }: AlertRun,
  after: string,
  to: string,
): Promise<Waiting[]> => {
  const { results } = await db
    .prepare(
      'SELECT id, email, email_key AS emailKey, criteria, seen_event AS seen FROM subscriptions ' +
        `WHERE ${WAITING} AND id > ? AND id <= ? ORDER BY id`,
    )
    .bind(siteId, upto, day, after, to)
    .all<Omit<Waiting, 'criteria'> & { criteria: string }>();
  return results.map((row) => ({ ...row, criteria: JSON.parse(row.criteria) }));
};

/** Mails in one statement: D1 takes a thousand statements an invocation, and 2 MB a parameter. */
const MAILS_AT_ONCE = 100;

const mailStatement = ({ siteId, day }: AlertRun, mails: readonly NewMail[], now: Date): Statement => ({
  sql:
    'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at, dedupe) ' +
    "SELECT ?1, d.value ->> '$.id', d.value ->> '$.kind', d.value ->> '$.to', d.value ->> '$.key', d.value ->> '$.data', " +
    "?2, ?2, d.value ->> '$.once' FROM json_each(?3) AS d " +
    // CROSS keeps this order: one look-up a mail, not the other way round.
    'CROSS JOIN subscriptions AS s ' +
    "ON s.site_id = ?1 AND s.id = d.value ->> '$.subscription' " +
    // Not for who has left meanwhile, nor what another run has told meanwhile.
    "WHERE s.state = 'active' AND s.seen_event = d.value ->> '$.seen' ON CONFLICT DO NOTHING",
  params: [
    siteId,
    now.toISOString(),
    JSON.stringify(
      mails.map(({ subscription: { id, seen, email, emailKey }, mail: { kind, data } }) => ({
        id: crypto.randomUUID(),
        kind,
        subscription: id,
        seen,
        to: email,
        key: emailKey,
        data: JSON.stringify(data),
        once: `${kind}:${id}:${day}`,
      })),
    ),
  ],
});

/**
 * Queues the mails and notes that the subscriptions have been matched, in one batch: of a piece that
 * is done twice, the second time finds nothing to do. One mail a subscription and day, whatever happens.
 */
export const storeMatched = async (
  db: D1Database,
  run: AlertRun,
  matched: readonly Waiting[],
  mails: readonly NewMail[],
  now: Date,
): Promise<void> => {
  const pieces = Array.from({ length: Math.ceil(mails.length / MAILS_AT_ONCE) }, (_, at) =>
    mails.slice(at * MAILS_AT_ONCE, (at + 1) * MAILS_AT_ONCE),
  );
  const statements = [
    ...pieces.map((piece) => mailStatement(run, piece, now)),
    {
      sql:
        'UPDATE subscriptions SET seen_event = ? WHERE site_id = ? ' +
        'AND id IN (SELECT value FROM json_each(?)) AND seen_event < ?',
      params: [run.upto, run.siteId, JSON.stringify(matched.map(({ id }) => id)), run.upto],
    },
  ];
  await db.batch(statements.map((statement) => prepare(db, statement)));
};

/** Length of `home-gone:`, and of that with `:` and a day: what stands around the subscription in what is sent once. */
const [BEFORE_ID, AROUND_ID] = [10, 21];

/** Ends the alerts on homes whose reader was told that it can no longer be had. */
export const endToldStatement = (siteId: string, now: Date): Statement => {
  const told =
    `SELECT substr(o.dedupe, ${BEFORE_ID + 1}, length(o.dedupe) - ${AROUND_ID}) FROM outbox AS o ` +
    "WHERE o.site_id = ?2 AND o.kind = 'home-gone' AND o.state = 'sent'";
  return endStatements(siteId, told, now);
};
