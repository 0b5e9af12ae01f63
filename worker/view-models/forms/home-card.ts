import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import { LISTING_SOURCES } from '../../estate/sources/index.ts';
import type { FoundListing } from '../../estate/sources/listing-source.ts';
import type { ViewContext } from '../context.ts';

/** A home of any source. */
export type Home = FoundListing;

/** The tile of the home that a form is about. */
export const toHomeCard = ({ source, listing }: Home, context: ViewContext): EstateCardView =>
  LISTING_SOURCES.named(source).toCard(listing, context);
