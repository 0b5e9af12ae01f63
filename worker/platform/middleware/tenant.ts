import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { urlOf } from '../request/url.ts';
import { resolveTenant } from '../tenant/resolve-tenant.ts';

/** Puts the site on the request. The hostname comes from the URL alone, never from a header. */
export const tenant = createMiddleware<AppEnv>(async function tenant(c, next) {
  const found = await resolveTenant(urlOf(c).hostname, c.get('content'), c.env.PREVIEW_DOMAIN);
  if (found === null) throw new NotFound('no site on this host');
  c.set('site', found.site);
  c.set('preview', found.preview);
  await next();
});
