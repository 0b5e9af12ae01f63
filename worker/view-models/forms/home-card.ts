import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { Estate } from '../../content/schemas/estate.ts';
import type { SkarabeeListing } from '../../content/schemas/skarabee-listing.ts';
import { cardFacts } from '../card-facts.ts';
import type { ViewContext } from '../context.ts';
import { toEnergyTag } from '../energy.ts';
import { toEstateCard } from '../estate-card.ts';
import { listingPath } from '../estate-link.ts';
import { firstPicture } from '../pictures.ts';
import { toPrice } from '../price.ts';
import { floodWarning, placeOf, soldLabelOf, toHeart } from '../property.ts';
import { propertyOfListing } from '../second-source.ts';
import { stickerOf } from '../sticker.ts';

/** A home of either source. */
export type Home =
  | { readonly source: 'first'; readonly estate: Estate }
  | { readonly source: 'second'; readonly listing: SkarabeeListing };

/** The tile of the home that a form is about, of either source. */
export function toHomeCard(found: Home, context: ViewContext): EstateCardView {
  if (found.source === 'first') return toEstateCard(found.estate, context);
  const property = propertyOfListing(found.listing, context);
  const place = placeOf(property, context);
  const sticker = stickerOf(property, context);
  return {
    id: property.id,
    href: property.hidden ? null : listingPath(found.listing, context),
    title: property.name,
    place,
    picture: firstPicture(property, context),
    price: toPrice(property.price, context),
    sticker,
    soldLabel: sticker === null ? soldLabelOf(property, context) : null,
    sold: property.sold,
    energy: toEnergyTag(property.energy, property.region, context),
    flood: floodWarning(property, context),
    facts: cardFacts(property, context),
    heart: toHeart(property.name, place, context),
  };
}
