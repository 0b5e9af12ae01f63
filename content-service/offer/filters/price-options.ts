import { PRICE_STEPS, priceStepOf } from '#domain/price-steps.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { Tally } from './tally.ts';

/** Lowest and highest price and every step between; null when no estate has a price. */
export const priceOptions = ({ lists, bounds, unpriced }: Tally): EstateFilters['prices'] => {
  if (bounds === null) return null;
  const [first, last] = [priceStepOf(bounds.lowest), priceStepOf(bounds.highest)];
  const steps = PRICE_STEPS.filter((step) => step >= first && step <= last);
  return {
    min: bounds.lowest,
    max: bounds.highest,
    unknown: unpriced,
    steps: steps.map((from, index) => ({
      from,
      to: steps[index + 1] ?? bounds.highest,
      count: lists.prices.get(from) ?? 0,
    })),
  };
};
