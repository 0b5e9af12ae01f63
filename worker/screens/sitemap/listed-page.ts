import { rentalPath } from '#domain/links.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo, type Screen } from '#domain/routes.ts';
import type { Picture } from '#wire/picture.ts';
import type { Site } from '#wire/site.ts';
import type { SitemapEntry } from '#wire/sitemap.ts';
import { canonicalPath } from '../../estate/links/estate-link.ts';
import { pictureView } from '../../platform/media/picture-address.ts';
import { inLocale, type ViewContext } from '../../platform/page/context.ts';

/** A page in a sitemap, in every language it exists in. */
export interface ListedPage {
  /** Its path in a language; null when the page lacks that language. */
  readonly pathIn: (locale: Locale) => string | null;
  /** Time of the last change of its content; null when unknown. */
  readonly lastmod: string | null;
  /** Address of a picture on this host. */
  readonly picture: string | null;
}

/**
 * When a sitemap lists a screen itself. `never`: personal screens, and screens that follow another one; `by
 * item`: each of its pages has its own entry.
 */
const LISTED: Readonly<Record<Screen, ((site: Site) => boolean) | 'never' | 'by item'>> = {
  home: () => true,
  offer: () => true,
  'estate-page': 'never',
  estate: 'by item',
  rentals: ({ settings }) => settings.features.includes('rentals'),
  reserve: 'never',
  'reserve-thanks': 'never',
  rental: 'by item',
  collection: 'by item',
  group: 'by item',
  favorites: 'never',
  contact: () => true,
  valuation: ({ settings }) => settings.features.includes('valuation'),
  'withdraw-valuation': 'never',
  subscribe: ({ settings }) => settings.features.includes('alerts'),
  'subscribe-success': 'never',
  unsubscribe: 'never',
  alerts: 'never',
  'subscribe-confirm': 'never',
  'subscribe-edit': 'never',
  'cancel-appointment': 'never',
  'move-appointment': 'never',
  'confirm-appointment': 'never',
  'confirm-stay': 'never',
  'own-stay': 'never',
  'change-stay': 'never',
  'cancel-stay': 'never',
  answer: 'never',
  staff: 'never',
  'staff-sign-in': 'never',
  'staff-enter': 'never',
  'staff-journal': 'never',
  'staff-devices': 'never',
  'staff-hours': 'never',
  'staff-case': 'never',
  appointment: 'never',
  'book-appointment': 'never',
  'send-to-a-friend': 'never',
  compare: 'never',
  // Each site has a privacy statement, the agency's or the product's.
  privacy: () => true,
  terms: 'by item',
  detail: 'never',
};

/** The screens of a site that search engines may index. */
export const listedScreens = (site: Site): readonly ListedPage[] =>
  Object.entries(LISTED).flatMap(([screen, listed]) =>
    typeof listed === 'function' && listed(site)
      ? [{ pathIn: (locale: Locale) => pathTo(screen, locale), lastmod: null, picture: null }]
      : [],
  );

/** Agency pages that are shown by a screen; null for those whose screen is listed itself. */
const SCREEN_OF_PAGE: Readonly<Record<string, Screen | null>> = {
  home: null,
  privacy: null,
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

/** The page of a sitemap entry; null for one that is listed elsewhere or has no page. */
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
    const photos = (rental.photos ?? []).map(({ original, hash }) => ({ file: original, hash }));
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
