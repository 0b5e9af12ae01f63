import { activeCount, type NarrowingKey, withoutParts } from '../../domain/filter/change.ts';
import type { EstateFilter } from '../../domain/filter/filter.ts';
import { serializeFilter } from '../../domain/filter/serialize.ts';
import { pathTo } from '../../domain/routes.ts';
import type { FilterFormView, FilterPart } from '../../domain/views/offer.ts';
import type { OptionView } from '../../domain/views/option.ts';
import type { PlaceProblem } from '../query/typed-place.ts';
import type { ViewContext } from './context.ts';
import { choiceGroups } from './filter-choices.ts';
import { priceName } from './filter-names.ts';
import { bedroomOptions, byName, namedOptions, statusOptions, subTypeOptions } from './filter-options.ts';
import { offerHref } from './offer-href.ts';
import type { OfferOptions } from './offer-options.ts';
import { toPlaceField } from './place-field.ts';

/** Fields that a visitor sees; all other parameters are carried along. The page begins anew. */
const SEEN = [
  'country',
  'city',
  'geo_range',
  'type',
  'subType',
  'status',
  'bedrooms',
  'price-min',
  'price-max',
  'page',
];

/** What each part of the bar narrows. */
const NARROWS: Readonly<Record<FilterPart, readonly NarrowingKey[]>> = {
  status: ['status', 'transaction'],
  city: ['city', 'geoRange'],
  type: ['type', 'subType'],
  price: ['priceMin', 'priceMax'],
  bedrooms: ['bedrooms', 'bedMin'],
  country: ['country'],
};

const joined = (labels: readonly string[]): string | null => (labels.length === 0 ? null : labels.join(', '));

const checkedLabels = (options: readonly OptionView[]): string | null =>
  joined(options.filter(({ checked }) => checked).map(({ label }) => label));

/** How many homes there are at each price: the highest bar is 1; dark inside the chosen range. */
function priceBars(
  { priceMin, priceMax }: EstateFilter,
  options: OfferOptions | null,
): FilterFormView['priceBars'] {
  const steps = options?.prices?.steps ?? [];
  const most = Math.max(0, ...steps.map(({ count }) => count));
  if (most === 0) return [];
  return steps.map(({ from, to, count }) => ({
    height: count / most,
    inside: to > (priceMin ?? Number.NEGATIVE_INFINITY) && from < (priceMax ?? Number.POSITIVE_INFINITY),
  }));
}

/** Nobody chooses between one country and itself. */
const ifChoice = (options: readonly OptionView[]): readonly OptionView[] =>
  options.length > 1 || options.some(({ checked }) => checked) ? options : [];

/**
 * The search form. `options` is null when they could not be had ({} on error, spec 1 §7): the form then
 * still shows, and keeps, all that the visitor has chosen. A place that was typed and not understood stays
 * in its field, with the problem.
 */
export function toFilterForm(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
  problem: PlaceProblem | null = null,
): FilterFormView {
  const status = statusOptions(filter, options, context);
  const cities = byName(namedOptions('city', filter, options, context), context);
  const types = namedOptions('type', filter, options, context);
  const groups = choiceGroups(filter, options, context);
  const chosen = (...kinds: readonly string[]): string | null =>
    joined(
      groups
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap(({ choices }) => choices.map(({ label }) => label)),
    );
  const summary = {
    status: chosen('status', 'transaction'),
    city: checkedLabels(cities) ?? chosen('geoRange'),
    type: chosen('type', 'subType'),
    price: priceName(filter, context),
    bedrooms: chosen('bedrooms'),
    country: chosen('country'),
  };
  const clearHref = (part: FilterPart): string | null =>
    summary[part] === null ? null : offerHref(withoutParts(filter, NARROWS[part]), context);
  return {
    action: pathTo('offer', context.locale),
    status,
    place: toPlaceField({ filter, options, problem }, context),
    cities,
    types,
    subTypes: subTypeOptions(filter, options, context),
    countries: ifChoice(byName(namedOptions('country', filter, options, context), context)),
    bedrooms: bedroomOptions(filter, options, context),
    priceMin: filter.priceMin === null ? '' : String(filter.priceMin),
    priceMax: filter.priceMax === null ? '' : String(filter.priceMax),
    priceBars: priceBars(filter, options),
    summary,
    clearHrefs: {
      status: clearHref('status'),
      city: clearHref('city'),
      type: clearHref('type'),
      price: clearHref('price'),
      bedrooms: clearHref('bedrooms'),
      country: clearHref('country'),
    },
    hidden: [...serializeFilter(filter)]
      .filter(([name]) => !SEEN.includes(name))
      .map(([name, value]) => ({ name, value })),
    activeCount: activeCount(filter),
  };
}
