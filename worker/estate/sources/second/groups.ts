import { SECOND_SOURCE_TABS } from '#domain/fields/field.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { SECOND_SOURCE_ORDER } from '#domain/fields/second/order.ts';
import { tabRows } from '#domain/fields/show.ts';
import type { FieldContext } from '#domain/fields/texts.ts';
import type { FactGroupView, FactView } from '#domain/views/estate-page.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { buildingOrPlot, toFactGroups } from '../../facts/fact-groups.ts';
import { fieldContext } from '../../facts/field-context.ts';
import { fieldRows, type ReadingRows, readingRows } from '../../facts/reading-order.ts';
import type { Property } from '../../property/property.ts';
import { listingState, measuresOfListing } from './codes.ts';

/** Tabs with legal sentences, which need the full width. */
const WIDE: readonly string[] = ['planning'];

/** Context for showing the fields of a listing. */
const contextOf = (listing: SkarabeeListing, property: Property, context: ViewContext): FieldContext =>
  fieldContext(property, { ...listingState(listing), measures: measuresOfListing(listing) }, context);

/** Rows that come first, and rows that the head already shows. */
export const listingOrder = (
  listing: SkarabeeListing,
  property: Property,
  context: ViewContext,
): ReadingRows =>
  readingRows(
    SECOND_SOURCE_ORDER,
    property.kind,
    SECOND_SOURCE_FIELDS,
    listing,
    contextOf(listing, property, context),
  );

/** Distances that a listing states; for a hidden home rounded to 500 m (decision 34). */
const DISTANCES = ['shops', 'public_transport', 'school', 'beach'].map((what) => `other.${what}_distance`);

/** The listing's own facts about its surroundings. */
export const listingSurroundings = (
  listing: SkarabeeListing,
  property: Property,
  context: ViewContext,
): readonly FactView[] =>
  fieldRows(DISTANCES, SECOND_SOURCE_FIELDS, listing, contextOf(listing, property, context));

/** Fact groups of the second source: the twelve tabs in their order, empty ones left out (spec 2 §2). */
export function listingGroups(
  listing: SkarabeeListing,
  property: Property,
  context: ViewContext,
): readonly FactGroupView[] {
  const fields = contextOf(listing, property, context);
  const groups = SECOND_SOURCE_TABS.map((tab) => ({
    id: tab,
    ...(tab === 'construction' ? buildingOrPlot(property) : {}),
    rows: tabRows(tab, SECOND_SOURCE_FIELDS, listing, fields),
    wide: WIDE.includes(tab),
  }));
  return toFactGroups(groups, context);
}
