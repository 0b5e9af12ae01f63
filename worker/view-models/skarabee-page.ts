import type { EstatePageView } from '../../domain/views/estate-page.ts';
import type { SkarabeeListing } from '../content/schemas/skarabee-listing.ts';
import type { ViewContext } from './context.ts';
import type { EstatePageInput } from './estate-page.ts';
import { type FactContext, toFactGroups, toRows } from './fact-table.ts';
import {
  LISTING_BUILDING,
  LISTING_FINANCES,
  LISTING_LAYOUT,
  LISTING_PLANNING,
  LISTING_TECHNICAL,
} from './listing-facts.ts';
import { textAt } from './listing-values.ts';
import { toMedia } from './media.ts';
import { toPropertyPage } from './property-page.ts';
import { propertyOfListing } from './second-source.ts';

const GROUPS = {
  building: LISTING_BUILDING,
  layout: LISTING_LAYOUT,
  technical: LISTING_TECHNICAL,
  finances: LISTING_FINANCES,
  planning: LISTING_PLANNING,
} as const;

/** The page of a listing of the second source; visitors do not notice which source it is. */
export function toSkarabeePage(
  listing: SkarabeeListing,
  { path, person }: EstatePageInput,
  context: ViewContext,
): EstatePageView {
  const property = propertyOfListing(listing, context);
  const facts: FactContext = { ...context, region: property.region };
  const groups = Object.entries(GROUPS).map(([id, fields]) => ({ id, rows: toRows(fields, listing, facts) }));
  return toPropertyPage(
    property,
    {
      title: property.title || property.name,
      path,
      groups: toFactGroups(groups, context),
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
