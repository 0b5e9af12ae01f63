import type { EstateCardView } from '../../domain/views/estate-card.ts';
import type { Estate } from '../content/schemas/estate.ts';
import { cardFacts } from './card-facts.ts';
import type { ViewContext } from './context.ts';
import { toEnergyTag } from './energy.ts';
import { canonicalPath } from './estate-link.ts';
import { propertyOfEstate } from './first-source.ts';
import { firstPicture } from './pictures.ts';
import { toPrice } from './price.ts';
import { floodWarning, placeOf, soldLabelOf, toHeart } from './property.ts';
import { stickerOf } from './sticker.ts';

/** The tile of an estate in lists, of either source (spec 1 §2, "Estate card"). */
export function toEstateCard(estate: Estate, context: ViewContext): EstateCardView {
  const property = propertyOfEstate(estate, context);
  const place = placeOf(property, context);
  const sticker = stickerOf(property, context);
  return {
    id: property.id,
    href: property.hidden ? null : canonicalPath(estate, null, context),
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
