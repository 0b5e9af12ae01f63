import type { FieldFacts } from '#domain/fields/field.ts';
import type { FieldContext } from '#domain/fields/texts.ts';
import { isAddressHidden } from '#domain/rules/address.ts';
import { isPriceHidden, priceDisplay } from '#domain/rules/price.ts';
import { isDwelling } from '#domain/rules/property-kind.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type Property, whereOf } from '../property/property.ts';

/** Context for showing the fields of a source: the facts that every rule may use, and the source's own. */
export const fieldContext = (
  property: Property,
  own: Partial<FieldFacts> & Pick<FieldFacts, 'measures'>,
  { t, locale, site }: ViewContext,
): FieldContext => {
  const { sold, address, price, kind, project } = property;
  return {
    t,
    locale,
    fallback: site.defaultLocale,
    facts: {
      ...whereOf(property),
      forRent: price.forRent,
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
  };
};
