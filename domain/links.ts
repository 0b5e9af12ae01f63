import type { Locale } from './locale.ts';
import { pathTo } from './routes.ts';
import { type ProjectSlugParts, type PropertySlugParts, projectSlug, propertySlug } from './slug.ts';

/** What a link leads to (spec 1 §2, "Addresses"). */
export type EstateLink =
  | { readonly kind: 'property'; readonly id: string; readonly slug: PropertySlugParts }
  | { readonly kind: 'project'; readonly id: string; readonly slug: ProjectSlugParts }
  /** A unit inside a project: `id` and `slug` are the project's. */
  | {
      readonly kind: 'unit';
      readonly id: string;
      readonly slug: ProjectSlugParts;
      readonly entityId: string;
    };

/**
 * The canonical address of an estate: a project has the project form, a unit inside a project that form
 * with its own id behind it, an estate on its own the property form (spec 1 §2).
 */
export function estatePath(link: EstateLink, locale: Locale): string {
  const slug = link.kind === 'property' ? propertySlug(link.slug, locale) : projectSlug(link.slug, locale);
  return pathTo('estate', locale, {
    id: link.id,
    slug,
    entityId: link.kind === 'unit' ? link.entityId : undefined,
  });
}

/** The short address, which redirects to the canonical one. */
export const shortEstatePath = (id: string, locale: Locale): string => pathTo('estate', locale, { id });

/** The address of a holiday rental unit (spec 1 §2). */
export const rentalPath = (id: string, locale: Locale): string => pathTo('rental', locale, { id });
