import type { Id } from '#domain/rules/source.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { ListingWire } from '../../platform/content/listing-wire.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { PageInput } from '../page/property-page.ts';
import type { Property } from '../property/property.ts';

/**
 * Everything the site needs for a source of listings; the rules for both Workers are in `domain/sources/`.
 * The members that take a listing are methods, so that a `ListingSource` of a specific listing type is also a
 * general one: an adapter only ever receives listings that its own schema has read.
 */
export interface ListingSource<Listing = unknown> extends ListingWire<Listing> {
  /** Id of the project of a unit; null for other listings. */
  projectIdOf(listing: Listing): Id | null;
  /** Its data for cards and pages. */
  toProperty(listing: Listing, context: ViewContext): Property;
  toCard(listing: Listing, context: ViewContext): EstateCardView;
  /** Its canonical address; that of a unit begins with its project's. */
  toPath(listing: Listing, project: Listing | null, context: ViewContext): string;
  toPage(listing: Listing, project: Listing | null, input: PageInput, context: ViewContext): EstatePageView;
}
