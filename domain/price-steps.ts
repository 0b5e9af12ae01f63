/**
 * Lower bounds of the price steps in euros, for sale prices and rents alike: the filter counts estates and
 * lists are grouped by these steps.
 */
export const PRICE_STEPS: readonly number[] = [
  0, 500, 750, 1_000, 1_250, 1_500, 2_000, 5_000, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000,
  350_000, 400_000, 450_000, 500_000, 600_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000,
];

/** Lower bound of the step that contains a price in euros. */
export const priceStepOf = (price: number): number => PRICE_STEPS.findLast((from) => from <= price) ?? 0;

/**
 * Upper bound of the step with this lower bound; null for the last step, and for a price that is no lower
 * bound.
 */
export const priceStepEnd = (from: number): number | null =>
  PRICE_STEPS.includes(from) ? (PRICE_STEPS.find((step) => step > from) ?? null) : null;
