import type { AccessToken, AccessTokenRequest, Role } from '#wire/access-token.ts';
import type { newToken } from '../platform/access/token-text.ts';
import type { Statement } from '../platform/db/statement.ts';

interface TokenRow {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

const COLUMNS = 'id, role, name, created_at, revoked_at';

const toToken = ({ id, role, name, created_at, revoked_at }: TokenRow): AccessToken => ({
  id,
  role,
  name,
  createdAt: created_at,
  revokedAt: revoked_at,
});

/** Tokens of a site, newest first. */
export const listTokens = async (db: D1Database, siteId: string): Promise<AccessToken[]> => {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM tokens WHERE site_id = ? ORDER BY created_at DESC, id`)
    .bind(siteId)
    .all<TokenRow>();
  return results.map(toToken);
};

/** Finds a row if a site has a token, revoked or not. */
export const tokenExistsStatement = (siteId: string, id: string): Statement => ({
  sql: 'SELECT 1 FROM tokens WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});

/** Stores a new token without its secret. */
export const tokenStatement = (
  siteId: string,
  { id, hash }: Pick<ReturnType<typeof newToken>, 'id' | 'hash'>,
  { role, name }: AccessTokenRequest,
  now: Date,
): Statement => ({
  sql: 'INSERT INTO tokens (site_id, id, role, name, hash, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  params: [siteId, id, role, name, hash, now.toISOString()],
});

/** Revokes a token; a second call keeps the first time. */
export const revokeStatement = (siteId: string, id: string, now: Date): Statement => ({
  sql: 'UPDATE tokens SET revoked_at = ? WHERE site_id = ? AND id = ? AND revoked_at IS NULL',
  params: [now.toISOString(), siteId, id],
});
