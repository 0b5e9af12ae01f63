import {
  EMPTY_FILTER,
  type EstateFilter,
  GROUPINGS,
  mergeFilter,
  VIEWS,
  type ViewMode,
} from '../../../domain/filter/filter.ts';
import { effectiveSort, type SortOrder, type SortType } from '../../../domain/filter/sort.ts';
import type { ColumnView, WayView } from '../../../domain/views/offer.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { ESTATES } from '../../search/estates.ts';
import { wayLinks } from '../../search/links.ts';
import { offerHref } from '../../search/offer-href.ts';

/** Sorts that a visitor is offered; another one stays in the list while it is in force. */
const SORTS: readonly (readonly [SortType, SortOrder])[] = [
  ['date', 'DESC'],
  ['price', 'ASC'],
  ['price', 'DESC'],
  ['city', 'ASC'],
  ['type', 'ASC'],
];

/** Orders of the list (spec 1 §9, "Sort fields"). */
export function toSortOptions(filter: EstateFilter, context: ViewContext): readonly WayView[] {
  const now = effectiveSort(filter);
  const isNow = ([type, order]: readonly [SortType, SortOrder]): boolean =>
    type === now.sortType && order === now.sortOrder;
  const sorts = SORTS.some(isNow) ? SORTS : [...SORTS, [now.sortType, now.sortOrder] as const];
  const ways = sorts.map(([sortType, sortOrder]) => ({
    value: `${sortType}-${sortOrder}`,
    label: context.t(`sort.${sortType}.${sortOrder}`),
    filter: mergeFilter(filter, { sortType, sortOrder }),
    current: isNow([sortType, sortOrder]),
  }));
  return wayLinks(ESTATES, ways, context);
}

/** What a table of estates may be sorted by, as its columns stand. */
const COLUMNS = [
  ['type', 'ASC'],
  ['city', 'ASC'],
  ['price', 'ASC'],
] as const satisfies readonly (readonly [SortType, SortOrder])[];

/** Heads of a list that is a table: one that the list is sorted by turns it round. */
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

/** Ungrouped, and the groupings of spec 1 §9. */
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

/** The view in force: a map only where the site has one, else the default. */
export const viewMode = (filter: EstateFilter, context: ViewContext): ViewMode =>
  viewsOf(context).includes(filter.view) ? filter.view : EMPTY_FILTER.view;

/** The same page of the list, shown in other ways. */
export function toViews(filter: EstateFilter, context: ViewContext): readonly WayView[] {
  const ways = viewsOf(context).map((view) => ({
    value: view === EMPTY_FILTER.view ? '' : view,
    label: context.t(`views.offer.view.${view}`),
    filter: { ...filter, view },
    current: viewMode(filter, context) === view,
  }));
  return wayLinks(ESTATES, ways, context);
}
