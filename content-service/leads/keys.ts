import { randomBytes } from 'node:crypto';
import type { Statement } from '../platform/db/statement.ts';
import { newSeed, tokenFor } from '../platform/tokens.ts';

/** How long calls are also signed with the previous key after a renewal. */
const OVERLAP = 24 * 60 * 60_000;
export const KEY_ID = /^[0-9a-f]{12}$/;

interface KeyRow {
  readonly id: string;
  readonly seed: string;
  readonly created_at: string;
  readonly ends_at: string | null;
}

/** A key in a list. */
interface LeadKey {
  readonly id: string;
  readonly createdAt: string;
  readonly endsAt: string | null;
}

/**
 * A key's secret in the format of Standard Webhooks: `whsec_` and 256 bits in Base64. It is derived from the
 * seed and the deployment's secret for each signature, so that a reader of the database cannot sign.
 */
const secretOf = (siteId: string, seed: string, tokenSecret: string | undefined): string =>
  `whsec_${Buffer.from(tokenFor({ siteId, purpose: 'lead', seed }, tokenSecret), 'base64url').toString('base64')}`;

/** Creates a key of a site, with the statements that store it and set an end for earlier ones. */
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

/** Ends a key at once; an ended one is unchanged. */
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

/** Keys of a site, newest first, including ended ones. */
export const listKeys = async (db: D1Database, siteId: string): Promise<LeadKey[]> =>
  (await rowsOf(db, siteId)).map(({ id, created_at, ends_at }) => ({
    id,
    createdAt: created_at,
    endsAt: ends_at,
  }));

/** Secrets that currently sign a site's calls: newest first, without ended ones. */
export const secretsOf = async (
  db: D1Database,
  siteId: string,
  tokenSecret: string | undefined,
  now: Date,
): Promise<readonly string[]> =>
  (await rowsOf(db, siteId))
    .filter(({ ends_at }) => ends_at === null || ends_at > now.toISOString())
    .map(({ seed }) => secretOf(siteId, seed, tokenSecret));
