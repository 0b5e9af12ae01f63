import type { EstateFilter } from '#domain/filter/filter.ts';
import { LARGE_BEDROOM_COUNT } from '#domain/filter/values.ts';
import { formatPrice, formatPriceRange } from '#domain/format/money.ts';
import type { Localized } from '#domain/locale.ts';
import { sameId } from '#domain/rules/source.ts';
import { standingOf } from '#domain/rules/standing.ts';
import { standingName } from '#domain/rules/standing-words.ts';
import type { LabelGroup } from '#locales/translator.ts';
import { estateSource } from '../../estate/estate-source.ts';
import { labelOf, nameOf } from '../../estate/property/vocabulary.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { OfferOptions } from './offer-options.ts';

/** Parts of a filter whose values are ids with names. */
export type NamedKey = 'country' | 'city' | 'type' | 'subType' | 'transaction';

/** An option from the content service, for any part of the filter. */
interface NamedOption {
  readonly id: string | number;
  readonly name?: Localized | null;
  /** Number of estates in the search; null when unknown. */
  readonly count: number | null;
  /** Only for a place. */
  readonly zip?: string | number | null;
}

const LISTS = {
  country: 'countries',
  city: 'locations',
  type: 'headTypes',
  subType: 'subTypes',
  transaction: 'transactions',
} as const satisfies Record<NamedKey, keyof OfferOptions>;

/** Groups of the vocabulary with names for ids that the options lack. */
const WORDS: Readonly<Record<Exclude<NamedKey, 'transaction'>, readonly LabelGroup[]>> = {
  country: ['country'],
  city: [],
  type: ['headType', 'type'],
  subType: ['subType'],
};

/** Options of a part of the filter; empty when they could not be loaded. */
export const optionsFor = (key: NamedKey, options: OfferOptions | null): readonly NamedOption[] =>
  options?.[LISTS[key]] ?? [];

/** An id without a name; other text from the address is not repeated. */
const shownId = (id: string | number): string =>
  /^(?:\d{1,8}|[A-Za-z]{2})$/.test(String(id)) ? String(id) : '…';

/** Name of a transaction id in the site's own source. */
function transactionName(option: Pick<NamedOption, 'id' | 'name'>, context: ViewContext): string {
  const source = estateSource(context.site);
  return standingName(option, source, standingOf({ source, transaction: option.id }), context.t);
}

/**
 * Name of an option: its own, else the vocabulary's, else for example "Gemeente 1201", so that it stays
 * visible.
 */
export function optionName(
  key: NamedKey,
  option: Pick<NamedOption, 'id' | 'name'>,
  context: ViewContext,
): string {
  const own =
    key === 'transaction' ? transactionName(option, context) : nameOf(option, WORDS[key][0] ?? null, context);
  if (own !== '') return own;
  const groups = key === 'transaction' ? [] : WORDS[key];
  const words = groups.map((group) => labelOf(group, option.id, context)).find((label) => label !== '');
  return words ?? context.t(`views.filter.unknown.${key}`, { id: shownId(option.id) });
}

/** Name of a chosen value, even if it is not among the options. */
export function chosenName(
  key: NamedKey,
  id: string,
  options: OfferOptions | null,
  context: ViewContext,
): string {
  const option = optionsFor(key, options).find((candidate) => sameId(candidate.id, id));
  return optionName(key, option ?? { id }, context);
}

/** "3 slaapkamers", "6 slaapkamers of meer" (six means six and more, spec 1 §9). */
export function bedroomsName(value: string, { t }: ViewContext): string {
  const count = Number(value);
  if (count === 0) return t('views.filter.studio');
  return t.count(count >= LARGE_BEDROOM_COUNT ? 'views.filter.bedroomsMin' : 'views.filter.bedrooms', count);
}

/** "3", "6 of meer": beside the name of the part, which says the rest. */
export function bedroomsInBar(value: string, context: ViewContext): string {
  const count = Number(value);
  if (count === 0) return bedroomsName(value, context);
  return count >= LARGE_BEDROOM_COUNT ? context.t('views.filter.orMore', { n: count }) : value;
}

/** "€ 250.000 – 500.000", "Tot € 400.000"; null without a bound. */
export function priceName(
  { priceMin, priceMax }: Pick<EstateFilter, 'priceMin' | 'priceMax'>,
  { t }: ViewContext,
): string | null {
  if (priceMin !== null && priceMax !== null) {
    return t('views.filter.priceBetween', formatPriceRange(priceMin, priceMax, t));
  }
  if (priceMin !== null) return t('views.filter.priceFrom', { min: formatPrice(priceMin, t) });
  return priceMax === null ? null : t('views.filter.priceTo', { max: formatPrice(priceMax, t) });
}
