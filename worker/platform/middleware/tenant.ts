import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type ContentCalls, recordFirstCalls } from '../content/content.ts';
import type { LikelyPage } from '../content/likely-page.ts';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { offers } from '../forms/require-feature.ts';
import { asksAnew } from '../request/asks-anew.ts';
import { urlOf } from '../request/url.ts';
import type { Screens } from '../screen.ts';
import { hostnameOf, resolveTenant } from '../tenant/resolve-tenant.ts';
import { readAddress } from './locale.ts';

interface TenantOptions {
  readonly calls: ContentCalls;
  readonly screens: Pick<Screens, 'named'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The first calls of the requested page, if its hostname belonged to a site. */
const likelyPage =
  (c: Context<AppEnv>, { calls, screens }: Omit<TenantOptions, 'now'>): LikelyPage =>
  (site) => {
    const { hostname, pathname, searchParams } = urlOf(c);
    const address = readAddress(pathname);
    if (address === null || address.ajax || address.canonical !== pathname) return null;
    const { locale, params } = address.match;
    const screen = screens.named(address.match.screen);
    if (screen === undefined || !offers(site, screen.feature) || !site.locales.includes(locale)) return null;
    // Other hostnames redirect to the first.
    if (site.hostnames[0]?.toLowerCase() !== hostnameOf(hostname)) return null;
    return recordFirstCalls(calls, site, locale, (content) =>
      screen.start({ content, site, locale, params, search: searchParams, anew: asksAnew(c) }),
    );
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
    c.set('secret', found.secret);
    await next();
  });
