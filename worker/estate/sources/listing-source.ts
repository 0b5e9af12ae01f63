import type { Id } from '../../../domain/rules/source.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { EstatePageView } from '../../../domain/views/estate-page.ts';
import type { ListingWire } from '../../platform/content/listing-wire.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { PageInput } from '../page/property-page.ts';
import type { Property } from '../property/property.ts';

/**
 * What the site knows of a source of listings, all in one place; its rules for both sides are in
 * `domain/sources/`. The members that take a listing are methods, so that the source of a certain listing
 * is a source: nothing is ever given to one but what its own schema has read.
 */
export interface ListingSource<Listing = unknown> extends ListingWire<Listing> {
  /** The id of the project that a listing is a unit of; null for one that stands alone. */
  projectIdOf(listing: Listing): Id | null;
  /** What cards and pages need of it. */
  toProperty(listing: Listing, context: ViewContext): Property;
  toCard(listing: Listing, context: ViewContext): EstateCardView;
  /** Its canonical address; that of a unit begins with its project's. */
  toPath(listing: Listing, project: Listing | null, context: ViewContext): string;
  toPage(listing: Listing, project: Listing | null, input: PageInput, context: ViewContext): EstatePageView;
}
