import type { EstateFilter } from '#domain/filter/filter.ts';
import { EMPTY_FILTER, mergeFilter } from '#domain/filter/filter.ts';
import { formatPrice } from '#domain/format/money.ts';
import type { Locale } from '#domain/locale.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { toChips } from '../choices.ts';
import { ESTATES } from '../estates.ts';
import { chosenName } from '../options/filter-names.ts';
import type { OfferOptions } from '../options/offer-options.ts';
import { areaOf } from '../place/area-of.ts';
import { circlePlace } from '../place/circle-place.ts';

/** "tuin, terras en lift". */
const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** Features that a home has "with"; others are written in brackets. */
const WITH = ['garden', 'terrace', 'parking', 'lift', 'seaView'] as const;
const withOf = ({ features }: EstateFilter) => WITH.filter((feature) => features.includes(feature));

const MOST_PLACES = 3;

/** "in Heverlee en Kessel-Lo", "binnen 10 km van Leuven"; null without a place, and for places that the chips name. */
function where(filter: EstateFilter, options: OfferOptions | null, context: ViewContext): string | null {
  const { t, locale } = context;
  const [circle] = filter.circles;
  if (circle !== undefined) {
    const place = filter.circles.length === 1 ? circlePlace(circle, options, context) : null;
    return place === null ? null : t('sentence.answer.around', { km: circle.km, place });
  }
  if (filter.city.length === 0 || filter.city.length > MOST_PLACES) return null;
  if (areaOf(filter.city, options?.locations ?? [], context) !== null) return null;
  const names = filter.city.map((id) => chosenName('city', id, options, context));
  return t('sentence.answer.in', { places: listed(names, locale) });
}

function price({ priceMin, priceMax }: EstateFilter, { t }: ViewContext): string | null {
  if (priceMin !== null && priceMax !== null) {
    return t('sentence.answer.between', { min: formatPrice(priceMin, t), max: formatPrice(priceMax, t) });
  }
  if (priceMin !== null) return t('sentence.answer.from', { price: formatPrice(priceMin, t) });
  return priceMax === null ? null : t('sentence.answer.to', { price: formatPrice(priceMax, t) });
}

/**
 * The search as a sentence: "3 huizen te koop met tuin en minstens 3 slaapkamers in Heverlee tot € 450.000 (energielabel B
 * of beter)". `counted` is the heading of the search, with its number and status; whatever no template says is in
 * brackets, in the words of its chip, so that nothing is left out.
 */
export function sentenceHeading(
  counted: string,
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): string {
  const { t, locale } = context;
  const features = withOf(filter);
  const bedrooms = filter.bedMin === null ? [] : [t.count('sentence.answer.bedrooms', filter.bedMin)];
  const has = [...features.map((feature) => t(`sentence.answer.feature.${feature}`)), ...bedrooms];
  const place = where(filter, options, context);
  const rest = mergeFilter(filter, {
    status: filter.status.length === 1 && filter.transaction.length === 0 ? [] : filter.status,
    type: filter.type.length === 1 ? [] : filter.type,
    features: filter.features.filter((feature) => !features.some((written) => written === feature)),
    bedMin: null,
    priceMin: null,
    priceMax: null,
    ...(place !== null && { city: [], circles: [] }),
    sortType: EMPTY_FILTER.sortType,
    sortOrder: EMPTY_FILTER.sortOrder,
  });
  const beside = toChips(ESTATES, { filter: rest, options, context }).map(({ label }) => label);
  const parts = [
    counted,
    has.length === 0 ? null : t('sentence.answer.with', { list: listed(has, locale) }),
    place,
    price(filter, context),
    beside.length === 0 ? null : `(${beside.join(', ')})`,
  ];
  return `${parts.filter((part) => part !== null).join(' ')}.`;
}
