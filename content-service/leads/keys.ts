import { randomBytes } from 'node:crypto';
import type { Statement } from '../platform/db/statement.ts';
import { newSeed, tokenFor } from '../platform/tokens.ts';

/** How long calls are signed with the earlier key as well, once there is a new one. */
const OVERLAP = 24 * 60 * 60_000;
export const KEY_ID = /^[0-9a-f]{12}$/;

interface KeyRow {
  readonly id: string;
  readonly seed: string;
  readonly created_at: string;
  readonly ends_at: string | null;
}

/** A key as it is listed. */
interface LeadKey {
  readonly id: string;
  readonly createdAt: string;
  readonly endsAt: string | null;
}

/**
 * The secret of a key as Standard Webhooks writes it: `whsec_` and 256 bits in Base64. It is made anew from the
 * seed and the deployment's secret whenever a call is signed: who reads the database cannot sign.
 */
const secretOf = (siteId: string, seed: string, tokenSecret: string | undefined): string =>
  `whsec_${Buffer.from(tokenFor({ siteId, purpose: 'lead', seed }, tokenSecret), 'base64url').toString('base64')}`;

/** A new key of a site, with the statements that store it and let those before it end. */
export function newKey(siteId: string, tokenSecret: string | undefined, now: Date) {
  const [id, seed] = [randomBytes(6).toString('hex'), newSeed()];
  const earlierUntil = new Date(now.getTime() + OVERLAP).toISOString();
  const statements: readonly Statement[] = [
    {
      sql: 'UPDATE lead_keys SET ends_at = ? WHERE site_id = ? AND ends_at IS NULL',
      params: [earlierUntil, siteId],
    },
    {
      sql: 'INSERT INTO lead_keys (site_id, id, seed, created_at) VALUES (?, ?, ?, ?)',
      params: [siteId, id, seed, now.toISOString()],
    },
  ];
  return { id, secret: secretOf(siteId, seed, tokenSecret), earlierUntil, statements };
}

/** Ends a key at once; one that has ended stays as it is. */
export const endKeyStatement = (siteId: string, id: string, now: Date): Statement => ({
  sql: 'UPDATE lead_keys SET ends_at = ?1 WHERE site_id = ?2 AND id = ?3 AND (ends_at IS NULL OR ends_at > ?1)',
  params: [now.toISOString(), siteId, id],
});

const rowsOf = async (db: D1Database, siteId: string): Promise<KeyRow[]> => {
  const { results } = await db
    .prepare(
      'SELECT id, seed, created_at, ends_at FROM lead_keys WHERE site_id = ? ORDER BY created_at DESC, id',
    )
    .bind(siteId)
    .all<KeyRow>();
  return results;
};

/** The keys of a site, the newest first, those that have ended included. */
export const listKeys = async (db: D1Database, siteId: string): Promise<LeadKey[]> =>
  (await rowsOf(db, siteId)).map(({ id, created_at, ends_at }) => ({
    id,
    createdAt: created_at,
    endsAt: ends_at,
  }));

/** Secrets that calls of a site are signed with now: the newest first, and those that have not ended yet. */
export const secretsOf = async (
  db: D1Database,
  siteId: string,
  tokenSecret: string | undefined,
  now: Date,
): Promise<readonly string[]> =>
  (await rowsOf(db, siteId))
    .filter(({ ends_at }) => ends_at === null || ends_at > now.toISOString())
    .map(({ seed }) => secretOf(siteId, seed, tokenSecret));
