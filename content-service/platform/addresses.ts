/** Confirmed addresses, and the confirmation links in mails. */
import { randomBytes } from 'node:crypto';
import { prepare } from './db/prepare.ts';
import type { Statement } from './db/statement.ts';
import { addressKey, sha256 } from './hash.ts';

/** Duration of a hold for confirmation, milliseconds. */
export const HELD_FOR = 30 * 60_000;

/** Subject of a booking by an unconfirmed address. */
type Subject = 'appointment' | 'stay';

/**
 * Marks the address of a mailed token as confirmed: its link was pressed. The token is read here, so that nothing of a
 * person who was forgotten meanwhile comes back.
 */
export const confirmAddressStatement = (siteId: string, token: string, now: Date): Statement => ({
  sql:
    'INSERT INTO confirmed_addresses (site_id, email_key, confirmed_at) ' +
    'SELECT site_id, email_key, ? FROM mailed_tokens WHERE site_id = ? AND hash = ? ' +
    'ON CONFLICT DO UPDATE SET confirmed_at = excluded.confirmed_at',
  params: [now.toISOString(), siteId, sha256(token)],
});

/** Whether an address of this site is confirmed. */
export const isConfirmedAddress = async (db: D1Database, siteId: string, email: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM confirmed_addresses WHERE site_id = ? AND email_key = ?')
    .bind(siteId, addressKey(email))
    .first()) !== null;

interface MailedToken {
  readonly siteId: string;
  readonly kind: Subject;
  /** Id of the appointment or stay. */
  readonly subjectId: string;
  readonly email: string;
}

/** Table of the subjects of a kind. */
const TABLES = { appointment: 'appointments', stay: 'stays' } as const satisfies Record<Subject, string>;

/**
 * Creates a token of 256 random bits for a mail. Only its hash is stored, so that a reader of the database
 * cannot use the link; a mail written twice has two valid tokens. Nothing is stored for a subject that was deleted
 * while its mail was written.
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
      `SELECT site_id, ?, ?, id, ?, ? FROM ${TABLES[kind]} WHERE site_id = ? AND id = ?`,
    params: [sha256(token), kind, addressKey(email), now.toISOString(), siteId, subjectId],
  }).run();
  return token;
}

/** Id of a mailed token's appointment or stay; null for an unknown token, or one with another purpose. */
export const findMailedSubject = (
  db: D1Database,
  siteId: string,
  kind: Subject,
  token: string,
): Promise<string | null> =>
  db
    .prepare('SELECT subject_id FROM mailed_tokens WHERE site_id = ? AND hash = ? AND kind = ?')
    .bind(siteId, sha256(token), kind)
    .first<string>('subject_id');

/** Header with the visitor's network, sent by the site: a keyed hash of its /24 or /56. */
const NETWORK_HEADER = 'X-CLIENT-NETWORK';

interface NetworkUse {
  readonly siteId: string;
  readonly kind: Subject | 'duo';
  /** Address of who asks; null for what is done without one. */
  readonly email: string | null;
}

/**
 * Counts a booking, or a new list for two, against its network, unless the address is confirmed or the network is
 * unknown; the database limits the number of each kind per day (`cap_of_network`).
 */
export function networkStatements(
  { siteId, kind, email }: NetworkUse,
  request: Request,
  now: Date,
): Statement[] {
  const network = request.headers.get(NETWORK_HEADER) ?? '';
  if (!/^[0-9a-f]{64}$/.test(network)) return [];
  const key = email === null ? null : addressKey(email);
  return [
    {
      sql:
        'INSERT INTO network_uses (site_id, kind, network_key, created_at) SELECT ?, ?, ?, ? WHERE NOT EXISTS ' +
        '(SELECT 1 FROM confirmed_addresses WHERE site_id = ? AND email_key = ?)',
      params: [siteId, kind, network, now.toISOString(), siteId, key],
    },
  ];
}
