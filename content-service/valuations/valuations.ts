import { randomBytes } from 'node:crypto';
import type { ValuationRequest } from '#domain/forms/valuation.ts';
import type { Locale } from '#domain/locale.ts';
import { linkHolds } from '../platform/answering/links.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';

/** A request as stored. */
export interface StoredValuation {
  readonly id: string;
  /** Seed of its link's token. */
  readonly seed: string;
  readonly reference: string;
  readonly state: 'asked' | 'withdrawn';
  readonly createdAt: string;
  /** Time when the agency marked it as answered. */
  readonly answeredAt: string | null;
  readonly withdrawnAt: string | null;
  readonly locale: Locale;
  /** Origin of the site, for links in mails. */
  readonly origin: string;
  /** The typed data; null once withdrawn. */
  readonly request: ValuationRequest | null;
}

/** Characters of a reference, without those that look or sound alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Six random characters of 32: they do not reveal the number of requests. */
export const newReference = (): string =>
  [...randomBytes(6)].map((byte) => SIGNS[byte % SIGNS.length]).join('');

/** Identity of the sender for limits: the e-mail address, else the digits of the phone number. */
const senderKey = ({ email, phone = '' }: ValuationRequest): string =>
  addressKey(email ?? phone.replace(/\D/g, ''));

/** Stores a request; the database limits the number per day (`cap_of_…`). */
export const valuationStatement = (
  siteId: string,
  { id, seed, reference, origin }: Pick<StoredValuation, 'id' | 'seed' | 'reference' | 'origin'>,
  request: ValuationRequest,
  now: Date,
): Statement => ({
  sql:
    'INSERT INTO valuations (site_id, id, seed, reference, locale, origin, sender_key, created_at, doc) ' +
    'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  params: [
    siteId,
    id,
    seed,
    reference,
    request.locale,
    origin,
    senderKey(request),
    now.toISOString(),
    JSON.stringify(request),
  ],
});

/** Withdraws a request and deletes its typed data; a withdrawn one is unchanged. */
export const withdrawStatement = (siteId: string, id: string, now: Date): Statement => ({
  sql:
    "UPDATE valuations SET state = 'withdrawn', withdrawn_at = ?, doc = '{}', sender_key = '' " +
    "WHERE site_id = ? AND id = ? AND state = 'asked'",
  params: [now.toISOString(), siteId, id],
});

/** Marks a request as answered once, while it is open and the link is valid. */
export const answeredStatement = (siteId: string, id: string, link: string | null, now: Date): Statement => ({
  sql:
    "UPDATE valuations SET answered_at = ?2 WHERE site_id = ?1 AND id = ?3 AND state = 'asked' " +
    `AND answered_at IS NULL AND ${linkHolds('?4')}`,
  params: [siteId, now.toISOString(), id, link],
});

interface ValuationRow extends Omit<StoredValuation, 'request'> {
  readonly doc: string;
}

const COLUMNS =
  'v.id, v.seed, v.reference, v.state, v.locale, v.origin, v.doc, v.created_at AS createdAt, ' +
  'v.answered_at AS answeredAt, v.withdrawn_at AS withdrawnAt';

const toValuation = ({ doc, ...row }: ValuationRow): StoredValuation => ({
  ...row,
  request: row.state === 'asked' ? JSON.parse(doc) : null,
});

/** A request by its id; null once it was deleted by the sweep. */
export async function findValuation(
  db: D1Database,
  siteId: string,
  id: string,
): Promise<StoredValuation | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM valuations AS v WHERE v.site_id = ? AND v.id = ?`)
    .bind(siteId, id)
    .first<ValuationRow>();
  return row === null ? null : toValuation(row);
}

/** The request of a mailed token, by the token's hash; null for an unknown one. */
export async function findMailedValuation(
  db: D1Database,
  siteId: string,
  hash: string,
): Promise<StoredValuation | null> {
  const row = await db
    .prepare(
      `SELECT ${COLUMNS} FROM valuation_links AS l JOIN valuations AS v ` +
        'ON v.site_id = l.site_id AND v.id = l.valuation_id WHERE l.site_id = ? AND l.hash = ?',
    )
    .bind(siteId, hash)
    .first<ValuationRow>();
  return row === null ? null : toValuation(row);
}
