import { pathOfPage, rentalPath } from '#domain/links.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { Picture } from '#wire/picture.ts';
import type { SitemapEntry } from '#wire/sitemap.ts';
import { personPath } from '../../estate/links/contact-path.ts';
import { canonicalPath } from '../../estate/links/estate-link.ts';
import { offers } from '../../platform/forms/require-feature.ts';
import { pictureView } from '../../platform/media/picture-address.ts';
import { inLocale, type ViewContext } from '../../platform/page/context.ts';
import { hasNews } from '../../platform/page/news.ts';
import { portraitOf } from '../../platform/page/portrait.ts';
import type { Screens } from '../../platform/screen.ts';

/** A page in a sitemap, in every language it exists in. */
export interface ListedPage {
  /** Its path in a language; null when the page lacks that language. */
  readonly pathIn: (locale: Locale) => string | null;
  /** Time of the last change of its content; null when unknown. */
  readonly lastmod: string | null;
  /** Address of a picture on this host. */
  readonly picture: string | null;
}

/** The screens of a site that search engines may index. */
export const listedScreens = (
  site: ViewContext['site'],
  { all }: Pick<Screens, 'all'>,
): readonly ListedPage[] =>
  all.flatMap(({ name, listed, feature }) => {
    if (!offers(site, feature) || (listed !== 'always' && listed !== 'with news')) return [];
    const pathIn = (locale: Locale) =>
      listed === 'always' || hasNews({ site, locale }) ? pathTo(name, locale) : null;
    return [{ pathIn, lastmod: null, picture: null }];
  });

/** The pages of the people of a site's team, which are in its settings. */
export const listedPeople = (context: ViewContext): readonly ListedPage[] =>
  (context.site.settings.team?.people ?? []).map(({ id, picture, pictureHash }) => ({
    pathIn: (locale) => personPath(id, { locale }),
    lastmod: null,
    picture: portraitOf(picture, pictureHash, context),
  }));

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
