import type { FieldFacts } from '../../../domain/fields/field.ts';
import type { FieldContext } from '../../../domain/fields/texts.ts';
import { isAddressHidden } from '../../../domain/rules/address.ts';
import { isPriceHidden, priceDisplay } from '../../../domain/rules/price.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';
import { isDwelling } from '../property/property-kind.ts';

/** What a source's fields need to be shown: what every rule may ask of an estate, and the source's own facts. */
export const fieldContext = (
  { region, sold, address, price, kind, project }: Property,
  own: Partial<FieldFacts>,
  { t, locale, site }: ViewContext,
): FieldContext => ({
  t,
  locale,
  fallback: site.defaultLocale,
  facts: {
    region,
    sold,
    project,
    dwelling: isDwelling(kind),
    addressHidden: isAddressHidden(address),
    priceHidden: priceDisplay(price, sold).kind !== 'amount',
    priceWithheld: isPriceHidden(price.value),
    realisedPrices: site.settings.realisedPrices === true,
    costsHidden: false,
    ...own,
  },
});
