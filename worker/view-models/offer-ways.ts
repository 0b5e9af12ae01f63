import { mergeFilter } from '../../domain/filter/change.ts';
import {
  EMPTY_FILTER,
  type EstateFilter,
  effectiveSort,
  GROUPINGS,
  type SortOrder,
  type SortType,
  VIEWS,
  type ViewMode,
} from '../../domain/filter/filter.ts';
import type { SortOptionView, WayView } from '../../domain/views/offer.ts';
import type { ViewContext } from './context.ts';
import { offerHref } from './offer-href.ts';

/** Sorts that a visitor is offered; another one stays in the list while it is in force. */
const SORTS: readonly (readonly [SortType, SortOrder])[] = [
  ['date', 'DESC'],
  ['price', 'ASC'],
  ['price', 'DESC'],
  ['city', 'ASC'],
  ['type', 'ASC'],
];

/** Orders of the list (spec 1 §9, "Sort fields"). */
export function toSortOptions(filter: EstateFilter, context: ViewContext): readonly SortOptionView[] {
  const now = effectiveSort(filter);
  const isNow = ([type, order]: readonly [SortType, SortOrder]): boolean =>
    type === now.sortType && order === now.sortOrder;
  const sorts = SORTS.some(isNow) ? SORTS : [...SORTS, [now.sortType, now.sortOrder] as const];
  return sorts.map(([sortType, sortOrder]) => ({
    label: context.t(`sort.${sortType}.${sortOrder}`),
    href: offerHref(mergeFilter(filter, { sortType, sortOrder }), context),
    current: isNow([sortType, sortOrder]),
    value: `${sortType}-${sortOrder}`,
  }));
}

/** Ungrouped, and the groupings of spec 1 §9. */
export const toGroupings = (filter: EstateFilter, context: ViewContext): readonly WayView[] =>
  [null, ...GROUPINGS].map((group) => ({
    value: group ?? '',
    label: context.t(`views.offer.grouping.${group ?? 'none'}`),
    href: offerHref(mergeFilter(filter, { group }), context),
    current: filter.group === group,
  }));

const viewsOf = ({ site }: ViewContext): readonly ViewMode[] =>
  VIEWS.filter((view) => view !== 'map' || site.settings.features.includes('map'));

/** The view in force: a map only where the site has one, else the default. */
export const viewMode = (filter: EstateFilter, context: ViewContext): ViewMode =>
  viewsOf(context).includes(filter.view) ? filter.view : EMPTY_FILTER.view;

/** The same page of the list, shown in other ways. */
export const toViews = (filter: EstateFilter, context: ViewContext): readonly WayView[] =>
  viewsOf(context).map((view) => ({
    value: view === EMPTY_FILTER.view ? '' : view,
    label: context.t(`views.offer.view.${view}`),
    href: offerHref({ ...filter, view }, context),
    current: viewMode(filter, context) === view,
  }));
