/** Old addresses of an agency (docs/decisions/0169): a redirect in the place of a page that does not exist. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readSearch, searchQuery } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { rentalPath } from '#domain/links.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { RedirectTarget } from '#wire/redirect.ts';
import { foundPath } from '../../estate/found.ts';
import { loadEstate, loadProject } from '../../estate/load-estate.ts';
import type { IsolateState } from '../../platform/cache/isolate.ts';
import { isSlug } from '../../platform/content/segments.ts';
import type { AppEnv } from '../../platform/env.ts';
import { Gone, NotFound } from '../../platform/errors/app-error.ts';
import { unlessOut } from '../../platform/failure/outage.ts';
import { contextIn } from '../../platform/page/view-context.ts';
import { defaultLocaleOf } from '../../platform/request/accept-language.ts';
import { isAjaxPath, isOpsPath } from '../../platform/request/paths.ts';
import { urlOf } from '../../platform/request/url.ts';

/** The address of a home. Throws NotFound or Gone. */
async function homePath(c: Context<AppEnv>, id: string, locale: Locale): Promise<string> {
  const content = c.get('content').forSite(c.get('site'), locale);
  const found = await loadEstate(content, id);
  return foundPath(found, await loadProject(content, found), contextIn(c, locale));
}

/** The address that a target has now; null when it does not exist. Throws NotFound, and Gone for a withdrawn home. */
async function pathOfTarget(c: Context<AppEnv>, to: RedirectTarget): Promise<string | null> {
  if ('path' in to) return to.path;
  const site = c.get('site');
  const locale = site.locales.includes(to.locale) ? to.locale : defaultLocaleOf(site);
  const content = c.get('content').forSite(site, locale);
  if ('home' in to) return homePath(c, to.home, locale);
  if ('reference' in to) {
    const id = await content.estateIdByReference(to.reference);
    return id === null ? null : homePath(c, id, locale);
  }
  if ('rental' in to) {
    const isAsked = site.settings.features.includes('rentals') && isSlug(to.rental);
    const unit = isAsked ? await content.rentalUnit(to.rental) : null;
    return unit && rentalPath(String(unit.id), locale);
  }
  if ('screen' in to) return pathTo(to.screen, locale);
  if ('search' in to) {
    const filter = readSearch(ESTATE_SEARCH, new URLSearchParams(to.search));
    return pathTo('offer', locale) + searchQuery(ESTATE_SEARCH, filter);
  }
  const url = (await content.page(to.page))?.url?.[locale]?.trim() ?? '';
  return url === '' ? null : pathTo('page', locale, { url });
}

/** Whether no page of the site answers: not found, or the start address with parameters, which only chooses a language. */
const isFree = (c: Context<AppEnv>, { pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  c.res.status === 404 || (c.res.status === 302 && pathname === '/' && search !== '');

/**
 * Answers an address that has no page by the redirect that the agency has for it, in one hop. It sees the answer of the
 * page first, so that a redirect never hides a page that exists; a page that is gone (410) stays gone.
 */
export const oldAddresses = ({ traffic }: Pick<IsolateState, 'traffic'>) =>
  createMiddleware<AppEnv>(async function oldAddresses(c, next) {
    // The page cache drops parameters that a screen does not read.
    const { pathname, search } = urlOf(c);
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    await next();
    if (!reads || isAjaxPath(pathname) || isOpsPath(pathname) || !isFree(c, { pathname, search })) return;
    const site = c.get('site');
    // Invented addresses cost an agency without old ones no call.
    if (site.hasOldAddresses !== true) return;
    const content = c.get('content').forSite(site, defaultLocaleOf(site));
    const found = await unlessOut(c, 'redirect', () => content.redirectFor(pathname + search));
    if (!found) return;
    let path: string | null;
    try {
      path = await pathOfTarget(c, found.to);
    } catch (error) {
      if (error instanceof NotFound) return;
      // A withdrawn home is gone at its old address too; Hono would mix the headers of both answers.
      if (error instanceof Gone) c.res = undefined;
      throw error;
    }
    // To itself would be a loop: the page does not exist.
    if (path === null || path === pathname + search) return;
    traffic.heardRedirect(site.id, found.id);
    c.error = undefined;
    c.res = undefined;
    c.res = new Response(null, {
      status: 301,
      headers: { Location: path, 'Cache-Control': 'public, max-age=3600' },
    });
  });
