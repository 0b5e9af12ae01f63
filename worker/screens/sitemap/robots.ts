import type { Context } from 'hono';
import { parameterNames } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { ROUTE_TABLE, type SCREENS } from '#domain/route-table.ts';
import type { Site } from '#wire/site.ts';
import type { AppEnv } from '../../platform/env.ts';
import { LISTED_PARAMETERS } from '../../platform/page/head.ts';
import { urlOf } from '../../platform/request/url.ts';
import { siteOrigin } from '../../platform/tenant/site-origin.ts';

/** Personal screens, whose address contains a secret token or id, and forms about one estate. */
const OWN_SCREENS = [
  'alerts',
  'subscribe-edit',
  'appointment',
  'cancel-appointment',
  'move-appointment',
  'confirm-appointment',
  'confirm-stay',
  'own-stay',
  'withdraw-valuation',
  'answer',
  'book-appointment',
  'send-to-a-friend',
] as const satisfies readonly (typeof SCREENS)[number][];

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
 * Paths that crawlers need not request. Favourites are not disallowed: their page says `noindex`, which a
 * crawler sees only if it may read the page.
 */
function openRules({ locales, settings }: Site, origin: string): readonly string[] {
  const before = (pattern: string): string => pattern.slice(0, pattern.indexOf(':'));
  return [
    'User-agent: *',
    'Disallow: /calendar/',
    ...locales.map((locale) => `Disallow: /${locale}/ajax/`),
    // The agency's internal page and all pages below it; other paths may begin with the same word.
    ...(settings.features.includes('staff') ? locales : []).flatMap((locale) =>
      ['$', '?', '/'].map((end) => `Disallow: /${locale}/${ROUTE_TABLE.staff[locale]}${end}`),
    ),
    ...OWN_SCREENS.flatMap((screen) =>
      locales.map((locale) => `Disallow: /${locale}/${before(ROUTE_TABLE[screen][locale])}`),
    ),
    ...UNLISTED_PARAMETERS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
}

/** For a preview address, which search engines must not find. */
const CLOSED_RULES: readonly string[] = ['User-agent: *', 'Disallow: /'];

/** `/robots.txt` of a live site (RFC 9309). */
export function robots(c: Context<AppEnv>): Response {
  const site = c.get('site');
  const rules = c.get('preview') ? CLOSED_RULES : openRules(site, siteOrigin(urlOf(c), site));
  return c.text(`${rules.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
}
