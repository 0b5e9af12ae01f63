import type { RentalCriteria } from '#domain/forms/criteria.ts';
import type { OutboxMail } from '../../mail/outbox.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { alertedStatement } from '../../platform/home-days.ts';
import { isUnsentSql } from '../position.ts';
import type { AlertRun } from '../runs.ts';
import { endStatements } from '../subscriptions.ts';
import { endsStatement } from '../waiting.ts';

/** An alert on holiday rentals that the day's run has not matched yet. */
interface WaitingRental {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly criteria: RentalCriteria;
  /** Ids of the units that matched at the last run. */
  readonly known: readonly string[];
  /** Both as stored. */
  readonly read: { readonly criteria: string; readonly known: string };
}

/** Result of matching an alert. */
export interface Looked {
  readonly alert: WaitingRental;
  readonly known: readonly string[];
  /** null when there is nothing to report. */
  readonly mail: Extract<OutboxMail, { kind: 'rental-digest' }>['data'] | null;
}

/** Parameters: site, day. A paused alert is skipped; its matches are reported when it goes on. */
const WAITING =
  "rental_alerts AS r JOIN subscriptions AS s ON s.site_id = r.site_id AND s.id = r.subscription_id AND s.state = 'active' " +
  'AND (s.paused_until IS NULL OR s.paused_until <= ?2) WHERE r.site_id = ?1 AND r.seen_on < ?2';

/** Last id of each piece of `size` waiting alerts, in order. */
export const rentalPieceEndsStatement = ({ siteId, day }: AlertRun, size: number): Statement =>
  endsStatement({ sql: WAITING, params: [siteId, day] }, size);

/** Waiting alerts after one id up to another. */
export const findWaitingRentals = async (
  db: D1Database,
  { siteId, day }: AlertRun,
  after: string,
  to: string,
): Promise<WaitingRental[]> => {
  const { results } = await db
    .prepare(
      "SELECT s.id, s.email, s.email_key AS emailKey, s.criteria -> '$.rental' AS criteria, r.known " +
        `FROM ${WAITING} AND s.id > ?3 AND s.id <= ?4 ORDER BY s.id`,
    )
    .bind(siteId, day, after, to)
    .all<Record<Exclude<keyof WaitingRental, 'read'>, string>>();
  return results.map(({ criteria, known, ...row }) => ({
    ...row,
    criteria: JSON.parse(criteria),
    known: JSON.parse(known),
    read: { criteria, known },
  }));
};

/** SQL for the known units of `r` without those of mails that wait, `o` being its subscription; null without `r`. */
const ANNOUNCED =
  'iif(r.known IS NULL, NULL, (SELECT json_group_array(k.value) FROM json_each(r.known) AS k WHERE k.value NOT IN (' +
  "SELECT u.value FROM outbox AS m, json_each(m.data, '$.units') AS u WHERE m.site_id = o.site_id " +
  `AND m.kind = 'rental-digest' AND m.recipient_key = o.email_key AND ${isUnsentSql('m', '?5')} ` +
  "AND m.data ->> '$.subscriptionId' = o.id)))";

/**
 * Units that match at confirmation count as known: the subscriber is told about later ones. Of two concurrent
 * confirmations only the effective one counts. An alert that replaces an identical one takes over its known
 * units, without those of its mails that are not sent.
 */
export const beginRentalStatement = (
  siteId: string,
  id: string,
  fitting: readonly string[],
  { now, today }: { readonly now: Date; readonly today: string },
): Statement => ({
  sql:
    'INSERT INTO rental_alerts (site_id, subscription_id, known, seen_on) ' +
    `SELECT s.site_id, s.id, ifnull(${ANNOUNCED}, ?3), ifnull(r.seen_on, ?4) FROM subscriptions AS s ` +
    "LEFT JOIN subscriptions AS o ON o.site_id = s.site_id AND o.email_key = s.email_key AND o.state = 'active' " +
    'AND o.id <> s.id AND o.criteria = s.criteria ' +
    'LEFT JOIN rental_alerts AS r ON r.site_id = o.site_id AND r.subscription_id = o.id ' +
    "WHERE s.site_id = ?1 AND s.id = ?2 AND s.state = 'active' AND s.confirmed_at = ?5 LIMIT 1 ON CONFLICT DO NOTHING",
  params: [siteId, id, JSON.stringify(fitting), today, now.toISOString()],
});

/** Changed criteria: units that match now count as known. */
export const anewStatement = (siteId: string, id: string, fitting: readonly string[]): Statement => ({
  sql: 'UPDATE rental_alerts SET known = ? WHERE site_id = ? AND subscription_id = ?',
  params: [JSON.stringify(fitting), siteId, id],
});

/** Forgets units whose mail was not sent, so that they are reported later if they still match. */
export const unannouncedStatement = (siteId: string, id: string, units: readonly string[]): Statement => ({
  sql:
    'UPDATE rental_alerts SET known = (SELECT json_group_array(k.value) FROM json_each(rental_alerts.known) AS k ' +
    'WHERE k.value NOT IN (SELECT value FROM json_each(?))) WHERE site_id = ? AND subscription_id = ?',
  params: [JSON.stringify(units), siteId, id],
});

/** Matched by no other run meanwhile, with the criteria and the known units that were read; `d` is a row of `rows`. */
const AS_READ =
  "r.seen_on < ?4 AND r.known = d.value ->> '$.read.known' AND EXISTS (SELECT 1 FROM subscriptions AS s " +
  "WHERE s.site_id = r.site_id AND s.id = r.subscription_id AND s.criteria -> '$.rental' = d.value ->> '$.read.criteria')";

/** Queues the mails and notes the matches in one batch, so that repeating a piece changes nothing. */
export const storeLooked = async (
  db: D1Database,
  { siteId, day }: AlertRun,
  looked: readonly Looked[],
  now: Date,
): Promise<void> => {
  const noted = looked.map(({ alert: { id, email, emailKey, read }, known, mail }) => ({
    id,
    known,
    read,
    ...(mail && {
      mail: crypto.randomUUID(),
      to: email,
      key: emailKey,
      data: JSON.stringify(mail),
      once: `rental-digest:${id}:${day}`,
    }),
  }));
  const rows = JSON.stringify(noted);
  const announced = noted.flatMap(({ mail }, at) => {
    const units = looked[at]?.mail?.units ?? [];
    return mail === undefined ? [] : [{ mail, fits: units, names: units }];
  });
  const statements: Statement[] = [
    {
      sql:
        'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at, dedupe) ' +
        "SELECT ?1, d.value ->> '$.mail', 'rental-digest', d.value ->> '$.to', d.value ->> '$.key', " +
        "d.value ->> '$.data', ?2, ?2, d.value ->> '$.once' FROM json_each(?3) AS d " +
        "CROSS JOIN rental_alerts AS r ON r.site_id = ?1 AND r.subscription_id = d.value ->> '$.id' " +
        // An ended subscription has no row.
        `WHERE d.value ->> '$.mail' IS NOT NULL AND ${AS_READ} ON CONFLICT DO NOTHING`,
      params: [siteId, now.toISOString(), rows, day],
    },
    ...(announced.length === 0 ? [] : [alertedStatement(siteId, 'rental', announced, now)]),
    {
      sql:
        "UPDATE rental_alerts AS r SET known = d.value -> '$.known', seen_on = ?4 FROM json_each(?3) AS d " +
        `WHERE r.site_id = ?1 AND r.subscription_id = d.value ->> '$.id' AND ${AS_READ}`,
      params: [siteId, now.toISOString(), rows, day],
    },
  ];
  await db.batch(statements.map((statement) => prepare(db, statement)));
};

/** Ends alerts whose days of arrival are past. */
export const endPastStatement = (siteId: string, flexibleDays: number, now: Date): Statement =>
  endStatements(
    siteId,
    'SELECT r.subscription_id FROM rental_alerts AS r JOIN subscriptions AS o ON o.site_id = r.site_id ' +
      "AND o.id = r.subscription_id WHERE r.site_id = ?2 AND date(o.criteria ->> '$.rental.from', " +
      `iif(o.criteria ->> '$.rental.flexible', '+${flexibleDays} days', '+0 days')) < date(?1)`,
    now,
  );
