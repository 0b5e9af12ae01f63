import { valueAt } from '../../domain/fields/read.ts';
import type { FieldContext } from '../../domain/fields/texts.ts';
import { isAddressHidden } from '../../domain/rules/address.ts';
import { priceDisplay } from '../../domain/rules/price.ts';
import type { Estate } from '../content/schemas/estate.ts';
import type { SkarabeeListing } from '../content/schemas/skarabee-listing.ts';
import type { ViewContext } from './context.ts';
import type { Property } from './property.ts';
import { isDwelling } from './property-kind.ts';

/** What every rule may ask of a home, whichever source it comes from. */
const commonFacts = ({ region, sold, address, price, kind }: Property) => ({
  region,
  sold,
  dwelling: isDwelling(kind),
  addressHidden: isAddressHidden(address),
  priceHidden: priceDisplay(price, sold).kind !== 'amount',
});

/** What the fields of a first-source estate need to be shown. */
export const estateFieldContext = (
  { general }: Estate,
  property: Property,
  { t, locale, site }: ViewContext,
): FieldContext => ({
  t,
  locale,
  fallback: site.defaultLocale,
  facts: { ...commonFacts(property), headType: general.headType?.id },
});

/** What the fields of a second-source listing need: its status, type and VAT regime hide some (spec 2 §9). */
export const listingFieldContext = (
  listing: SkarabeeListing,
  property: Property,
  { t, locale, site }: ViewContext,
): FieldContext => ({
  t,
  locale,
  fallback: site.defaultLocale,
  facts: {
    ...commonFacts(property),
    status: listing.status,
    type: listing.type,
    vatRegime: valueAt(listing, 'financial.vat_regime'),
  },
});
