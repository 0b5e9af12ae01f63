import type { Context } from 'hono';
import { digest } from '../../platform/cache/keys.ts';
import type { AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { describeError } from '../../platform/errors/log.ts';
import { limitKey } from '../../platform/forms/client-address.ts';
import { notModified } from '../../platform/request/conditional.ts';

const NAME = /^([A-Za-z0-9_-]{43})\.ics$/;

/** Whether this sender is within the rate limit; when counting fails, the request passes. */
async function mayAsk(c: Context<AppEnv>): Promise<boolean> {
  const limiter = c.env.MAP_LIMIT;
  if (limiter === undefined) return true;
  const key = await limitKey(c.get('site').id, 'calendar', c.req.header('CF-Connecting-IP') ?? '');
  return limiter.limit({ key }).then(
    ({ success }) => success,
    (error: unknown) => {
      c.get('log')('warn', 'calendar.limit_failed', { error: describeError(error) });
      return true;
    },
  );
}

/**
 * `GET /calendar/{token}.ics`: a calendar feed for calendar programs. Its address is the secret: no shared
 * cache stores it and no search engine indexes it. A program may reuse its copy for five minutes, and then
 * revalidates it by ETag.
 */
export async function calendarFile(c: Context<AppEnv>): Promise<Response> {
  const [, token] = NAME.exec(c.req.param('file') ?? '') ?? [];
  if (token === undefined) throw new NotFound('no address of a calendar');
  if (!(await mayAsk(c))) {
    return new Response(null, { status: 429, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } });
  }
  const site = c.get('site');
  const file = await c.get('content').forSite(site, site.defaultLocale).calendarFile(token);
  const answer = new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, max-age=300',
      'X-Robots-Tag': 'noindex',
      ETag: `"${(await digest(file)).slice(0, 32)}"`,
    },
  });
  return notModified(c.req.header('If-None-Match'), answer);
}
