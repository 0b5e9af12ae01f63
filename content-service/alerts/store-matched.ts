import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { alertedStatement } from '../platform/home-days.ts';
import { atOnceCountSql, MOST_AT_ONCE } from './at-once-cap.ts';
import { leaveStepSql } from './position.ts';
import type { AlertMail, Waiting } from './waiting.ts';

/** What is told to a subscription. */
interface Announced {
  readonly subscription: Waiting;
  readonly mail: AlertMail;
  /** Homes that fit it, also beyond those that the mail names. */
  readonly fits: readonly string[];
}

/** A mail to queue, and its id. */
interface NewMail extends Announced {
  readonly id: string;
  /** How many mails to the same address stand before it in its statement. */
  readonly before: number;
}

/** What was matched: a piece of a daily run, or of news that is told at once. */
interface Matched {
  readonly siteId: string;
  /** The event up to which it was matched. */
  readonly upto: number;
  /** Distinguishes the mails of one run from those of others. */
  readonly run: string;
  /** For news that is told at once: mails of today are counted from this instant. Absent in a daily run. */
  readonly capSince?: string;
}

/** Mails per statement: D1 allows a thousand statements per invocation, and 2 MB per parameter. */
const MAILS_AT_ONCE = 100;

/** The subscription `s` is as it was read; `d` is a row of `rows`. */
const AS_READ =
  "s.state = 'active' AND s.seen_event = d.value ->> '$.read.event' AND s.in_step = d.value ->> '$.read.inStep' " +
  "AND s.rhythm = d.value ->> '$.read.rhythm' AND s.changes = d.value ->> '$.read.changes'";

/** No earlier mail of the subscription waits, such as for the site's quota: later news is one mail, not many. */
const NONE_WAITS =
  "NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = ?1 AND o.dedupe > d.value ->> '$.first' " +
  "AND o.dedupe < d.value ->> '$.last' AND o.state IN ('due', 'sending'))";

/** The address got fewer mails at once today than its most. */
const BELOW_CAP = `${atOnceCountSql('?1', "d.value ->> '$.key'", '?4')} + (d.value ->> '$.before') < ${MOST_AT_ONCE}`;

const mailStatement = (
  { siteId, run, capSince }: Matched,
  mails: readonly NewMail[],
  now: Date,
): Statement => ({
  sql:
    'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at, dedupe) ' +
    "SELECT ?1, d.value ->> '$.id', d.value ->> '$.kind', d.value ->> '$.to', d.value ->> '$.key', d.value ->> '$.data', " +
    "?2, ?2, d.value ->> '$.once' FROM json_each(?3) AS d " +
    // CROSS JOIN fixes the order: one lookup per mail, not the reverse.
    "CROSS JOIN subscriptions AS s ON s.site_id = ?1 AND s.id = d.value ->> '$.subscription' " +
    // Skips subscriptions that ended, were changed or paused, or were matched by another run meanwhile.
    `WHERE ${AS_READ}${capSince === undefined ? '' : ` AND ${NONE_WAITS} AND ${BELOW_CAP}`} ON CONFLICT DO NOTHING`,
  params: [
    siteId,
    now.toISOString(),
    JSON.stringify(
      mails.map(
        ({ id: mailId, subscription: { id, email, emailKey, read }, mail: { kind, data }, before }) => ({
          id: mailId,
          kind,
          subscription: id,
          read,
          to: email,
          key: emailKey,
          data: JSON.stringify(data),
          once: `${kind}:${id}:${run}`,
          first: `${kind}:${id}:`,
          last: `${kind}:${id};`,
          before,
        }),
      ),
    ),
    ...(capSince === undefined ? [] : [capSince]),
  ],
});

/** Mails in statements, each mail with the number of those to its address before it. */
function inStatements(announced: readonly Announced[]): readonly (readonly NewMail[])[] {
  return Array.from({ length: Math.ceil(announced.length / MAILS_AT_ONCE) }, (_, at) => {
    const toAddress = new Map<string, number>();
    return announced.slice(at * MAILS_AT_ONCE, (at + 1) * MAILS_AT_ONCE).map((one) => {
      const before = toAddress.get(one.subscription.emailKey) ?? 0;
      toAddress.set(one.subscription.emailKey, before + 1);
      return { ...one, id: crypto.randomUUID(), before };
    });
  });
}

/** The homes of a mail, as they are counted. */
const announcedOf = ({ id, mail: { kind, data }, fits }: NewMail) => ({
  mail: id,
  fits,
  names: kind === 'digest' ? data.estates.map(({ estateId }) => estateId) : fits,
});

const HAS_MAIL = "EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = ?1 AND o.id = d.value ->> '$.mail')";

/**
 * Queues the mails and notes the subscriptions as matched in one batch, with further statements, so that repeating a
 * piece changes nothing. While its mail cannot be queued, a subscription waits for the daily run: it has had its mail of
 * the day, or its most mails at once, or an earlier one is not sent yet. Of alerts at once that tell nothing, those in
 * step are not written.
 */
export const storeMatched = async (
  db: D1Database,
  matched: Matched,
  subscriptions: readonly Waiting[],
  announced: readonly Announced[],
  now: Date,
  further: readonly Statement[] = [],
): Promise<void> => {
  const pieces = inStatements(announced);
  const mailOf = new Map(pieces.flat().map(({ id, subscription }) => [subscription.id, id]));
  const { capSince } = matched;
  const isAtOnce = capSince !== undefined;
  const rows = subscriptions
    .filter(({ id, read }) => !isAtOnce || read.inStep === 0 || mailOf.has(id))
    .map(({ id, read }) => ({ id, read, mail: mailOf.get(id) ?? null }));
  const params = [matched.siteId, JSON.stringify(rows)];
  const set = (sql: string, where: string, ...more: readonly (number | string)[]): Statement => ({
    sql:
      `UPDATE subscriptions SET ${sql} WHERE rowid IN (SELECT s.rowid FROM json_each(?2) AS d ` +
      // CROSS JOIN fixes the order here too: otherwise all subscriptions of the site would be read.
      "CROSS JOIN subscriptions AS s ON s.site_id = ?1 AND s.id = d.value ->> '$.id' " +
      `WHERE ${AS_READ} AND ${where})`,
    params: [...params, ...more],
  });
  const statements = [
    ...pieces.map((piece) => mailStatement(matched, piece, now)),
    ...(pieces.length === 0
      ? []
      : [alertedStatement(matched.siteId, 'estate', pieces.flat().map(announcedOf), now)]),
    ...(isAtOnce
      ? [
          set(
            `${leaveStepSql('subscriptions')}, capped = ` +
              `${atOnceCountSql('?1', 'subscriptions.email_key', '?3')} >= ${MOST_AT_ONCE}`,
            `d.value ->> '$.mail' IS NOT NULL AND NOT ${HAS_MAIL}`,
            capSince,
          ),
        ]
      : []),
    set(
      `seen_event = ?3, capped = 0${isAtOnce ? ', in_step = 1' : ''}`,
      `(d.value ->> '$.mail' IS NULL OR ${HAS_MAIL})`,
      matched.upto,
    ),
    ...further,
  ];
  await db.batch(statements.map((statement) => prepare(db, statement)));
};
