import { type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import { formatPrice } from '#domain/format/money.ts';
import { kilometresBetween } from '#domain/map/distance.ts';
import { sameId } from '#domain/rules/source.ts';
import type { SentenceView } from '#domain/views/sentence.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { countedNoun } from '../noun.ts';
import { offerHref } from '../offer-href.ts';
import { optionName } from '../options/filter-names.ts';
import type { OfferOptions } from '../options/offer-options.ts';

/** One change of a search that finds few homes, and how it is said with its number. */
export interface Way {
  readonly filter: EstateFilter;
  readonly label: (homes: string) => string;
}

/** Results above which no other search is suggested. */
export const MOST_FEW = 12;
/** Suggested searches. */
const MOST_WAYS = 2;
/** Furthest neighbouring town that is suggested, kilometres. */
const NEIGHBOUR_KM = 8;

/** The nearest town beside the only one that is sought. */
function neighbour(filter: EstateFilter, options: OfferOptions | null, context: ViewContext): readonly Way[] {
  const [only, ...others] = filter.city;
  const towns = options?.locations ?? [];
  const town = towns.find(({ id }) => sameId(id, only));
  if (town === undefined || others.length > 0 || typeof town.lat !== 'number' || typeof town.lon !== 'number')
    return [];
  const at = { lat: town.lat, lon: town.lon };
  const [nearest] = towns
    .filter(({ id }) => !sameId(id, only))
    .flatMap((one) =>
      typeof one.lat === 'number' && typeof one.lon === 'number'
        ? [{ one, km: kilometresBetween(at, { lat: one.lat, lon: one.lon }) }]
        : [],
    )
    .filter(({ km }) => km <= NEIGHBOUR_KM)
    .toSorted((one, other) => one.km - other.km);
  if (nearest === undefined) return [];
  const place = optionName('city', nearest.one, context);
  return [
    {
      filter: mergeFilter(filter, { city: [...filter.city, String(nearest.one.id)] }),
      label: (homes) => context.t('sentence.answer.alsoPlace', { homes, place }),
    },
  ];
}

/** A tenth more, rounded up to two digits: 450.000 becomes 500.000, 950 becomes 1.100. */
function dearer(euros: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(euros)) - 1);
  return Math.ceil((euros * 1.1) / step) * step;
}

/** Single changes of a search, the smallest first: at most four, each of which costs a count. */
export function waysFrom(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): readonly Way[] {
  const { t } = context;
  const { bedMin, priceMax, features } = filter;
  const fewer = bedMin === null || bedMin < 2 ? null : bedMin - 1;
  const most = priceMax === null ? null : dearer(priceMax);
  const last = features.at(-1);
  return [
    ...neighbour(filter, options, context),
    ...(fewer === null
      ? []
      : [
          {
            filter: mergeFilter(filter, { bedMin: fewer }),
            label: (homes: string) => t.count('sentence.answer.fewerBedrooms', fewer, { homes }),
          },
        ]),
    ...(most === null
      ? []
      : [
          {
            filter: mergeFilter(filter, { priceMax: most }),
            label: (homes: string) => t('sentence.answer.dearer', { homes, price: formatPrice(most, t) }),
          },
        ]),
    ...(last === undefined
      ? []
      : [
          {
            filter: mergeFilter(filter, { features: features.slice(0, -1) }),
            label: (homes: string) =>
              t('sentence.answer.without', { homes, choice: t(`traits.name.${last}`) }),
          },
        ]),
  ];
}

/** The first ways that find more than the search itself, with what they find. */
export const toWays = (
  ways: readonly (Way & { readonly total: number | null })[],
  found: number | null,
  context: ViewContext,
): SentenceView['ways'] =>
  ways
    .filter(({ total }) => total !== null && total > (found ?? 0))
    .slice(0, MOST_WAYS)
    .map(({ filter, label, total }) => ({
      label: label(countedNoun(total ?? 0, filter, context)),
      href: offerHref(filter, context),
    }));
