import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';

const sha256 = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** Compares secrets in a time that tells nothing of either, their lengths included. */
async function equalSecrets(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(a), sha256(b)]);
  return crypto.subtle.timingSafeEqual(left, right);
}

/**
 * `POST /_ops/purge` with `Authorization: Bearer {OPS_SECRET}`: outdates all that is kept of the site on
 * this host. Without the secret set, or with another, the address does not exist.
 */
export async function purgeRoute(c: Context<AppEnv>): Promise<Response> {
  const secret = c.env.OPS_SECRET ?? '';
  const sent = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
  if (secret === '' || !(await equalSecrets(sent, secret))) throw new NotFound('no such route');
  const site = c.get('site').id;
  const version = await c.get('versions').bump(site);
  c.get('log')('info', 'ops.purged', { site, version });
  return c.json({ site, version }, 200, { 'Cache-Control': 'no-store' });
}
