import type { Locale, Localized } from './locale.ts';
import { pathTo, type Screen } from './routes.ts';
import { type ProjectSlugParts, type PropertySlugParts, projectSlug, propertySlug } from './slug.ts';

/** Target of an estate link (spec 1 §2, "Addresses"). */
export type EstateLink =
  | { readonly kind: 'property'; readonly id: string; readonly slug: PropertySlugParts }
  | { readonly kind: 'project'; readonly id: string; readonly slug: ProjectSlugParts }
  /** A unit of a project: `id` and `slug` are the project's. */
  | {
      readonly kind: 'unit';
      readonly id: string;
      readonly slug: ProjectSlugParts;
      readonly entityId: string;
    };

/**
 * The canonical path of an estate: a project has the project form, a unit of a project that form followed by
 * its own id, any other estate the property form (spec 1 §2).
 */
export function estatePath(link: EstateLink, locale: Locale): string {
  const slug = link.kind === 'property' ? propertySlug(link.slug, locale) : projectSlug(link.slug, locale);
  return pathTo('estate', locale, {
    id: link.id,
    slug,
    entityId: link.kind === 'unit' ? link.entityId : undefined,
  });
}

/** The short path, which redirects to the canonical one. */
export const shortEstatePath = (id: string, locale: Locale): string => pathTo('estate', locale, { id });

/** Agency pages that are shown by a screen of another name; null for those that every site has, with or without a document. */
const SCREEN_OF_PAGE: Readonly<Record<string, Screen | null>> = {
  home: null,
  privacy: null,
  terms: 'terms',
};

/** A page that an agency wrote, as its address needs it. */
interface AddressedPage {
  readonly id: string | number;
  readonly url?: Localized | null;
}

/** The path of an agency's page in a language, null where it lacks that language; null for the pages of every site. */
export function pathOfPage({ id, url }: AddressedPage): ((locale: Locale) => string | null) | null {
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

/** Path of a holiday rental unit (spec 1 §2). */
export const rentalPath = (id: string, locale: Locale): string => pathTo('rental', locale, { id });
