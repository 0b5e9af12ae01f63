import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { describeError } from '../errors/log.ts';
import { limitKey } from './client-address.ts';

/**
 * Whether this sender may have another answer of a kind made for the request's site (`MAP_LIMIT`); true without a
 * limiter, and when it fails.
 */
export async function mayAsk(
  c: Context<AppEnv>,
  kind: 'map' | 'calendar' | 'catalogue' | 'assistant',
): Promise<boolean> {
  const limiter = c.env.MAP_LIMIT;
  if (limiter === undefined) return true;
  const key = await limitKey(c.get('site').id, kind, c.req.header('CF-Connecting-IP') ?? '');
  return limiter.limit({ key }).then(
    ({ success }) => success,
    (error: unknown) => {
      c.get('log')('warn', `${kind}.limit_failed`, { error: describeError(error) });
      return true;
    },
  );
}
