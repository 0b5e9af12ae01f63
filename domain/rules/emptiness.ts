/**
 * Named tests for empty values. The rules treat 0, -1 and false differently, so each question has its own
 * function and truthiness never decides (spec 1 §5, "Display rules").
 */

/** An empty text: null, absent, or only white space. */
export const isBlank = (value: string | null | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value.trim() === '';

/** A number that means "not filled in": null, absent, NaN, or -1 (spec 1 §5). */
export const isUnsetNumber = (value: number | null | undefined): boolean =>
  value === null || value === undefined || !Number.isFinite(value) || value === -1;

/**
 * A price, area, count, year or distance worth showing, or an effective price bound: above zero (spec 1 §5:
 * "a zero or empty price bound is dropped").
 */
export const hasPositive = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Any finite number, including -1: for energy figures, where -1 is a value (contract). */
export const isKnownNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Whether a field without its own rule is shown: not empty, null, undefined, zero or -1 (spec 1 §5). false is
 * a value and is shown; an empty list is not.
 */
export function showsByDefault(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return !isBlank(value);
  if (typeof value === 'number') return !isUnsetNumber(value) && value !== 0;
  if (Array.isArray(value)) return value.length > 0;
  return true;
}
