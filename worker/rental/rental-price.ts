import { formatPrice } from '#domain/format/money.ts';
import { nightCount } from '#domain/stays/day.ts';
import {
  knownCosts,
  PERIOD_NIGHTS,
  PERIOD_TYPES,
  type PeriodType,
  personsFor,
  type StayCosts,
  totalOf,
} from '#domain/stays/stay.ts';
import type { PriceView } from '#domain/views/estate-card.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** What a price is for: the kinds of period and the number of guests of a search, if it has them. */
interface Sought {
  readonly period: readonly PeriodType[];
  readonly persons: number | null;
}

/** A unit's price with everything that is obligatory, and in words what that is. */
interface RentalPriceView {
  /** null when nothing is available. */
  readonly price: PriceView | null;
  /** "met schoonmaak en verblijfstaks, 2 personen"; null when the rent is all. */
  readonly included: string | null;
}

/** What a total contains besides the rent; null for a unit without such costs. */
function includedIn(
  { cleaning, touristTaxPerPersonNight: tax, extras }: StayCosts,
  persons: number,
  { t, locale }: ViewContext,
): string | null {
  const obligatory = extras.filter((extra) => extra.obligatory);
  const parts = [
    ...(cleaning > 0 ? [t('stays.included.cleaning')] : []),
    ...(tax > 0 ? [t('stays.included.tax')] : []),
    ...(obligatory.length > 0 ? [t('stays.included.obligatory')] : []),
  ];
  if (parts.length === 0) return null;
  const what = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
  return tax > 0 || obligatory.some(({ per }) => per.startsWith('PERSON'))
    ? t('stays.included.forPersons', { what, persons: t.count('stays.persons', persons) })
    : t('stays.included.with', { what });
}

/**
 * The price of a unit: of the requested stay, otherwise the lowest one still available for the requested kind of
 * period, or for the longest kind. Always the total with what is obligatory (`totalOf`).
 */
export function rentalPrice(
  { quote, pricesFrom, costs: stated, general }: RentalUnit,
  { period, persons: asked }: Sought,
  context: ViewContext,
): RentalPriceView {
  const { t } = context;
  const costs = knownCosts(stated, general.rentalOptions);
  const persons = personsFor(asked, general.maxOccupation ?? 1);
  const included = includedIn(costs, persons, context);
  const totalFor = (rent: number, nights: number): string =>
    formatPrice(totalOf(rent, costs, { persons, nights }).total, t);
  if (quote) {
    const nights = nightCount(quote.from, quote.to);
    const suffix = t.count('stays.forNights', nights);
    return { price: { kind: 'amount', prefix: null, text: totalFor(quote.price, nights), suffix }, included };
  }
  const types = period.length === 1 ? period : PERIOD_TYPES;
  const found = types
    .map((type) => (pricesFrom ?? []).find((from) => from.type === type))
    .find((from) => from !== undefined);
  if (found === undefined) return { price: null, included: null };
  return {
    price: {
      kind: 'amount',
      prefix: t('stays.from'),
      text: totalFor(found.price, PERIOD_NIGHTS[found.type]),
      suffix: t(`stays.per.${found.type}`),
    },
    included,
  };
}
