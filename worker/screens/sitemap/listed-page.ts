import { rentalPath } from '../../../domain/links.ts';
import type { Locale } from '../../../domain/locale.ts';
import { pathTo, type Screen } from '../../../domain/routes.ts';
import type { Picture } from '../../../wire/picture.ts';
import type { Site } from '../../../wire/site.ts';
import type { SitemapEntry } from '../../../wire/sitemap.ts';
import { canonicalPath } from '../../estate/links/estate-link.ts';
import { pictureView } from '../../platform/media/picture-address.ts';
import { inLocale, type ViewContext } from '../../platform/page/context.ts';

/** A page as a sitemap lists it, in every language it exists in. */
export interface ListedPage {
  /** Its path in a language; null where it has none. */
  readonly pathIn: (locale: Locale) => string | null;
  /** Instant at which what it tells last changed; null where nobody knows. */
  readonly lastmod: string | null;
  /** A picture's address on this host. */
  readonly picture: string | null;
}

/** Screens that stand for themselves. Those of one visitor's own are in no sitemap. */
const SCREENS: readonly { readonly screen: Screen; readonly when: (site: Site) => boolean }[] = [
  { screen: 'home', when: () => true },
  { screen: 'offer', when: () => true },
  { screen: 'rentals', when: ({ settings }) => settings.features.includes('rentals') },
  { screen: 'contact', when: () => true },
  { screen: 'subscribe', when: ({ settings }) => settings.features.includes('alerts') },
];

/** The screens of a site that search engines may list. */
export const listedScreens = (site: Site): readonly ListedPage[] =>
  SCREENS.filter(({ when }) => when(site)).map(({ screen }) => ({
    pathIn: (locale) => pathTo(screen, locale),
    lastmod: null,
    picture: null,
  }));

/** Pages that are shown at the address of a screen; the start page is listed as such. */
const SCREEN_OF_PAGE: Readonly<Record<string, Screen | null>> = {
  home: null,
  privacy: 'privacy',
  terms: 'terms',
};

function pathOfPage({ id, url }: NonNullable<SitemapEntry['page']>): ListedPage['pathIn'] | null {
  const name = String(id);
  if (!Object.hasOwn(SCREEN_OF_PAGE, name)) {
    return (locale) => {
      const words = url?.[locale]?.trim() ?? '';
      return words === '' ? null : pathTo('page', locale, { url: words });
    };
  }
  const screen = SCREEN_OF_PAGE[name] ?? null;
  return screen === null ? null : (locale) => pathTo(screen, locale);
}

const firstAddress = (
  pictures: readonly (Picture | null | undefined)[],
  context: ViewContext,
): string | null => {
  for (const picture of pictures) {
    const view = picture ? pictureView(picture, context) : null;
    if (view !== null) return view.src;
  }
  return null;
};

/** What the entry of a sitemap lists; null for what is listed elsewhere or has no page. */
export function toListedPage(
  { lastmod, estate, project, page, collection, group, rental }: SitemapEntry,
  context: ViewContext,
): ListedPage | null {
  const changed = lastmod ?? null;
  if (estate) {
    const pathIn = (locale: Locale) => canonicalPath(estate, project ?? null, inLocale(context, locale));
    return { pathIn, lastmod: changed, picture: firstAddress(estate.pictures ?? [], context) };
  }
  if (rental) {
    const pathIn = (locale: Locale) => rentalPath(String(rental.id), locale);
    const photos = (rental.photos ?? []).map(({ original }) => ({ file: original }));
    return { pathIn, lastmod: changed, picture: firstAddress(photos, context) };
  }
  const listing = collection ?? group;
  if (listing) {
    const pathIn = (locale: Locale) =>
      pathTo(collection ? 'collection' : 'group', locale, { id: listing.id });
    return { pathIn, lastmod: changed, picture: firstAddress([listing.hero], context) };
  }
  const pathIn = page ? pathOfPage(page) : null;
  return pathIn === null ? null : { pathIn, lastmod: changed, picture: firstAddress([page?.hero], context) };
}
