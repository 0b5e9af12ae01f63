import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';
import { urlOf } from '../request/url.ts';
import { hostnameOf } from '../tenant/resolve-tenant.ts';
import { siteOrigin } from '../tenant/site-origin.ts';

/** Seconds for which a browser may cache the redirect: hostnames that swap places would else lead to each other. */
const BELIEVED = 300;

/**
 * Redirects a site's other hostnames to its first, with path and query; a POST is repeated there (308). A
 * preview is not redirected.
 */
export const firstHostname = createMiddleware<AppEnv>(function firstHostname(c, next) {
  const [first] = c.get('site').hostnames;
  const url = urlOf(c);
  if (first === undefined || c.get('preview') || hostnameOf(url.hostname) === first.toLowerCase())
    return next();
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  c.header('Cache-Control', `public, max-age=${BELIEVED}`);
  const to = siteOrigin(url, c.get('site')) + url.pathname + url.search;
  return Promise.resolve(c.redirect(to, reads ? 301 : 308));
});
