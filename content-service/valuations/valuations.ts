import { randomBytes } from 'node:crypto';
import type { ValuationRequest } from '../../domain/forms/valuation.ts';
import type { Locale } from '../../domain/locale.ts';
import { linkHolds } from '../platform/answering/links.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';

/** A request as the database holds it. */
export interface StoredValuation {
  readonly id: string;
  /** From which the token of its link is made. */
  readonly seed: string;
  readonly reference: string;
  readonly state: 'asked' | 'withdrawn';
  readonly createdAt: string;
  /** When the agency said that it is answered. */
  readonly answeredAt: string | null;
  readonly withdrawnAt: string | null;
  readonly locale: Locale;
  /** Of the site, as links in mails begin. */
  readonly origin: string;
  /** What was typed; null once it is withdrawn. */
  readonly request: ValuationRequest | null;
}

/** Signs of a reference: none that looks like another when it is read out or written down. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Six signs by chance, of 32 each: they tell nobody how many asked. */
export const newReference = (): string =>
  [...randomBytes(6)].map((byte) => SIGNS[byte % SIGNS.length]).join('');

/** What stands for who asks: the address of their mail, else the digits of their number. */
const senderKey = ({ email, phone = '' }: ValuationRequest): string =>
  addressKey(email ?? phone.replace(/\D/g, ''));

/** Stores a request; the database takes so many a day (`cap_of_…`, migration 0037). */
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

/** Takes a request back and forgets what was typed; one that is withdrawn stays as it is. */
export const withdrawStatement = (siteId: string, id: string, now: Date): Statement => ({
  sql:
    "UPDATE valuations SET state = 'withdrawn', withdrawn_at = ?, doc = '{}', sender_key = '' " +
    "WHERE site_id = ? AND id = ? AND state = 'asked'",
  params: [now.toISOString(), siteId, id],
});

/** Notes that a request is answered, as long as it stands and the link does; once. */
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

/** A request by its id; null when it has been swept away. */
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

/** The request of a mailed token, by the token's hash; null when this site never gave it out. */
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
