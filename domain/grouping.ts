import type { Grouping } from './filter/filter.ts';

/** Type ids in the order in which groups of types stand (spec 1 §9). */
export const TYPE_ORDER: readonly number[] = [1, 3, 7, 2, 4, 6, 10, 5, 9];
/** Transaction ids in the order in which groups of statuses stand (spec 1 §9). */
export const STATUS_ORDER: readonly number[] = [1, 3, 2, 4, 10, 5, 6];

export interface Group<T> {
  /** null: members have no group key; its heading is the label "Projecten" (spec 1 §9). */
  readonly key: string | null;
  readonly members: readonly T[];
}

const ORDERS: Partial<Record<Grouping, readonly string[]>> = {
  TYPE: TYPE_ORDER.map(String),
  STATUS: STATUS_ORDER.map(String),
};

const rank = (order: readonly string[], key: string): number => {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
};

// One collation for all: the order must be the same at the edge and in the browser.
const collator = new Intl.Collator('nl', { numeric: true });

/**
 * Groups of a list. Types and statuses stand in their own order, other groupings alphabetically by key
 * (spec 1 §9); those without a key come last. Within a group the order stays.
 */
export function groupBy<T extends { readonly groupKey?: string | number | null }>(
  items: readonly T[],
  grouping: Grouping,
): Group<T>[] {
  const groups = new Map<string | null, T[]>();
  for (const item of items) {
    const key = item.groupKey === null || item.groupKey === undefined ? null : String(item.groupKey);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const order = ORDERS[grouping] ?? [];
  const compare = (one: string, other: string) =>
    rank(order, one) - rank(order, other) || collator.compare(one, other);
  return [...groups]
    .sort(([one], [other]) => (one === null ? 1 : other === null ? -1 : compare(one, other)))
    .map(([key, members]) => ({ key, members }));
}
