import type { Log } from '#domain/log.ts';
import type { Role } from '#wire/access-token.ts';
import type { Bindings } from '../../env.ts';
import { type Caller, EVERY_SITE } from '../caller.ts';
import { inOneOf } from '../db/shards.ts';
import { sameSecret } from './same-secret.ts';
import { parseToken, secretHash } from './token-text.ts';

/** Minimum length of a deployment secret; a shorter one gives no access. */
const LEAST_SECRET = 32;

/** The deployment's own tokens: secrets of the Worker, each with one role for every site. */
const OWN_TOKENS = [
  { name: 'OPERATOR_TOKEN', who: 'operator', role: 'operate' },
  { name: 'CONTENT_SERVICE_TOKEN', who: 'site', role: 'read' },
] as const satisfies readonly {
  readonly name: keyof Bindings;
  readonly who: string;
  readonly role: Role;
}[];

/** The token of an Authorization header (RFC 6750 §2.1); null when absent. */
const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1] ?? null;

function ownCaller(token: string, bindings: Bindings, log: Log): Caller | null {
  for (const { name, who, role } of OWN_TOKENS) {
    const secret = bindings[name];
    if (secret === undefined || secret === '') continue;
    if (secret.length < LEAST_SECRET) log('error', 'access.secret_too_short', { name, least: LEAST_SECRET });
    else if (sameSecret(token, secret)) return { who, role, siteId: EVERY_SITE };
  }
  return null;
}

interface TokenRow {
  readonly site_id: string;
  readonly role: Role;
  readonly hash: string;
}

async function tokenCaller(token: string, bindings: Bindings): Promise<Caller | null> {
  const parsed = parseToken(token);
  if (parsed === null) return null;
  // A token does not contain its site.
  const row = await inOneOf(bindings, ({ DB }) =>
    DB.prepare('SELECT site_id, role, hash FROM tokens WHERE id = ? AND revoked_at IS NULL')
      .bind(parsed.id)
      .first<TokenRow>(),
  );
  if (row === null || !sameSecret(secretHash(parsed.secret), row.hash)) return null;
  return { who: parsed.id, role: row.role, siteId: row.site_id };
}

/** The caller of this Authorization header; null for an unknown token. */
export async function findCaller(
  authorization: string | undefined,
  bindings: Bindings,
  log: Log,
): Promise<Caller | null> {
  const token = bearerOf(authorization);
  if (token === null) return null;
  return ownCaller(token, bindings, log) ?? (await tokenCaller(token, bindings));
}
