import {
  EMPTY_FILTER,
  type EstateFilter,
  GROUPINGS,
  mergeFilter,
  VIEWS,
  type ViewMode,
} from '#domain/filter/filter.ts';
import { effectiveSort, isTraitSort, type SortOrder, type SortType } from '#domain/filter/sort.ts';
import type { ColumnView, WayView } from '#domain/views/offer.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { ESTATES } from '../../search/estates.ts';
import { wayLinks } from '../../search/links.ts';
import { offerHref } from '../../search/offer-href.ts';

/** Sorts on offer; any other current sort is added to the list. */
const SORTS: readonly (readonly [SortType, SortOrder])[] = [
  ['date', 'DESC'],
  ['price', 'ASC'],
  ['price', 'DESC'],
  ['city', 'ASC'],
  ['type', 'ASC'],
  ['area', 'DESC'],
  ['perArea', 'ASC'],
];

/** Sort options of the list (spec 1 §9, "Sort fields"). */
export function toSortOptions(filter: EstateFilter, context: ViewContext): readonly WayView[] {
  const now = effectiveSort(filter);
  const isNow = ([type, order]: readonly [SortType, SortOrder]): boolean =>
    type === now.sortType && order === now.sortOrder;
  const known = SORTS.filter(([type]) => context.site.knowsTraits === true || !isTraitSort(type));
  const sorts = known.some(isNow) ? known : [...known, [now.sortType, now.sortOrder] as const];
  const ways = sorts.map(([sortType, sortOrder]) => ({
    value: `${sortType}-${sortOrder}`,
    label: context.t(`sort.${sortType}.${sortOrder}`),
    filter: mergeFilter(filter, { sortType, sortOrder }),
    current: isNow([sortType, sortOrder]),
  }));
  return wayLinks(ESTATES, ways, context);
}

/** Columns by which a table of estates can be sorted, in their order. */
const COLUMNS = [
  ['type', 'ASC'],
  ['city', 'ASC'],
  ['price', 'ASC'],
] as const satisfies readonly (readonly [SortType, SortOrder])[];

/** Heads of a list shown as a table: the head of the current sort reverses its order. */
export function toColumns(filter: EstateFilter, context: ViewContext): readonly ColumnView[] {
  if (context.site.theme.choices.list !== 'table' || viewMode(filter, context) !== 'list') return [];
  const now = effectiveSort(filter);
  return COLUMNS.map(([by, usual]) => {
    const order = now.sortType === by ? now.sortOrder : null;
    const next = order === null ? usual : order === 'ASC' ? 'DESC' : 'ASC';
    const title = context.t(`sort.${by}.${next}`);
    const href = offerHref(mergeFilter(filter, { sortType: by, sortOrder: next }), context);
    return {
      by,
      label: (order === null ? title : context.t(`sort.${by}.${order}`)).split(',')[0] ?? title,
      title,
      href,
      order,
    };
  });
}

/** The options "not grouped" and the groupings of spec 1 §9. */
export function toGroupings(filter: EstateFilter, context: ViewContext): readonly WayView[] {
  const ways = [null, ...GROUPINGS].map((group) => ({
    value: group ?? '',
    label: context.t(`views.offer.grouping.${group ?? 'none'}`),
    filter: mergeFilter(filter, { group }),
    current: filter.group === group,
  }));
  return wayLinks(ESTATES, ways, context);
}

const viewsOf = ({ site }: ViewContext): readonly ViewMode[] =>
  VIEWS.filter((view) => view !== 'map' || site.settings.features.includes('map'));

/** The current view: the map only on sites that have one, otherwise the default. */
export const viewMode = (filter: EstateFilter, context: ViewContext): ViewMode =>
  viewsOf(context).includes(filter.view) ? filter.view : EMPTY_FILTER.view;

/** Links to the same page of results in each view. */
export function toViews(filter: EstateFilter, context: ViewContext): readonly WayView[] {
  const ways = viewsOf(context).map((view) => ({
    value: view === EMPTY_FILTER.view ? '' : view,
    label: context.t(`views.offer.view.${view}`),
    filter: { ...filter, view },
    current: viewMode(filter, context) === view,
  }));
  return wayLinks(ESTATES, ways, context);
}
