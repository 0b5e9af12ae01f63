import { createMiddleware } from 'hono/factory';
import { matchPath, pathOf, type RouteMatch } from '#domain/routes.ts';
import { onceText } from '../cache/once-text.ts';
import type { AppEnv } from '../env.ts';
import { MethodNotAllowed, NotFound } from '../errors/app-error.ts';
import { preferredLocale } from '../request/accept-language.ts';
import { isAjaxPath } from '../request/paths.ts';
import { urlOf } from '../request/url.ts';
import type { Screens } from '../screen.ts';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** "/NL/aanbod" as "/nl/aanbod": people write languages in capitals; the rest is unchanged. */
const withLowerLanguage = (pathname: string): string =>
  pathname.replace(/^\/[A-Za-z]{2}(?=\/|$)/, (language) => language.toLowerCase());

/** An address, parsed and in its canonical form; null when it does not begin with a language. */
interface ReadAddress {
  readonly match: RouteMatch;
  readonly canonical: string;
  readonly ajax: boolean;
}

/** Parses a path once, for all its requests. */
export const readAddress = onceText((pathname): ReadAddress | null => {
  const lowered = withLowerLanguage(pathname);
  // Calls of the site's own scripts have only one spelling.
  const match = matchPath(isAjaxPath(lowered) ? pathname : lowered);
  return match && { match, canonical: pathOf(match), ajax: isAjaxPath(pathname) };
});

/**
 * Language and screen of the address. "/" redirects to the visitor's language, another spelling (slash at the end,
 * capitals in the language, needless encoding) to the canonical one; a language that the site lacks is not found.
 */
export const locale = ({ named }: Pick<Screens, 'named'>) =>
  createMiddleware<AppEnv>(function locale(c, next) {
    const { pathname, search } = urlOf(c);
    const site = c.get('site');
    if (pathname === '/') {
      if (!isRead(c.req.method)) throw new MethodNotAllowed(['GET', 'HEAD']);
      c.header('Vary', 'Accept-Language');
      c.header('Cache-Control', 'private, no-cache');
      const language = preferredLocale(c.req.header('Accept-Language') ?? null, site);
      return Promise.resolve(c.redirect(`/${language}${search}`, 302));
    }
    const address = readAddress(pathname);
    if (address === null || !site.locales.includes(address.match.locale)) throw new NotFound();
    const { match, canonical, ajax } = address;
    if (isRead(c.req.method) && canonical !== '/' && canonical !== pathname && !ajax) {
      c.header('Cache-Control', 'public, max-age=3600');
      return Promise.resolve(c.redirect(canonical + search, 301));
    }
    c.set('locale', match.locale);
    c.set('route', match);
    c.set('screen', named(match.screen));
    return next();
  });
