import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { Estate } from '../../content/schemas/estate.ts';
import type { SkarabeeListing } from '../../content/schemas/skarabee-listing.ts';
import type { ViewContext } from '../context.ts';
import { toEstateCard, toPropertyCard } from '../estate-card.ts';
import { listingPath } from '../estate-link.ts';
import { propertyOfListing } from '../second-source.ts';

/** A home of either source. */
export type Home =
  | { readonly source: 'first'; readonly estate: Estate }
  | { readonly source: 'second'; readonly listing: SkarabeeListing };

/** The tile of the home that a form is about, of either source. */
export function toHomeCard(found: Home, context: ViewContext): EstateCardView {
  if (found.source === 'first') return toEstateCard(found.estate, context);
  const property = propertyOfListing(found.listing, context);
  return toPropertyCard(property, property.name, listingPath(found.listing, context), context);
}
