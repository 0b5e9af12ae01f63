import { formatPrice } from '../../domain/format/money.ts';
import { nightCount } from '../../domain/stays/day.ts';
import { PERIOD_TYPES, type PeriodType } from '../../domain/stays/stay.ts';
import type { PriceView } from '../../domain/views/estate-card.ts';
import type { RentalUnit } from '../../wire/rental-unit.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** Exact price of the requested stay: "€ 1.295 voor 7 nachten". */
const quoted = (quote: NonNullable<RentalUnit['quote']>, { t }: ViewContext): PriceView => ({
  kind: 'amount',
  prefix: null,
  text: formatPrice(quote.price),
  suffix: t.count('stays.forNights', nightCount(quote.from, quote.to)),
});

/**
 * The price of a unit: of the requested stay, otherwise the lowest one still available for the requested kind of
 * period, or for the longest kind; null when nothing is available.
 */
export function rentalPrice(
  { quote, pricesFrom }: Pick<RentalUnit, 'quote' | 'pricesFrom'>,
  sought: readonly PeriodType[],
  context: ViewContext,
): PriceView | null {
  if (quote) return quoted(quote, context);
  const types = sought.length === 1 ? sought : PERIOD_TYPES;
  const price = types
    .map((type) => (pricesFrom ?? []).find((from) => from.type === type))
    .find((from) => from !== undefined);
  if (price === undefined) return null;
  const { t } = context;
  return {
    kind: 'amount',
    prefix: t('stays.from'),
    text: formatPrice(price.price),
    suffix: t(`stays.per.${price.type}`),
  };
}
