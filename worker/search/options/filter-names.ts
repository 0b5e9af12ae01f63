import type { EstateFilter } from '../../../domain/filter/filter.ts';
import { LARGE_BEDROOM_COUNT } from '../../../domain/filter/values.ts';
import { formatPrice } from '../../../domain/format/money.ts';
import { formatNumber } from '../../../domain/format/number.ts';
import type { Localized } from '../../../domain/locale.ts';
import { sameId } from '../../../domain/rules/source.ts';
import { standingOf } from '../../../domain/rules/standing.ts';
import type { LabelGroup } from '../../../locales/translator.ts';
import { estateSource } from '../../estate/estate-source.ts';
import { labelOf, nameOf, standingName } from '../../estate/property/vocabulary.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { OfferOptions } from './offer-options.ts';

/** Parts of a filter whose values are ids with names of their own. */
export type NamedKey = 'country' | 'city' | 'type' | 'subType' | 'transaction';

/** An option as the content service lists it, whatever part of the filter it is for. */
interface NamedOption {
  readonly id: string | number;
  readonly name?: Localized | null;
  /** Estates under the search; null where that is not known. */
  readonly count: number | null;
  /** Of a place. */
  readonly zip?: string | number | null;
}

const LISTS = {
  country: 'countries',
  city: 'locations',
  type: 'headTypes',
  subType: 'subTypes',
  transaction: 'transactions',
} as const satisfies Record<NamedKey, keyof OfferOptions>;

/** Groups of the vocabulary that may know an id the options do not name. */
const WORDS: Readonly<Record<Exclude<NamedKey, 'transaction'>, readonly LabelGroup[]>> = {
  country: ['country'],
  city: [],
  type: ['headType', 'type'],
  subType: ['subType'],
};

/** The options of a part of the filter; none when they could not be had. */
export const optionsFor = (key: NamedKey, options: OfferOptions | null): readonly NamedOption[] =>
  options?.[LISTS[key]] ?? [];

/** An id that nobody has a name for; words that a visitor wrote into the address are not repeated. */
const shownId = (id: string | number): string =>
  /^(?:\d{1,8}|[A-Za-z]{2})$/.test(String(id)) ? String(id) : '…';

/** What a transaction id of the site's own source means. */
function transactionName(option: Pick<NamedOption, 'id' | 'name'>, context: ViewContext): string {
  const source = estateSource(context.site);
  return standingName(option, source, standingOf({ source, transaction: option.id }), context);
}

/** Name of an option: its own, else the vocabulary's; "Gemeente 1201" at the last, so that it stays visible. */
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

/** Name of a chosen value, whether the options know it or not. */
export function chosenName(
  key: NamedKey,
  id: string,
  options: OfferOptions | null,
  context: ViewContext,
): string {
  const option = optionsFor(key, options).find((candidate) => sameId(candidate.id, id));
  return optionName(key, option ?? { id }, context);
}

/** "3 slaapkamers", "6 slaapkamers of meer" (six stands for six and more, spec 1 §9). */
export function bedroomsName(value: string, { t }: ViewContext): string {
  const count = Number(value);
  if (count === 0) return t('views.filter.studio');
  return t.count(count >= LARGE_BEDROOM_COUNT ? 'views.filter.bedroomsMin' : 'views.filter.bedrooms', count);
}

/** "€ 250.000 – 500.000", "Tot € 400.000"; null without a bound. */
export function priceName(
  { priceMin, priceMax }: Pick<EstateFilter, 'priceMin' | 'priceMax'>,
  { t }: ViewContext,
): string | null {
  if (priceMin !== null && priceMax !== null) {
    return t('views.filter.priceBetween', { min: formatPrice(priceMin), max: formatNumber(priceMax) });
  }
  if (priceMin !== null) return t('views.filter.priceFrom', { min: formatPrice(priceMin) });
  return priceMax === null ? null : t('views.filter.priceTo', { max: formatPrice(priceMax) });
}
