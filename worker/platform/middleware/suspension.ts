import { createMiddleware } from 'hono/factory';
import { createTranslator } from '#locales/translator.ts';
import type { Site } from '#wire/site.ts';
import type { Address, AppEnv } from '../env.ts';
import { Suspended } from '../errors/app-error.ts';
import { toSiteMark } from '../page/frame.ts';
import { preferredLocale } from '../request/accept-language.ts';
import { urlOf } from '../request/url.ts';

/** Whether this is the agency's logo, which its page shows while it is suspended. */
function isLogo(url: Address, site: Site): boolean {
  const { logoPicture } = toSiteMark(site);
  return logoPicture !== null && Object.values(logoPicture).includes(url.pathname + url.search);
}

/**
 * A suspended site only serves its stylesheet, icon and logo: every page, call, form and other file is refused before
 * any cache is read. The language is that of the address, else the visitor's.
 */
export const suspension = createMiddleware<AppEnv>(function suspension(c, next) {
  const site = c.get('site');
  const url = urlOf(c);
  if (site.state !== 'suspended' || isLogo(url, site)) return next();
  const language = url.pathname.slice(1, 3).toLowerCase();
  const named = /^\/[a-z]{2}(?:\/|$)/i.test(url.pathname)
    ? site.locales.find((locale) => locale === language)
    : undefined;
  const locale = named ?? preferredLocale(c.req.header('Accept-Language') ?? null, site);
  c.set('locale', locale);
  c.set('t', createTranslator(locale, undefined, site.settings.figures));
  throw new Suspended();
});
