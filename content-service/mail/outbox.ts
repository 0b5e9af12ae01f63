import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';
import { type Leased, later, leasesOf, nextAttempt, OWN, own } from './lease.ts';

/** What there is to say of an estate in an alert. */
export interface AlertEstate {
  readonly estateId: string;
  readonly kind: 'new' | 'price_lowered';
  /** Euros; of a lowered price. */
  readonly before: number | null;
}

/** A mail that is to be sent: what it is about, never how it looks. */
export type OutboxMail =
  | {
      readonly kind: 'contact-notice';
      readonly data: { readonly submissionId: string; readonly origin: string };
    }
  | {
      readonly kind: 'contact-receipt';
      readonly data: { readonly submissionId: string; readonly origin: string };
    }
  | { readonly kind: 'friend'; readonly data: { readonly submissionId: string; readonly origin: string } }
  | { readonly kind: 'confirm' | 'alert-on'; readonly data: { readonly subscriptionId: string } }
  | {
      readonly kind: 'valuation-notice' | 'valuation-receipt' | 'valuation-withdrawn';
      readonly data: { readonly valuationId: string };
    }
  | {
      readonly kind:
        | 'stay-receipt'
        | 'stay-held'
        | 'stay-notice'
        | 'stay-reminder'
        | 'stay-lapsed'
        | 'stay-lapsed-notice'
        | 'stay-confirmed'
        | 'stay-declined'
        | 'stay-cancelled';
      readonly data: { readonly stayId: string };
    }
  | {
      readonly kind: 'digest';
      readonly data: {
        readonly subscriptionId: string;
        /** Where its subscription stood among the events before: there it stands again where it is not sent. */
        readonly seen: number;
        readonly estates: readonly AlertEstate[];
        readonly others: number;
      };
    }
  | {
      readonly kind: 'home-price';
      readonly data: {
        readonly subscriptionId: string;
        readonly seen: number;
        readonly estateId: string;
        /** Euros; what it cost when its reader last heard of it. */
        readonly before: number;
      };
    }
  | {
      readonly kind: 'home-gone';
      readonly data: { readonly subscriptionId: string; readonly seen: number; readonly estateId: string };
    }
  | { readonly kind: 'appointment-held'; readonly data: { readonly appointmentId: string } }
  | {
      readonly kind: 'appointment-booked' | 'appointment-cancelled';
      readonly data: { readonly appointmentId: string; readonly to: 'visitor' | 'agent' };
    }
  | {
      readonly kind: 'appointment-moved';
      readonly data: {
        readonly appointmentId: string;
        /** `former`: who was to show the estate before. */
        readonly to: 'visitor' | 'agent' | 'former';
        /** Of the move that it tells of. */
        readonly sequence: number;
      };
    }
  | {
      readonly kind: 'appointment-reminder';
      readonly data: { readonly appointmentId: string; readonly sequence: number };
    };

/** A mail that this caller has the lease of. */
export type LeasedMail = OutboxMail & Leased & { readonly recipient: string };

interface OutboxRow {
  readonly site_id: string;
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
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
  /** Most mails of this kind to this address in a day; more are not queued. */
  readonly mostADay?: number;
  /** Queued only where this finds a row. */
  readonly where?: Statement;
}

/** Queues a mail, due at once. */
export const outboxStatement = (
  { siteId, id, recipient, mail, mostADay, where }: QueuedMail,
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
      'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at) ' +
      `SELECT ?, ?, ?, ?, ?, ?, ?, ?${condition}`,
    params: [
      siteId,
      id,
      mail.kind,
      recipient,
      key,
      JSON.stringify(mail.data),
      at,
      at,
      ...conditions.flatMap(({ params }) => params),
    ],
  };
};

/** Finds a row while a site's mails of a kind within the hour are fewer than its limit (table `limits`). */
export const withinLimit = (
  siteId: string,
  kind: OutboxMail['kind'],
  limit: 'receipt_hour',
  now: Date,
): Statement => ({
  sql:
    'SELECT 1 FROM site_limits AS l WHERE l.site_id = ? AND l.name = ? AND l.most > ' +
    '(SELECT count(*) FROM outbox AS o WHERE o.site_id = l.site_id AND o.kind = ? AND o.created_at > ?)',
  params: [siteId, limit, kind, later(now, -HOUR)],
});

const toMail = (row: OutboxRow): LeasedMail =>
  ({
    siteId: row.site_id,
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    data: JSON.parse(row.data),
    attempts: row.attempts,
    leasedUntil: row.next_attempt_at,
  }) as LeasedMail;

export const { takeDue: leaseDue, takeQueued: leaseQueued } = leasesOf('outbox', toMail);

/** What has become of a mail; null once it has been swept away. */
export const findMailState = (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<'due' | 'sending' | 'sent' | 'failed' | 'void' | null> =>
  db.prepare('SELECT state FROM outbox WHERE site_id = ? AND id = ?').bind(siteId, id).first('state');

/** How many mails are due. */
export const countDue = async (db: D1Database, now: Date): Promise<number> =>
  (await db
    .prepare("SELECT count(*) AS due FROM outbox WHERE state IN ('due', 'sending') AND next_attempt_at <= ?")
    .bind(now.toISOString())
    .first<number>('due')) ?? 0;

/** The mail is sent, or there was nothing left to say; what it was about is forgotten. */
export const settle = async (db: D1Database, mail: LeasedMail, state: 'sent' | 'void'): Promise<void> => {
  await db
    .prepare(`UPDATE outbox SET state = ?, recipient = '', data = '{}' ${OWN}`)
    .bind(state, ...own(mail))
    .run();
};

/** The mail could not be sent: it is due again later, or has failed for good. */
export const putBack = async (db: D1Database, mail: LeasedMail, now: Date): Promise<'due' | 'failed'> => {
  const { state, at } = nextAttempt(mail, now);
  await db
    .prepare(`UPDATE outbox SET state = ?, next_attempt_at = ? ${OWN}`)
    .bind(state, at, ...own(mail))
    .run();
  return state;
};
