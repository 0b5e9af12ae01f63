import type { Locale } from './locale.ts';
import { pathTo } from './routes.ts';
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

/** Path of a holiday rental unit (spec 1 §2). */
export const rentalPath = (id: string, locale: Locale): string => pathTo('rental', locale, { id });
