import { parameterNames } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import type { Locale } from '#domain/locale.ts';
import { ROUTE_TABLE } from '#domain/route-table.ts';
import type { Site } from '#wire/site.ts';
import type { Answer, SiteScreen } from '../../platform/env.ts';
import { offers } from '../../platform/forms/require-feature.ts';
import { urlOf } from '../../platform/request/url.ts';
import type { Screens } from '../../platform/screen.ts';
import { siteOrigin } from '../../platform/tenant/site-origin.ts';
import { LISTED_PARAMETERS } from '../../search/listed-search.ts';

/** Parameters that refine or reorder the same list; a crawler would never reach the end of their combinations. */
const UNLISTED_PARAMETERS = [
  ...parameterNames(ESTATE_SEARCH).filter((name) => !LISTED_PARAMETERS.includes(name)),
  'estate',
  'home',
  'rental',
  'contact',
  'ids',
];

/**
 * The rules for a screen: all addresses before its parameter. A screen without one is closed with all pages below it,
 * since other paths may begin with the same word, and named only where the site has it.
 */
function disallowed({ name, feature }: SiteScreen, locale: Locale, site: Site): readonly string[] {
  if (name === 'page') return [];
  const pattern = `/${locale}/${ROUTE_TABLE[name][locale]}`;
  const at = pattern.indexOf(':');
  if (at > 0) return [`Disallow: ${pattern.slice(0, at)}`];
  return offers(site, feature) ? ['$', '?', '/'].map((end) => `Disallow: ${pattern}${end}`) : [];
}

/**
 * Paths that crawlers need not request. Favourites are not disallowed: their page says `noindex`, which a
 * crawler sees only if it may read the page.
 */
function openRules(site: Site, origin: string, { all }: Pick<Screens, 'all'>): readonly string[] {
  const { locales } = site;
  return [
    'User-agent: *',
    'Disallow: /calendar/',
    'Disallow: /catalogue/',
    ...locales.map((locale) => `Disallow: /${locale}/ajax/`),
    ...all
      .filter(({ uncrawled }) => uncrawled)
      .flatMap((screen) => locales.flatMap((locale) => disallowed(screen, locale, site))),
    ...UNLISTED_PARAMETERS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
}

/** For a preview address, which search engines must not find. */
const CLOSED_RULES: readonly string[] = ['User-agent: *', 'Disallow: /'];

/** `/robots.txt` of a live site (RFC 9309). */
export const robots =
  (screens: Pick<Screens, 'all'>): Answer =>
  (c) => {
    const site = c.get('site');
    const rules = c.get('preview') ? CLOSED_RULES : openRules(site, siteOrigin(urlOf(c), site), screens);
    return c.text(`${rules.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
  };
