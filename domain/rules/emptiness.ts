/**
 * When is a value empty? The rules need different answers for 0, -1 and false, so each question has
 * its own name and truthiness never decides (spec 1 §5, "Display rules").
 */

/** A text that says nothing: null, absent, or only white space. */
export const isBlank = (value: string | null | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value.trim() === '';

/** A number that stands for "not filled in": null, absent, no number, or -1 (spec 1 §5). */
export const isUnsetNumber = (value: number | null | undefined): boolean =>
  value === null || value === undefined || !Number.isFinite(value) || value === -1;

/**
 * A price, area, count, year or distance worth showing, or a price bound that filters: above zero (spec 1
 * §5: "a zero or empty price bound is dropped").
 */
export const hasPositive = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** A number that is there at all, -1 included: for energy figures, where -1 is a value (contract). */
export const isKnownNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Whether a field without a rule of its own shows: not empty, null, undefined or zero, and no -1
 * (spec 1 §5). false is an answer and shows; an empty list does not.
 */
export function showsByDefault(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return !isBlank(value);
  if (typeof value === 'number') return !isUnsetNumber(value) && value !== 0;
  if (Array.isArray(value)) return value.length > 0;
  return true;
}
