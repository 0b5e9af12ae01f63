import type { EstateCardView } from '#domain/views/estate-card.ts';
import { LISTING_SOURCES } from '../estate/sources/index.ts';
import type { FoundListing } from '../platform/content/listing-wire.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** The tile of the estate that a form is about. */
export const toFormCard = ({ source, listing }: FoundListing, context: ViewContext): EstateCardView =>
  LISTING_SOURCES.named(source).toCard(listing, context);
