import { single } from './parameter.ts';
import { codeOf } from './values.ts';

/** Sort types of a list (spec 1 §9), and by living area and price per m² (decision 150). */
const SORT_TYPES = ['price', 'city', 'date', 'type', 'area', 'perArea'] as const;
export type SortType = (typeof SORT_TYPES)[number];
const TRAIT_SORTS: readonly (SortType | null)[] = ['area', 'perArea'];
/** Whether a sort needs a trait of a home (decision 150). */
export const isTraitSort = (type: SortType | null): boolean => TRAIT_SORTS.includes(type);
const SORT_ORDERS = ['ASC', 'DESC'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The two parameters of a sort. */
export const SORT = {
  sortType: single('sortType', codeOf(SORT_TYPES), null),
  sortOrder: single('sortOrder', codeOf(SORT_ORDERS), null),
};

interface Sort {
  readonly sortType: SortType | null;
  readonly sortOrder: SortOrder | null;
}

/** Default sort: newest first (spec 1 §9). */
const DEFAULT_SORT = { sortType: 'date', sortOrder: 'DESC' } as const;

/** The effective sort; a sort type without an order is ascending (spec 1 §9). */
export const effectiveSort = ({
  sortType,
  sortOrder,
}: Sort): { readonly sortType: SortType; readonly sortOrder: SortOrder } =>
  sortType === null
    ? { ...DEFAULT_SORT, sortOrder: sortOrder ?? DEFAULT_SORT.sortOrder }
    : { sortType, sortOrder: sortOrder ?? 'ASC' };

/** The canonical form of a sort: defaults are left out. */
export function canonicalSort(sort: Sort): Sort {
  const { sortType, sortOrder } = effectiveSort(sort);
  if (sortType === DEFAULT_SORT.sortType) {
    return { sortType: null, sortOrder: sortOrder === DEFAULT_SORT.sortOrder ? null : sortOrder };
  }
  return { sortType, sortOrder: sortOrder === 'ASC' ? null : sortOrder };
}
