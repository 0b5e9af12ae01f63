/** Amounts are whole cents, shares hundred-thousandths: every sum is exact, and is rounded where a source rounds. */

/** Cents of an amount in euros. */
export const euros = (value: number): number => Math.round(value * 100);

/** Cents in euros, for figures that people read. */
export const inEuros = (cents: number): number => cents / 100;

const WHOLE = 100_000;

/** A share of an amount in cents, rounded half up to a cent. */
export const shareOf = (cents: number, share: number): number => Math.round((cents * share) / WHOLE);

/** A share of each slice, rounded once, at the end: published fees agree with that and not with rounded slices. */
export function sliced(
  cents: number,
  slices: readonly { readonly upTo: number; readonly share: number }[],
): number {
  let [below, sum] = [0, 0];
  for (const { upTo, share } of slices) {
    sum += Math.max(0, Math.min(cents, upTo) - below) * share;
    below = upTo;
  }
  return Math.round(sum / WHOLE);
}
