/** Type ids in the order in which groups of types stand (spec 1 §9). */
export const TYPE_ORDER: readonly number[] = [1, 3, 7, 2, 4, 6, 10, 5, 9];
/** Transaction ids in the order in which groups of statuses stand (spec 1 §9). */
export const STATUS_ORDER: readonly number[] = [1, 3, 2, 4, 10, 5, 6];
