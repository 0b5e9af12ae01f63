import { PROJECTS_GROUP, STATUS_ORDER, TYPE_ORDER } from '../../../domain/grouping.ts';
import type { GROUPINGS, SORT_FIELDS } from '../../../wire/estate-search.ts';
import type { GroupColumns } from '../../estates/cards.ts';

export type Grouping = (typeof GROUPINGS)[number];
export type SortField = (typeof SORT_FIELDS)[number];

/**
 * An id, or for PRICE the lower end of the price step in euros; of estates without one, `PROJECTS_GROUP` for
 * projects and null for the others.
 */
export type GroupKey = string | number | null;

/** What makes the groups of a grouping. */
interface GroupingSpec {
  /** The column whose values are the groups' keys. A group for every single price would be none. */
  readonly column: keyof GroupColumns;
  /** The field it is sorted by (spec 1 §9, "Sorting for grouping"). */
  readonly field: SortField;
  /** Ids in the order in which their groups stand unless the request says otherwise (spec 1 §9). */
  readonly values?: readonly number[];
}

export const GROUPING: Readonly<Record<Grouping, GroupingSpec>> = {
  TYPE: { column: 'head_type_id', field: 'headType.id', values: TYPE_ORDER },
  SUBTYPE: { column: 'sub_type_id', field: 'subType.id' },
  STATUS: { column: 'transaction_key', field: 'transaction.id', values: STATUS_ORDER },
  CITY: { column: 'city_id', field: 'address.city.name' },
  PRICE: { column: 'price_step', field: 'price.value' },
};

/** The group a found row belongs to. */
export const groupKeyOf = (grouping: Grouping, row: GroupColumns & { readonly project: number }): GroupKey =>
  row[GROUPING[grouping].column] ?? (row.project === 1 ? PROJECTS_GROUP : null);

/** Whether the estates of a group have no value in the grouping's column. */
export const isKeyless = (key: GroupKey): boolean => key === null || key === PROJECTS_GROUP;

/** Estates of a group under the query; all of them where the search has no groups. */
export interface GroupCount {
  readonly key: GroupKey;
  readonly count: number;
}
