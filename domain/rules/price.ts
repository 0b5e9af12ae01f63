import { hasPositive } from './emptiness.ts';
import { saysYes } from './yes-no.ts';

/** What stands where a price stands. */
type PriceDisplay =
  | { readonly kind: 'amount'; readonly value: number; readonly from: boolean }
  | { readonly kind: 'on-request' }
  | { readonly kind: 'hidden' };

/** Stands for a price that is hidden on purpose (spec 1 §9). */
export const WITHHELD_PRICE = -1;

/** A price of -1 is hidden on purpose (spec 1 §9). */
export const isPriceHidden = (value: number | null | undefined): boolean => value === WITHHELD_PRICE;

/**
 * How a price in euros shows: -1 not at all (spec 1 §9), a figure as a figure, and none of either as
 * "on request" while the estate can still be had. `from` asks for the prefix "Vanaf".
 */
export function priceDisplay(
  price: { readonly value?: number | null; readonly priceFrom?: unknown } | null | undefined,
  sold: boolean,
): PriceDisplay {
  if (isPriceHidden(price?.value)) return { kind: 'hidden' };
  if (hasPositive(price?.value))
    return { kind: 'amount', value: price.value, from: saysYes(price.priceFrom) };
  return { kind: sold ? 'hidden' : 'on-request' };
}

/**
 * Whether the full costs of a purchase may be shown (`financial.full_costs_visible`): where the listing says so or says
 * nothing. What is neither yes nor no hides them.
 */
export function showsFullCosts(value: unknown): boolean {
  const blank = value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
  return blank || saysYes(value);
}

/** The lowest price above zero in euros: what a project starts from; null when none is known. */
export function lowestPrice(prices: readonly (number | null | undefined)[]): number | null {
  const known = prices.filter(hasPositive);
  return known.length === 0 ? null : Math.min(...known);
}

/** Euros per m², from a price and a living area; null when either is missing. */
export const pricePerSquareMetre = (
  price: number | null | undefined,
  area: number | null | undefined,
): number | null => (hasPositive(price) && hasPositive(area) ? price / area : null);

/** Parts of the price of an estate as lists carry it (spec 1 §3), and what is computed from it: they go with it. */
export const PRICE_PARTS = [
  'general.price.totalPrice',
  'general.price.groundValue',
  'general.price.constructionValue',
  'general.price.infrastructureValue',
  'general.price.furnitureValue',
  'general.price.deposit',
  'general.registrationCost',
  'general.tax',
  'general.notarySalery',
] as const;
