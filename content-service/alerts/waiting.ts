import type { Criteria } from '#domain/forms/criteria.ts';
import type { OutboxMail } from '../mail/outbox.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import type { AlertRun } from './runs.ts';
import { endStatements } from './subscriptions.ts';

/** A subscription that the run has not matched yet. */
export interface Waiting {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly criteria: Criteria;
  /** Number of the last matched event. */
  readonly seen: number;
}

/** Kinds of daily mails. */
export type DayMail = Extract<OutboxMail, { kind: 'digest' | 'home-price' | 'home-gone' }>;

/** A daily mail to queue, and its id. */
interface NewMail {
  readonly id: string;
  readonly subscription: Waiting;
  readonly mail: DayMail;
}

/** Parameters: site, newest event, day. A paused subscription is skipped, and keeps its position. */
const WAITING =
  "site_id = ? AND state = 'active' AND seen_event < ? AND (paused_until IS NULL OR paused_until <= ?)";

/** Last id of each piece of `size` waiting subscriptions, in order. */
export const pieceEndsStatement = ({ siteId, day, upto }: AlertRun, size: number): Statement =>
  endsStatement({ sql: `subscriptions WHERE ${WAITING}`, params: [siteId, upto, day] }, size);

/** Last id of each piece of `size` rows: tables with a condition, with a column `id`. */
export const endsStatement = ({ sql, params }: Statement, size: number): Statement => ({
  sql:
    'SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total ' +
    `FROM ${sql}) WHERE place % ? = 0 OR place = total ORDER BY id`,
  params: [...params, size],
});

/** Waiting subscriptions after one id up to another. */
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

/** Mails per statement: D1 allows a thousand statements per invocation, and 2 MB per parameter. */
const MAILS_AT_ONCE = 100;

const mailStatement = ({ siteId, day }: AlertRun, mails: readonly NewMail[], now: Date): Statement => ({
  sql:
    'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at, dedupe) ' +
    "SELECT ?1, d.value ->> '$.id', d.value ->> '$.kind', d.value ->> '$.to', d.value ->> '$.key', d.value ->> '$.data', " +
    "?2, ?2, d.value ->> '$.once' FROM json_each(?3) AS d " +
    // CROSS JOIN fixes the order: one lookup per mail, not the reverse.
    'CROSS JOIN subscriptions AS s ' +
    "ON s.site_id = ?1 AND s.id = d.value ->> '$.subscription' " +
    // Skips subscriptions that ended or were matched by another run meanwhile.
    "WHERE s.state = 'active' AND s.seen_event = d.value ->> '$.seen' ON CONFLICT DO NOTHING",
  params: [
    siteId,
    now.toISOString(),
    JSON.stringify(
      mails.map(({ id: mailId, subscription: { id, seen, email, emailKey }, mail: { kind, data } }) => ({
        id: mailId,
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
 * Queues the mails and notes the subscriptions as matched in one batch, so that repeating a piece changes
 * nothing. At most one mail per subscription and day: while its mail cannot be queued, a subscription waits.
 */
export const storeMatched = async (
  db: D1Database,
  run: AlertRun,
  matched: readonly Waiting[],
  announced: readonly Omit<NewMail, 'id'>[],
  now: Date,
): Promise<void> => {
  const mails = announced.map((one) => ({ ...one, id: crypto.randomUUID() }));
  const mailOf = new Map(mails.map(({ id, subscription }) => [subscription.id, id]));
  const rows = matched.map(({ id, seen }) => ({ id, seen, mail: mailOf.get(id) ?? null }));
  const pieces = Array.from({ length: Math.ceil(mails.length / MAILS_AT_ONCE) }, (_, at) =>
    mails.slice(at * MAILS_AT_ONCE, (at + 1) * MAILS_AT_ONCE),
  );
  const statements = [
    ...pieces.map((piece) => mailStatement(run, piece, now)),
    {
      sql:
        "UPDATE subscriptions AS s SET seen_event = ?1 FROM json_each(?3) AS m WHERE s.site_id = ?2 AND s.id = m.value ->> '$.id' " +
        // Matched by another run meanwhile, or set back because its last mail was not sent.
        "AND s.state = 'active' AND s.seen_event = m.value ->> '$.seen' AND (m.value ->> '$.mail' IS NULL OR EXISTS " +
        "(SELECT 1 FROM outbox AS o WHERE o.site_id = ?2 AND o.id = m.value ->> '$.mail'))",
      params: [run.upto, run.siteId, JSON.stringify(rows)],
    },
  ];
  await db.batch(statements.map((statement) => prepare(db, statement)));
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
