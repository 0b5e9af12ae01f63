import { FIGURES } from '#content-service/intake/values/figures.ts';
import { WITHHELD_PRICE } from '#domain/rules/price.ts';
import { figureIn } from '../../mapping/figure.ts';
import { member } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { PRICE_INDICATIONS, PRICE_TYPES } from './codes.ts';
import { codeOf, isFalse, type Published, threeState } from './published.ts';

/**
 * The price in euros; withheld (spec 1 §9) unless the vendor says that it is not hidden. A rent is one a month; one a year is
 * `rent_per_year`. Prices by area, in another currency, or for a period that contradicts the offer are withheld and said.
 */
export function priceOf(
  info: unknown,
  property: unknown,
  { rent, project }: Published,
  say: Say,
): Readonly<Record<string, number>> {
  const withheld = { price: WITHHELD_PRICE };
  const shown =
    isFalse(member(info, 'HidePrice')) &&
    threeState(member(property, 'IsDiscrete')) !== true &&
    codeOf(PRICE_INDICATIONS, member(property, 'PriceIndication') ?? 'UNDEFINED') === 'shown';
  if (!shown) return withheld;
  const euros = figureIn(member(property, 'Price'), FIGURES.euros);
  if (euros === 'none') return {};
  const per = codeOf(PRICE_TYPES, member(property, 'PriceType') ?? 'UNDEFINED');
  const isEuro = [undefined, 'EUR'].includes(member(property, 'Currency') as string | undefined);
  if (typeof euros === 'number' && euros > 0 && isEuro && !project) {
    if (rent ? per === 'month' || member(property, 'PriceType') === 'UNDEFINED' : per === 'total')
      return { price: euros };
    if (rent && per === 'year') return { ...withheld, rent_per_year: euros };
  }
  if (!project) say({ what: 'value', name: 'Price', value: shownValue(member(property, 'Price')) });
  // What stands with a project is the price of some unit, or of none.
  return project ? {} : withheld;
}
