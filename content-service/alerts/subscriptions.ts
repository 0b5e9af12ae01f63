import type { Criteria } from '#domain/forms/criteria.ts';
import { DEFAULT_RHYTHM, type Rhythm } from '#domain/forms/rhythm.ts';
import type { Locale } from '#domain/locale.ts';
import type { SubscriptionChange, SubscriptionRequest, TokenPurpose } from '#wire/subscription.ts';
import { onlyIf } from '../platform/db/only-if.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';
import { changedSql, isUnsentSql, positionSql } from './position.ts';

/** A subscription as stored. */
export interface StoredSubscription {
  readonly id: string;
  readonly state: 'pending' | 'active' | 'ended';
  /** Empty once it has ended. */
  readonly email: string;
  readonly name: string | null;
  readonly locale: Locale;
  readonly criteria: Criteria;
  readonly rhythm: Rhythm;
  readonly origin: string;
  readonly seed: string;
  /** First day on which it sends again, or `NO_END`; null while it is active. */
  readonly pausedUntil: string | null;
  /** The name of the agency's system that keeps the search as a search card; null for none. */
  readonly card: string | null;
}

/** A subscription found by a token. */
export interface TokenHolder {
  readonly subscription: StoredSubscription;
  readonly purpose: TokenPurpose;
  /** Instant; null while the subscription is active. */
  readonly expiresAt: string | null;
}

export type SubscriptionRow = Omit<StoredSubscription, 'criteria'> & { readonly criteria: string };
type HolderRow = SubscriptionRow & { readonly purpose: TokenPurpose; readonly expires_at: string | null };

const COLUMNS =
  's.id, s.state, s.email, s.name, s.locale, s.criteria, s.rhythm, s.origin, s.seed, s.paused_until AS pausedUntil, ' +
  '(SELECT c.system FROM search_cards AS c WHERE c.site_id = s.site_id AND c.subscription_id = s.id AND c.ended_at IS NULL) AS card';

export const toSubscription = (row: SubscriptionRow): StoredSubscription => ({
  id: row.id,
  state: row.state,
  email: row.email,
  name: row.name,
  locale: row.locale,
  criteria: JSON.parse(row.criteria),
  rhythm: row.rhythm,
  origin: row.origin,
  seed: row.seed,
  pausedUntil: row.pausedUntil,
  card: row.card,
});

/** A subscription by its id. */
export const subscriptionStatement = (siteId: string, id: string): Statement => ({
  sql: `SELECT ${COLUMNS} FROM subscriptions AS s WHERE s.site_id = ? AND s.id = ?`,
  params: [siteId, id],
});

export const findSubscription = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<StoredSubscription | null> => {
  const row = await prepare(db, subscriptionStatement(siteId, id)).first<SubscriptionRow>();
  return row === null ? null : toSubscription(row);
};

/** Maximum number of listed subscriptions, more than anybody has. */
const MOST_LISTED = 50;

/** The confirmed subscriptions of the same address as a given one, that one first, then the newest. */
export const findOfSameAddress = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<readonly StoredSubscription[]> => {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM subscriptions AS own JOIN subscriptions AS s ` +
        "ON s.site_id = own.site_id AND s.email_key = own.email_key AND s.state = 'active' " +
        "WHERE own.site_id = ?1 AND own.id = ?2 AND own.state = 'active' " +
        `ORDER BY s.id = ?2 DESC, s.created_at DESC, s.id LIMIT ${MOST_LISTED}`,
    )
    .bind(siteId, id)
    .all<SubscriptionRow>();
  return results.map(toSubscription);
};

/** The subscription of a token's hash; null when this site has issued no such token. */
export const findTokenHolder = async (
  db: D1Database,
  siteId: string,
  hash: string,
): Promise<TokenHolder | null> => {
  const row = await db
    .prepare(
      `SELECT ${COLUMNS}, t.purpose, t.expires_at FROM subscription_tokens AS t JOIN subscriptions AS s ` +
        'ON s.site_id = t.site_id AND s.id = t.subscription_id WHERE t.site_id = ? AND t.hash = ?',
    )
    .bind(siteId, hash)
    .first<HolderRow>();
  return row === null
    ? null
    : { subscription: toSubscription(row), purpose: row.purpose, expiresAt: row.expires_at };
};

/** A new subscription's tokens. */
export interface TokenRow {
  readonly hash: string;
  readonly purpose: TokenPurpose;
  readonly expiresAt: string | null;
}

interface NewSubscription {
  readonly siteId: string;
  readonly id: string;
  readonly request: SubscriptionRequest;
  readonly origin: string;
  readonly seed: string;
  readonly tokens: readonly TokenRow[];
}

/**
 * Stores a pending subscription; the database limits their number per address and day (`cap_of_recipient`).
 */
export const newSubscriptionStatements = (
  { siteId, id, request, origin, seed, tokens }: NewSubscription,
  now: Date,
): Statement[] => [
  {
    sql:
      'INSERT INTO subscriptions ' +
      '(site_id, id, state, email, email_key, name, locale, criteria, rhythm, origin, seed, created_at) ' +
      "VALUES (?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    params: [
      siteId,
      id,
      request.email,
      addressKey(request.email),
      request.name ?? null,
      request.locale,
      JSON.stringify(request.criteria),
      request.rhythm ?? DEFAULT_RHYTHM,
      origin,
      seed,
      now.toISOString(),
    ],
  },
  ...tokens.map(({ hash, purpose, expiresAt }) => ({
    sql:
      'INSERT INTO subscription_tokens (site_id, hash, subscription_id, purpose, expires_at) ' +
      'VALUES (?, ?, ?, ?, ?)',
    params: [siteId, hash, id, purpose, expiresAt],
  })),
];

/** Deletes person and criteria; the fact that it ended stays, so that its links can say so. */
const ENDED = "state = 'ended', email = '', name = NULL, criteria = '{}', seed = '', ended_at = ?1";

/** Condition: a subscription is in the state in which it was read. */
export const inStateStatement = (
  siteId: string,
  { id, state }: Pick<StoredSubscription, 'id' | 'state'>,
): Statement =>
  onlyIf({
    sql: 'SELECT 1 FROM subscriptions WHERE site_id = ? AND id = ? AND state = ?',
    params: [siteId, id, state],
  });

/** Marks the subscription's address as confirmed. */
const confirmedAddress = (siteId: string, id: string, now: Date): Statement => ({
  sql:
    'INSERT INTO confirmed_addresses (site_id, email_key, confirmed_at) ' +
    'SELECT site_id, email_key, ? FROM subscriptions WHERE site_id = ? AND id = ? ' +
    'ON CONFLICT DO UPDATE SET confirmed_at = excluded.confirmed_at',
  params: [now.toISOString(), siteId, id],
});

/** From now on the news of a site with an alert at once is matched when it comes. */
const atOnceStatement = (siteId: string, id: string): Statement => ({
  sql:
    'INSERT INTO alerts_at_once (site_id, seen_event) ' +
    'SELECT s.site_id, ifnull((SELECT max(seq) FROM estate_events WHERE site_id = s.site_id), 0) FROM subscriptions AS s ' +
    "WHERE s.site_id = ? AND s.id = ? AND s.state = 'active' AND s.rhythm = 'at_once' ON CONFLICT DO NOTHING",
  params: [siteId, id],
});

/** SQL for the position of a subscription before its first mail about homes that is not sent; great without one. */
const unsentSql = (s: string): string =>
  `ifnull((SELECT min(m.data ->> '$.seen') FROM outbox AS m WHERE m.site_id = ${s}.site_id ` +
  `AND m.kind IN ('digest', 'home-price', 'home-gone') AND m.recipient_key = ${s}.email_key ` +
  `AND ${isUnsentSql('m', '?1')} AND m.data ->> '$.subscriptionId' = ${s}.id), 9223372036854775807)`;

/**
 * Confirms a subscription: alerts report events from now on. An earlier subscription of the same address with
 * the same criteria is replaced, and its unreported events pass to this one, with those of its mails that are not sent.
 * A second confirmation changes nothing.
 */
export const confirmStatements = (
  siteId: string,
  id: string,
  now: Date,
  /** Statements that must run while the identical earlier subscription still exists. */
  ...followed: readonly Statement[]
): Statement[] => [
  confirmedAddress(siteId, id, now),
  {
    sql: 'INSERT INTO alert_sites (site_id, since) VALUES (?, ?) ON CONFLICT DO NOTHING',
    params: [siteId, now.toISOString()],
  },
  {
    sql:
      "UPDATE subscriptions AS s SET state = 'active', confirmed_at = ?1, seen_event = COALESCE(" +
      `(SELECT min(${positionSql('o')}, ${unsentSql('o')}) FROM subscriptions AS o WHERE o.site_id = ?2 ` +
      "AND o.state = 'active' AND o.email_key = s.email_key AND o.criteria = s.criteria " +
      'ORDER BY 1 LIMIT 1), ' +
      '(SELECT max(seq) FROM estate_events WHERE site_id = ?2), 0) ' +
      "WHERE s.site_id = ?2 AND s.id = ?3 AND s.state = 'pending'",
    params: [now.toISOString(), siteId, id],
  },
  atOnceStatement(siteId, id),
  ...followed,
  {
    sql:
      `UPDATE subscriptions SET ${ENDED} WHERE site_id = ?2 AND state = 'active' AND id <> ?3 AND EXISTS ` +
      "(SELECT 1 FROM subscriptions AS s WHERE s.site_id = ?2 AND s.id = ?3 AND s.state = 'active' " +
      'AND s.confirmed_at = ?1 AND s.email_key = subscriptions.email_key AND s.criteria = subscriptions.criteria)',
    params: [now.toISOString(), siteId, id],
  },
];

/** Changes name, language, criteria and rhythm. Another rhythm goes on with the events that were not matched yet. */
export const changeStatements = (
  siteId: string,
  id: string,
  { name, locale, criteria, rhythm }: SubscriptionChange,
): Statement[] => [
  {
    sql:
      'UPDATE subscriptions AS s SET name = ?, locale = ?, criteria = ?, rhythm = ifnull(?, rhythm), ' +
      `${changedSql('s')} WHERE site_id = ? AND id = ? AND state <> 'ended'`,
    params: [name ?? null, locale, JSON.stringify(criteria), rhythm ?? null, siteId, id],
  },
  atOnceStatement(siteId, id),
];

/** Ends the subscriptions whose ids a statement selects; the site is its parameter ?2. */
export const endStatements = (siteId: string, ids: string, now: Date): Statement => ({
  sql: `UPDATE subscriptions SET ${ENDED} WHERE site_id = ?2 AND state = 'active' AND id IN (${ids})`,
  params: [now.toISOString(), siteId],
});

/** Ends a subscription. */
export const endStatement = (siteId: string, id: string, now: Date): Statement => ({
  sql: `UPDATE subscriptions SET ${ENDED} WHERE site_id = ?2 AND id = ?3 AND state <> 'ended'`,
  params: [now.toISOString(), siteId, id],
});

/** Pauses until a day, or resumes (null); a paused one keeps its position. */
export const pauseStatement = (siteId: string, id: string, until: string | null): Statement => ({
  sql:
    `UPDATE subscriptions AS s SET paused_until = ?, ${changedSql('s')} ` +
    "WHERE site_id = ? AND id = ? AND state = 'active'",
  params: [until, siteId, id],
});

/** Whether it sends nothing on a day in Brussels. */
export const isPaused = ({ pausedUntil }: Pick<StoredSubscription, 'pausedUntil'>, day: string): boolean =>
  pausedUntil !== null && pausedUntil > day;

/** Resets the last matched event, so that the events since are reported later. */
export const seenAgainStatement = (siteId: string, id: string, seen: number): Statement => ({
  sql: 'UPDATE subscriptions SET seen_event = min(seen_event, ?), in_step = 0 WHERE site_id = ? AND id = ?',
  params: [seen, siteId, id],
});
