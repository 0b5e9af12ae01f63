import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { toMedia } from '../../card/media.ts';
import { toEnergySection } from '../../facts/energy.ts';
import { type PageInput, toPropertyPage } from '../../page/property-page.ts';
import { toUnits, unitFloors } from '../../units/units.ts';
import { listingGroups, listingOrder, listingSurroundings } from './groups.ts';
import { propertyOfListing } from './property.ts';
import { textAt } from './values.ts';

/** Page of a listing of the second source; it looks the same as pages of the first. */
export function toSkarabeePage(
  listing: SkarabeeListing,
  { path, person }: PageInput,
  context: ViewContext,
): EstatePageView {
  const property = propertyOfListing(listing, context);
  return toPropertyPage(
    property,
    {
      title: property.title || property.name,
      path,
      groups: listingGroups(listing, property, context),
      order: listingOrder(listing, property, context),
      // Its figures are in the tab "epc".
      energy: toEnergySection(property, [], context),
      surroundings: listingSurroundings(listing, property, context),
      floors: [],
      documents: [],
      media: toMedia([{ kind: 'visit', link: textAt(listing, 'media.virtual_visit_url') }], context),
      units: toUnits(unitFloors(listing.units ?? [], null, context)),
      facade: null,
      neighbours: null,
      parent: null,
      person,
    },
    context,
  );
}
