import { projectIdOf } from '#domain/rules/project.ts';
import { FIRST } from '#domain/sources/first.ts';
import { type Estate, EstateSchema } from '#wire/estate.ts';
import { contentPath } from '#worker/platform/content/segments.ts';
import { toEstateCard } from '../../card/estate-card.ts';
import { canonicalPath } from '../../links/estate-link.ts';
import { propertyOfEstate } from '../../property/estate-property.ts';
import type { ListingSource } from '../listing-source.ts';
import { toEstatePage } from './page.ts';

/**
 * The first source. Lists carry the estates of every source in the form of this source's listings, so card,
 * address and property are those of lists; a project contains its units.
 */
export const firstSource: ListingSource<Estate> = {
  name: FIRST.name,
  schema: EstateSchema,
  idOf: ({ general }) => general.id,
  listingPath: (site, id) => contentPath`/sites/${site}/estates/v2/${id}`,
  searchPath: (site) => contentPath`/sites/${site}/estates`,
  projectIdOf: ({ general }) => projectIdOf(general),
  toProperty: propertyOfEstate,
  toCard: toEstateCard,
  toPath: canonicalPath,
  toPage: toEstatePage,
};
