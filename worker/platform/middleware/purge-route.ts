import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { isOperator } from '../request/is-operator.ts';

/**
 * `POST /_ops/purge` with `Authorization: Bearer {OPS_SECRET}`: invalidates all cached content of this host's
 * site. Without a configured secret, or with a wrong one, the address does not exist.
 */
export async function purgeRoute(c: Context<AppEnv>): Promise<Response> {
  if (!(await isOperator(c))) throw new NotFound('no such route');
  const site = c.get('site').id;
  const version = await c.get('versions').bump(site);
  c.get('log')('info', 'ops.purged', { site, version });
  return c.json({ site, version }, 200, { 'Cache-Control': 'no-store' });
}
