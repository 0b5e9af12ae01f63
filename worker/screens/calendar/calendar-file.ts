import type { Context } from 'hono';
import { digest } from '../../platform/cache/keys.ts';
import type { AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { mayAsk } from '../../platform/forms/sender-limit.ts';
import { notModified } from '../../platform/request/conditional.ts';

const NAME = /^([A-Za-z0-9_-]{43})\.ics$/;

/**
 * `GET /calendar/{token}.ics`: a calendar feed for calendar programs. Its address is the secret: no shared
 * cache stores it and no search engine indexes it. A program may reuse its copy for five minutes, and then
 * revalidates it by ETag.
 */
export async function calendarFile(c: Context<AppEnv>): Promise<Response> {
  const [, token] = NAME.exec(c.req.param('file') ?? '') ?? [];
  if (token === undefined) throw new NotFound('no address of a calendar');
  if (!(await mayAsk(c, 'calendar'))) {
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
