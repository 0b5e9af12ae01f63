import { SECOND } from '#domain/sources/second.ts';
import { type SkarabeeListing, SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { contentPath } from '#worker/platform/content/segments.ts';
import { toPropertyCard } from '../../card/estate-card.ts';
import type { ListingSource } from '../listing-source.ts';
import { toSkarabeePage } from './page.ts';
import { listingPath } from './path.ts';
import { propertyOfListing } from './property.ts';

/** The second source: listings in the dotted groups of spec 2 §3. Units of its projects have addresses of their own. */
export const secondSource: ListingSource<SkarabeeListing> = {
  name: SECOND.name,
  schema: SkarabeeListingSchema,
  idOf: ({ guid }) => guid,
  listingPath: (site, id) => contentPath`/sites/${site}/estates/skarabee/${id}`,
  searchPath: (site) => contentPath`/sites/${site}/estates/skarabee`,
  projectIdOf: () => null,
  toProperty: propertyOfListing,
  toCard(listing, context) {
    const property = propertyOfListing(listing, context);
    return toPropertyCard(property, property.name, listingPath(listing, context), context);
  },
  toPath: (listing, _project, context) => listingPath(listing, context),
  toPage: (listing, _project, input, context) => toSkarabeePage(listing, input, context),
};
