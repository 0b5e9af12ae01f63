import { PRICE_STEPS } from '../../../domain/price-steps.ts';
import type { EstateFilters } from '../../../wire/estate-filters.ts';

/** Estates of one price step; prices in euros. */
export interface PriceCount {
  readonly step: number;
  readonly lowest: number;
  readonly highest: number;
  readonly count: number;
}

/** Lowest and highest price and every step between them; null when no estate has a price. */
export const priceOptions = (counts: readonly PriceCount[]): EstateFilters['prices'] => {
  const first = counts[0];
  const last = counts.at(-1);
  if (first === undefined || last === undefined) return null;
  const steps = PRICE_STEPS.filter((step) => step >= first.step && step <= last.step);
  return {
    min: first.lowest,
    max: last.highest,
    steps: steps.map((from, index) => ({
      from,
      to: steps[index + 1] ?? last.highest,
      count: counts.find((count) => count.step === from)?.count ?? 0,
    })),
  };
};
