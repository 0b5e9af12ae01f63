import { PROJECTS_GROUP, STATUS_ORDER, TYPE_ORDER } from '#domain/grouping.ts';
import type { GROUPINGS, SORT_FIELDS } from '#wire/estate-search.ts';
import type { GroupColumns } from '../../estates/cards.ts';

export type Grouping = (typeof GROUPINGS)[number];
export type SortField = (typeof SORT_FIELDS)[number];

/**
 * An id, or for PRICE the lower bound of the price step in euros; for estates without one, `PROJECTS_GROUP`
 * for projects and null for others.
 */
export type GroupKey = string | number | null;

/** Definition of a grouping. */
interface GroupingSpec {
  /** The column with the group keys. For prices it is the step, since single prices are too many. */
  readonly column: keyof GroupColumns;
  /** The field that the grouping sorts by (spec 1 §9, "Sorting for grouping"). */
  readonly field: SortField;
  /** Ids in the default order of the groups (spec 1 §9). */
  readonly values?: readonly number[];
}

export const GROUPING: Readonly<Record<Grouping, GroupingSpec>> = {
  TYPE: { column: 'head_type_id', field: 'headType.id', values: TYPE_ORDER },
  SUBTYPE: { column: 'sub_type_id', field: 'subType.id' },
  STATUS: { column: 'transaction_key', field: 'transaction.id', values: STATUS_ORDER },
  CITY: { column: 'city_id', field: 'address.city.name' },
  PRICE: { column: 'price_step', field: 'price.value' },
};

/** The group of a found row. */
export const groupKeyOf = (grouping: Grouping, row: GroupColumns & { readonly project: number }): GroupKey =>
  row[GROUPING[grouping].column] ?? (row.project === 1 ? PROJECTS_GROUP : null);

/** Whether the estates of a group have no value in the grouping's column. */
export const isKeyless = (key: GroupKey): boolean => key === null || key === PROJECTS_GROUP;

/** Number of estates of a group under the query; of all without groups. */
export interface GroupCount {
  readonly key: GroupKey;
  readonly count: number;
}
