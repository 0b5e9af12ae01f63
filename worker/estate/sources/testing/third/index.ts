import { tabRows } from '#domain/fields/show.ts';
import { propertyParts } from '#domain/home-address.ts';
import { estatePath } from '#domain/links.ts';
import { toPropertyCard } from '#worker/estate/card/estate-card.ts';
import { toEnergySection } from '#worker/estate/facts/energy.ts';
import { toFactGroups } from '#worker/estate/facts/fact-groups.ts';
import { fieldContext } from '#worker/estate/facts/field-context.ts';
import { toPropertyPage } from '#worker/estate/page/property-page.ts';
import { contentPath } from '#worker/platform/content/segments.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import type { ListingSource } from '../../listing-source.ts';
import { THIRD_SOURCE_FIELDS } from './fields.ts';
import { type ThirdListing, ThirdListingSchema } from './listing.ts';
import { propertyOfThird, THIRD_NAME } from './property.ts';

function pathOf(listing: ThirdListing, context: ViewContext): string {
  const { id, name, transactionName, address, standing } = propertyOfThird(listing, context);
  const slug = propertyParts(name, { ...standing, name: transactionName }, address, context);
  return estatePath({ kind: 'property', id, slug }, context.locale);
}

/** The adapter of the invented source. */
export const thirdSource: ListingSource<ThirdListing> = {
  name: THIRD_NAME,
  schema: ThirdListingSchema,
  idOf: ({ key }) => key,
  listingPath: (site, id) => contentPath`/sites/${site}/estates/third/${id}`,
  searchPath: (site) => contentPath`/sites/${site}/estates/third`,
  projectIdOf: () => null,
  toProperty: propertyOfThird,
  toCard(listing, context) {
    const property = propertyOfThird(listing, context);
    return toPropertyCard(property, property.name, pathOf(listing, context), context);
  },
  toPath: (listing, _project, context) => pathOf(listing, context),
  toPage(listing, _project, input, context) {
    const property = propertyOfThird(listing, context);
    const rows = tabRows(
      'building',
      THIRD_SOURCE_FIELDS,
      listing,
      fieldContext(property, { measures: 'silent' }, context),
    );
    return toPropertyPage(
      property,
      {
        ...input,
        title: property.title || property.name,
        groups: toFactGroups([{ id: 'building', rows }], context),
        order: { deciding: [], inHead: [] },
        energy: toEnergySection(property, [], context),
        surroundings: [],
        floors: [],
        documents: [],
        media: [],
        units: [],
        facade: null,
        neighbours: null,
        parent: null,
      },
      context,
    );
  },
};
