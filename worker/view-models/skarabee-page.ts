import type { EstatePageView } from '../../domain/views/estate-page.ts';
import type { SkarabeeListing } from '../content/schemas/skarabee-listing.ts';
import type { ViewContext } from './context.ts';
import { toEnergySection } from './energy.ts';
import type { EstatePageInput } from './estate-page.ts';
import { listingGroups } from './listing-groups.ts';
import { textAt } from './listing-values.ts';
import { toMedia } from './media.ts';
import { toPropertyPage } from './property-page.ts';
import { propertyOfListing } from './second-source.ts';

/** The page of a listing of the second source; visitors do not notice which source it is. */
export function toSkarabeePage(
  listing: SkarabeeListing,
  { path, person }: EstatePageInput,
  context: ViewContext,
): EstatePageView {
  const property = propertyOfListing(listing, context);
  return toPropertyPage(
    property,
    {
      title: property.title || property.name,
      path,
      groups: listingGroups(listing, property, context),
      // Its figures stand in the tab "epc".
      energy: toEnergySection(property, [], context),
      floors: [],
      documents: [],
      media: toMedia([{ kind: 'visit', link: textAt(listing, 'media.virtual_visit_url') }], context),
      units: [],
      facade: null,
      neighbours: null,
      parent: null,
      person,
    },
    context,
  );
}
