import type { MailData } from '../kinds.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';
import { type Leased, later, leasesOf, nextAttempt, OWN, own } from './lease.ts';
import type { Asked } from './mailbox.ts';

export type MailKind = keyof MailData;

/** A mail of some kinds. Its text is written when it is sent. */
export type MailOf<K extends MailKind> = {
  [P in K]: { readonly kind: P; readonly data: MailData[P] };
}[K];

/** A queued mail. */
export type OutboxMail = MailOf<MailKind>;

/** What is known of a request at the system of a feed, in the mail that goes in its place: whether that system has it. */
export interface AtVendor {
  /** The system's name. */
  readonly system: string;
  readonly holds: 'no' | 'maybe';
}

/** A mail that this caller has leased. */
export type LeasedMail = OutboxMail &
  Leased & {
    readonly recipient: string;
    /** null for a mail that no form caused. */
    readonly asked: Asked | null;
    readonly atVendor: AtVendor | null;
  };

interface OutboxRow {
  readonly site_id: string;
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly asked: Asked | null;
  readonly data: string;
  readonly attempts: number;
  readonly next_attempt_at: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface QueuedMail {
  readonly siteId: string;
  readonly id: string;
  readonly recipient: string;
  readonly mail: OutboxMail;
  /** Most mails of this kind to this recipient within 24 hours; further ones are not queued. */
  readonly mostADay?: number;
  /** Queued only if this query finds a row. */
  readonly where?: Statement;
  /** A form caused it, in which anybody can enter any address: it counts for the mailbox (decision 127). */
  readonly byForm?: boolean;
  /** It goes in the place of a request to the system of a feed: stored among its data. */
  readonly atVendor?: AtVendor | undefined;
}

/** SQL of the column `asked` for a mail that a form caused: whether the agency's address is confirmed. */
export const askedSql = (site: string, key: string): string =>
  `iif(EXISTS (SELECT 1 FROM confirmed_addresses WHERE site_id = ${site} AND email_key = ${key}), ` +
  "'confirmed', 'unconfirmed')";

/** Queues a mail, due at once. */
export const outboxStatement = (
  { siteId, id, recipient, mail, mostADay, where, byForm = false, atVendor }: QueuedMail,
  now: Date,
): Statement => {
  const key = addressKey(recipient);
  const at = now.toISOString();
  const conditions: Statement[] = [
    ...(mostADay === undefined
      ? []
      : [
          {
            sql: '? > (SELECT count(*) FROM outbox WHERE site_id = ? AND kind = ? AND recipient_key = ? AND created_at > ?)',
            params: [mostADay, siteId, mail.kind, key, later(now, -DAY)],
          },
        ]),
    ...(where === undefined ? [] : [{ sql: `EXISTS (${where.sql})`, params: where.params }]),
  ];
  const condition = conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`;
  return {
    sql:
      'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at, asked) ' +
      `SELECT ?, ?, ?, ?, ?, ?, ?, ?, ${byForm ? askedSql('?', '?') : 'NULL'}${condition}`,
    params: [
      siteId,
      id,
      mail.kind,
      recipient,
      key,
      JSON.stringify(atVendor === undefined ? mail.data : { ...mail.data, atVendor }),
      at,
      at,
      ...(byForm ? [siteId, key] : []),
      ...conditions.flatMap(({ params }) => params),
    ],
  };
};

/** Condition: the site has queued fewer mails of a kind within the last hour than its limit (table `limits`). */
export const withinLimit = (siteId: string, kind: MailKind, limit: 'receipt_hour', now: Date): Statement => ({
  sql:
    'SELECT 1 FROM site_limits AS l WHERE l.site_id = ? AND l.name = ? AND l.most > ' +
    '(SELECT count(*) FROM outbox AS o WHERE o.site_id = l.site_id AND o.kind = ? AND o.created_at > ?)',
  params: [siteId, limit, kind, later(now, -HOUR)],
});

const toMail = (row: OutboxRow): LeasedMail => {
  const { atVendor = null, ...data } = JSON.parse(row.data);
  return {
    siteId: row.site_id,
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    asked: row.asked,
    atVendor,
    data,
    attempts: row.attempts,
    leasedUntil: row.next_attempt_at,
  } as LeasedMail;
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Leases mails: those that people wait for come before alerts, and a rank is skipped for a site that has used up the
 * rank's share of its daily quota.
 */
export const { takeDue: leaseDue, takeQueued: leaseQueued } = leasesOf('outbox', toMail, {
  rank: 'rank',
  mayGo: (now) => ({
    sql:
      'NOT EXISTS (SELECT 1 FROM full_mail_days AS f ' +
      'WHERE f.site_id = outbox.site_id AND f.rank = outbox.rank AND f.day = ?)',
    params: [dayOf(now)],
  }),
});

/** A mail's state; null once the cleanup has deleted it. */
export const findMailState = (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<'due' | 'sending' | 'sent' | 'failed' | 'void' | null> =>
  db.prepare('SELECT state FROM outbox WHERE site_id = ? AND id = ?').bind(siteId, id).first('state');

/** Postpones mails of sites that have used up their daily quota to the next day, 00:00 UTC. */
export const putOffStatement = (now: Date): Statement => ({
  sql:
    "UPDATE outbox SET next_attempt_at = ? WHERE state = 'due' AND next_attempt_at <= ? " +
    'AND (site_id, rank) IN (SELECT site_id, rank FROM full_mail_days WHERE day = ?)',
  params: [`${dayOf(new Date(now.getTime() + DAY))}T00:00:00.000Z`, now.toISOString(), dayOf(now)],
});

/** Number of due mails, including interrupted ones. */
export const countDue = async (db: D1Database, now: Date): Promise<number> =>
  (await db
    .prepare("SELECT count(*) AS due FROM outbox WHERE state IN ('due', 'sending') AND next_attempt_at <= ?")
    .bind(now.toISOString())
    .first<number>('due')) ?? 0;

/** Marks a mail as sent, or as void (no longer needed), and deletes its recipient and data. */
export const settle = async (
  db: D1Database,
  mail: LeasedMail,
  state: 'sent' | 'void',
  now: Date,
): Promise<void> => {
  // An address that ended while its mail was sent made it void: it was sent all the same.
  const mine = state === 'sent' ? OWN.replace("state = 'sending'", "state IN ('sending', 'void')") : OWN;
  const done = db
    .prepare(`UPDATE outbox SET state = ?, recipient = '', data = '{}' ${mine}`)
    .bind(state, ...own(mail));
  if (state === 'void') {
    await done.run();
    return;
  }
  const counted = db
    .prepare(
      'INSERT INTO mail_days (site_id, day, sent) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET sent = sent + 1',
    )
    .bind(mail.siteId, dayOf(now));
  await db.batch([done, counted]);
};

/** Postpones a mail because of the account's quota; this does not count as an attempt. */
export const makeWait = async (db: D1Database, mail: LeasedMail, ms: number, now: Date): Promise<void> => {
  await db
    .prepare(`UPDATE outbox SET state = 'due', attempts = attempts - 1, next_attempt_at = ? ${OWN}`)
    .bind(later(now, ms), ...own(mail))
    .run();
};

/** Schedules a retry of a mail that could not be sent, or marks it as failed; returns the new state. */
export const putBack = async (
  db: D1Database,
  mail: LeasedMail,
  forGood: boolean,
  now: Date,
): Promise<'due' | 'failed'> => {
  const { state, at } = nextAttempt(mail, now, forGood);
  await db
    .prepare(`UPDATE outbox SET state = ?, next_attempt_at = ? ${OWN}`)
    .bind(state, at, ...own(mail))
    .run();
  return state;
};
