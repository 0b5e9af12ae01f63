import { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RouteMatch } from '#domain/routes.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { type Content, type ContentCalls, rehearse } from '../content/content.ts';
import type { LikelyPage } from '../content/likely-page.ts';
import type { AppEnv, AskedAhead } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { urlOf } from '../request/url.ts';
import { hostnameOf, resolveTenant } from '../tenant/resolve-tenant.ts';
import { readAddress } from './locale.ts';

interface TenantOptions {
  readonly calls: ContentCalls;
  /** First calls of each screen. */
  readonly ahead?: AskedAhead | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A context for a request with only the values that a screen's first calls need. */
function contextOf(
  c: Context<AppEnv>,
  site: SiteAnswer,
  route: RouteMatch,
  content: Pick<Content, 'forSite'>,
): Context<AppEnv> {
  const context = new Context<AppEnv>(c.req.raw, { env: c.env });
  context.set('site', site);
  context.set('locale', route.locale);
  context.set('route', route);
  context.set('content', { ...c.get('content'), ...content });
  return context;
}

/** The first calls of the requested page, if its hostname belonged to a site. */
const likelyPage =
  (c: Context<AppEnv>, { calls, ahead = {} }: Omit<TenantOptions, 'now'>): LikelyPage =>
  (site) => {
    const { hostname, pathname } = urlOf(c);
    const address = readAddress(pathname);
    if (address === null || address.ajax || address.canonical !== pathname) return null;
    const { locale, screen } = address.match;
    const ask = ahead[screen];
    if (ask === undefined || !site.locales.includes(locale)) return null;
    // Other hostnames redirect to the first.
    if (site.hostnames[0]?.toLowerCase() !== hostnameOf(hostname)) return null;
    return rehearse(calls, site, locale, (content) => ask(contextOf(c, site, address.match, content)));
  };

/** Sets the request's site. The hostname is read from the URL only, never from a header. */
export const tenant = (options: TenantOptions) =>
  createMiddleware<AppEnv>(async function tenant(c, next) {
    const { hostname } = urlOf(c);
    const page = c.req.method === 'GET' ? likelyPage(c, options) : undefined;
    const found = await resolveTenant(hostname, c.get('content'), {
      previewDomain: c.env.PREVIEW_DOMAIN,
      page,
      now: options.now(),
    });
    if (found === null) throw new NotFound('no site on this host');
    c.set('site', found.site);
    c.set('preview', found.preview);
    await next();
  });
