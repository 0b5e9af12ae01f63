import { priceStepOf } from '../../domain/price-steps.ts';
import type { GROUPINGS, SORT_FIELDS } from '../../worker/content/schemas/estate-search.ts';

export type Grouping = (typeof GROUPINGS)[number];

/** The field each grouping is sorted by (spec 1 §9, "Sorting for grouping"). */
export const GROUP_FIELDS: Readonly<Record<Grouping, (typeof SORT_FIELDS)[number]>> = {
  TYPE: 'headType.id',
  SUBTYPE: 'subType.id',
  STATUS: 'transaction.id',
  CITY: 'address.city.name',
  PRICE: 'price.value',
};

/** The columns of a found row that groups are made of. */
export interface GroupColumns {
  readonly head_type_id: string | null;
  readonly sub_type_id: string | null;
  readonly transaction_key: string | null;
  readonly city_id: string | null;
  readonly price: number | null;
}

const KEYS: Readonly<Record<Grouping, (row: GroupColumns) => string | number | null>> = {
  TYPE: (row) => row.head_type_id,
  SUBTYPE: (row) => row.sub_type_id,
  STATUS: (row) => row.transaction_key,
  CITY: (row) => row.city_id,
  // The lower end of the price step in euros: a group for every single price would be none.
  PRICE: (row) => (row.price === null ? null : priceStepOf(row.price)),
};

/** The group a found row belongs to: an id, or for PRICE the step's lower end; null has no group. */
export const groupKeyOf = (grouping: Grouping, row: GroupColumns): string | number | null =>
  KEYS[grouping](row);
