import type { EstateFilter } from '#domain/filter/filter.ts';
import type { RangeControl } from '#domain/views/search-form.ts';
import type { OfferOptions } from './offer-options.ts';

/** Number of estates per price: the highest bar is 1; dark inside the chosen range. */
export function priceBars(
  { priceMin, priceMax }: Pick<EstateFilter, 'priceMin' | 'priceMax'>,
  options: OfferOptions | null,
): RangeControl['bars'] {
  const steps = options?.prices?.steps ?? [];
  const most = Math.max(0, ...steps.map(({ count }) => count));
  if (most === 0) return [];
  return steps.map(({ from, to, count }) => ({
    height: count / most,
    inside: to > (priceMin ?? Number.NEGATIVE_INFINITY) && from < (priceMax ?? Number.POSITIVE_INFINITY),
  }));
}
