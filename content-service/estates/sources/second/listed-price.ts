import { numberOf, valueAt } from '#domain/fields/read.ts';
import { isListingFieldHidden } from '#domain/rules/listing-visibility.ts';
import { isPriceHidden, WITHHELD_PRICE } from '#domain/rules/price.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';

/**
 * The price of a listing in euros: -1 when hidden on purpose, by itself or by the VAT regime (spec 2 §9);
 * null when there is none.
 */
export const listedPrice = (listing: SkarabeeListing): number | null => {
  const { type } = listing;
  const vatRegime = valueAt(listing, 'financial.vat_regime');
  if (isListingFieldHidden('financial.price', { type, vatRegime })) return WITHHELD_PRICE;
  const price = numberOf(valueAt(listing, 'financial.price'));
  return isPriceHidden(price) || (price !== null && price > 0) ? price : null;
};
