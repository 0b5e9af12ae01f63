/** Status codes a visitor filters by (spec 1 §9; TAKE_OVER from the listing vocabulary). */
export const FILTER_STATUSES = ['FOR_SALE', 'TO_RENT', 'TAKE_OVER'] as const;
export type FilterStatus = (typeof FILTER_STATUSES)[number];
