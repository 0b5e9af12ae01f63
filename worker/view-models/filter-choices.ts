import { withoutParts, withoutValue } from '../../domain/filter/change.ts';
import type { EstateFilter } from '../../domain/filter/filter.ts';
import { circleName, circlePlace } from './circle-place.ts';
import type { ViewContext } from './context.ts';
import { bedroomsName, chosenName, type NamedKey, priceName } from './filter-names.ts';
import type { OfferOptions } from './offer-options.ts';

type ListKey = 'country' | 'city' | 'type' | 'subType' | 'status' | 'transaction' | 'bedrooms';

/** One choice of a search: what it is called, and the search without it. */
export interface Choice {
  readonly label: string;
  readonly without: EstateFilter;
}

/** All choices of one kind, and the search without any of them. */
export interface ChoiceGroup {
  /** Key of the words that widen it: `views.filter.widen.…`. */
  readonly kind: ListKey | 'geoRange' | 'price';
  readonly choices: readonly Choice[];
  readonly without: EstateFilter;
}

function listGroup(key: ListKey, filter: EstateFilter, name: (value: string) => string): ChoiceGroup {
  return {
    kind: key,
    choices: filter[key].map((value) => ({ label: name(value), without: withoutValue(filter, key, value) })),
    without: withoutValue(filter, key),
  };
}

function singleGroup(kind: ChoiceGroup['kind'], label: string | null, without: EstateFilter): ChoiceGroup {
  return { kind, choices: label === null ? [] : [{ label, without }], without };
}

/** What a visitor has chosen, kind by kind, in the order of the filter bar; price is one choice. */
export function choiceGroups(
  filter: EstateFilter,
  options: OfferOptions | null,
  context: ViewContext,
): readonly ChoiceGroup[] {
  const { t } = context;
  const named = (key: NamedKey) => (id: string) => chosenName(key, id, options, context);
  const least = filter.bedMin;
  const bedMin = least === null ? null : t.count('views.filter.bedroomsMin', least);
  const circle =
    filter.geoRange === null
      ? null
      : circleName(filter.geoRange, circlePlace(filter.geoRange, options, context), context);
  return [
    listGroup('status', filter, (code) => t.label('status', code) ?? code),
    listGroup('transaction', filter, named('transaction')),
    listGroup('country', filter, named('country')),
    listGroup('city', filter, named('city')),
    singleGroup('geoRange', circle, withoutValue(filter, 'geoRange')),
    listGroup('type', filter, named('type')),
    listGroup('subType', filter, named('subType')),
    singleGroup('price', priceName(filter, context), withoutParts(filter, ['priceMin', 'priceMax'])),
    listGroup('bedrooms', filter, (value) => bedroomsName(value, context)),
    singleGroup('bedrooms', bedMin, withoutValue(filter, 'bedMin')),
  ].filter(({ choices }) => choices.length > 0);
}
