import { pathTo } from '#domain/routes.ts';
import type { Translator } from '#locales/translator.ts';
import type { Site } from '#wire/site.ts';

/** Longest name that launchers show without cutting it, characters (W3C Web Application Manifest, `short_name`). */
const SHORT_NAME = 12;

/** The first words of a name that fit into `SHORT_NAME` characters. */
function shortName(name: string): string {
  const words = name.split(' ');
  const fits = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  return fits.find((text) => text.length <= SHORT_NAME) ?? name.slice(0, SHORT_NAME);
}

/** The icons of the manifest. */
export const iconsOf = (iconHref: string) => [
  { src: iconHref, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png', purpose: 'any' },
];

/**
 * Web app manifest for a home screen: the agency's name, colours and icon, opening in the visitor's language
 * (W3C Web Application Manifest). It keeps the browser's back button, because pages have none.
 */
export const webManifest = (site: Site, t: Translator, iconHref: string) => ({
  id: '/',
  name: site.name,
  short_name: shortName(site.name),
  lang: t.locale,
  start_url: pathTo('home', t.locale),
  scope: '/',
  display: 'minimal-ui',
  background_color: site.theme.paper[0],
  theme_color: site.theme.paper[0],
  icons: iconsOf(iconHref),
  shortcuts: [
    { name: t('content.search'), url: pathTo('offer', t.locale) },
    { name: t('site.favorites'), url: pathTo('favorites', t.locale) },
  ],
});
