/** Which of the two source systems an estate comes from: a guid marks the second (spec 1 §3). */
export type EstateSource = 'first' | 'second';

/** An id as systems write it; compared as text only. */
export type Id = string | number;

/** The source of an estate in a list, told by its guid (spec 1 §3). */
export const sourceOf = (estate: { readonly guid?: string | null }): EstateSource =>
  estate.guid === null || estate.guid === undefined || estate.guid === '' ? 'first' : 'second';

/** Whether two ids are the same, compared as text (spec 1 §4). */
export const sameId = (one: Id | null | undefined, other: Id | null | undefined): boolean =>
  one !== null && one !== undefined && other !== null && other !== undefined && String(one) === String(other);
