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
      readonly kind: 'rental-digest';
      /** Ids of the units that fitted since the look before. */
      readonly data: { readonly subscriptionId: string; readonly units: readonly string[] };
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
  | {
      readonly kind: 'address-ended';
      readonly data: { readonly address: string; readonly why: 'bounced' | 'complained' };
    }
  | {
      readonly kind: 'calendar-conflict';
      readonly data: { readonly calendarId: string; readonly stayId: string };
    }
  | { readonly kind: 'calendar-failing'; readonly data: { readonly calendarId: string } }
  | { readonly kind: 'staff-sign-in'; readonly data: { readonly signInId: string } }
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

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Takes leases of mails: what people wait for first, and none of a site that has sent as many of their kind as it may
 * today.
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

/** What has become of a mail; null once it has been swept away. */
export const findMailState = (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<'due' | 'sending' | 'sent' | 'failed' | 'void' | null> =>
  db.prepare('SELECT state FROM outbox WHERE site_id = ? AND id = ?').bind(siteId, id).first('state');

/** Puts mails off until tomorrow whose sites have sent as many as they may today. */
export const putOffStatement = (now: Date): Statement => ({
  sql:
    "UPDATE outbox SET next_attempt_at = ? WHERE state = 'due' AND next_attempt_at <= ? " +
    'AND (site_id, rank) IN (SELECT site_id, rank FROM full_mail_days WHERE day = ?)',
  params: [`${dayOf(new Date(now.getTime() + DAY))}T00:00:00.000Z`, now.toISOString(), dayOf(now)],
});

/** How many mails are due. */
export const countDue = async (db: D1Database, now: Date): Promise<number> =>
  (await db
    .prepare("SELECT count(*) AS due FROM outbox WHERE state IN ('due', 'sending') AND next_attempt_at <= ?")
    .bind(now.toISOString())
    .first<number>('due')) ?? 0;

/** The mail is sent, or there was nothing left to say; what it was about is forgotten. */
export const settle = async (
  db: D1Database,
  mail: LeasedMail,
  state: 'sent' | 'void',
  now: Date,
): Promise<void> => {
  const done = db
    .prepare(`UPDATE outbox SET state = ?, recipient = '', data = '{}' ${OWN}`)
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

/** The mail waits for room: nobody was asked for it in vain, so that the attempt does not count. */
export const makeWait = async (db: D1Database, mail: LeasedMail, ms: number, now: Date): Promise<void> => {
  await db
    .prepare(`UPDATE outbox SET state = 'due', attempts = attempts - 1, next_attempt_at = ? ${OWN}`)
    .bind(later(now, ms), ...own(mail))
    .run();
};

/** The mail could not be sent: it is due again later, or has failed for good. */
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
