import { changed } from '#domain/filter/change.ts';
import { RENTAL_SEARCH, type RentalFilter } from '#domain/filter/rental-filter.ts';
import { formatPrice } from '#domain/format/money.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { toChips } from '../choices.ts';
import { daysName } from '../options/days-name.ts';
import { listedName, type RentalOptions } from '../options/rental-options.ts';
import { RENTALS } from '../rentals.ts';

/** Most towns that a sentence names; more stand in brackets. */
const MOST_TOWNS = 3;

/**
 * A search for holiday homes as a sentence: "3 vakantieverblijven in Knokke voor 4 personen tot € 900, 3–10 juli 2027
 * (Hond welkom)." `counted` is its heading with its number; whatever no template says is in brackets, in the words of its
 * chip, so that nothing is left out.
 */
export function staySentence(
  counted: string,
  filter: RentalFilter,
  options: RentalOptions,
  context: ViewContext,
): string {
  const { t, locale } = context;
  const { city, persons, priceMax, to } = filter;
  const isNamed = city.length > 0 && city.length <= MOST_TOWNS;
  const towns = city.map((id) => listedName('city', id, options, context));
  const places = new Intl.ListFormat(locale, { type: 'conjunction' }).format(towns);
  // A day of arrival without one of departure is a chip of its own.
  const days = to === null ? null : daysName(filter, context);
  const rest = changed(RENTAL_SEARCH, filter, {
    persons: null,
    priceMax: null,
    sort: null,
    ...(isNamed && { city: [] }),
    ...(days !== null && { from: null, to: null }),
  });
  const beside = toChips(RENTALS, { filter: rest, options, context }).map(({ label }) => label);
  const said = [
    counted,
    isNamed ? t('sentence.answer.in', { places }) : null,
    persons === null ? null : t.count('sentence.answer.persons', persons),
    priceMax === null ? null : t('sentence.answer.to', { price: formatPrice(priceMax, t) }),
  ].filter((part) => part !== null);
  const dated = days === null ? said.join(' ') : `${said.join(' ')}, ${days}`;
  return `${dated}${beside.length === 0 ? '' : ` (${beside.join(', ')})`}.`;
}
