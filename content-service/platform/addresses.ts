/** Addresses that were confirmed, and the links in mails by which they are. */
import { randomBytes } from 'node:crypto';
import { prepare } from './db/prepare.ts';
import type { Statement } from './db/statement.ts';
import { addressKey, sha256 } from './hash.ts';

/** How long a booking is held for its visitor to press the link, milliseconds. */
export const HELD_FOR = 30 * 60_000;

/** What a booking by an unconfirmed address is about. */
type Subject = 'appointment' | 'stay';

/** Somebody pressed a link that stood in a mail to this address alone. */
export const confirmAddressStatement = (siteId: string, emailKey: string, now: Date): Statement => ({
  sql:
    'INSERT INTO confirmed_addresses (site_id, email_key, confirmed_at) VALUES (?, ?, ?) ' +
    'ON CONFLICT DO UPDATE SET confirmed_at = excluded.confirmed_at',
  params: [siteId, emailKey, now.toISOString()],
});

/** Whether a link in a mail of this site's to the address was ever pressed. */
export const isConfirmedAddress = async (db: D1Database, siteId: string, email: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM confirmed_addresses WHERE site_id = ? AND email_key = ?')
    .bind(siteId, addressKey(email))
    .first()) !== null;

interface MailedToken {
  readonly siteId: string;
  readonly kind: Subject;
  /** Of the appointment or stay. */
  readonly subjectId: string;
  readonly email: string;
}

/**
 * A token of 256 random bits for a mail that is being made. Only its hash is stored, so that who reads the
 * database cannot press the link; a mail that is made twice has two tokens, and both work.
 */
export async function mailToken(
  db: D1Database,
  { siteId, kind, subjectId, email }: MailedToken,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await prepare(db, {
    sql:
      'INSERT INTO mailed_tokens (site_id, hash, kind, subject_id, email_key, created_at) ' +
      'VALUES (?, ?, ?, ?, ?, ?)',
    params: [siteId, sha256(token), kind, subjectId, addressKey(email), now.toISOString()],
  }).run();
  return token;
}

/** What a mailed token is about; null for one that this site never mailed, or for something else. */
export const findMailedToken = async (
  db: D1Database,
  siteId: string,
  kind: Subject,
  token: string,
): Promise<{ readonly subjectId: string; readonly emailKey: string } | null> => {
  const row = await db
    .prepare('SELECT subject_id, email_key FROM mailed_tokens WHERE site_id = ? AND hash = ? AND kind = ?')
    .bind(siteId, sha256(token), kind)
    .first<{ subject_id: string; email_key: string }>();
  return row === null ? null : { subjectId: row.subject_id, emailKey: row.email_key };
};

/** Header in which the site names the visitor's network: a keyed hash of its /24 or /64. */
const NETWORK_HEADER = 'X-CLIENT-NETWORK';

/**
 * Counts a booking against its network, unless its address is confirmed or the caller names none; the
 * database takes so many a day (`cap_of_network`).
 */
export function networkStatements(
  { siteId, kind, email }: Omit<MailedToken, 'subjectId'>,
  request: Request,
  now: Date,
): Statement[] {
  const network = request.headers.get(NETWORK_HEADER) ?? '';
  if (!/^[0-9a-f]{64}$/.test(network)) return [];
  const key = addressKey(email);
  return [
    {
      sql:
        'INSERT INTO network_uses (site_id, kind, network_key, created_at) SELECT ?, ?, ?, ? WHERE NOT EXISTS ' +
        '(SELECT 1 FROM confirmed_addresses WHERE site_id = ? AND email_key = ?)',
      params: [siteId, kind, network, now.toISOString(), siteId, key],
    },
  ];
}
