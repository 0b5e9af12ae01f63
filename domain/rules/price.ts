import { hasPositive } from './emptiness.ts';
import { saysYes } from './yes-no.ts';

/** Display of a price. */
type PriceDisplay =
  | { readonly kind: 'amount'; readonly value: number; readonly from: boolean }
  | { readonly kind: 'on-request' }
  | { readonly kind: 'hidden' };

/** Value of a price that is hidden on purpose (spec 1 §9). */
export const WITHHELD_PRICE = -1;

/** A price of -1 is hidden on purpose (spec 1 §9). */
export const isPriceHidden = (value: number | null | undefined): boolean => value === WITHHELD_PRICE;

/**
 * How a price in euros is displayed: a figure as a figure; -1, which hides the figure (spec 1 §9), and a missing one as
 * "on request" while the estate is available, and not at all afterwards. `from` adds the prefix "Vanaf".
 * Every page, list, map, mail and structured data reads it here (docs/decisions/0110).
 */
export function priceDisplay(
  price: { readonly value?: number | null; readonly priceFrom?: unknown } | null | undefined,
  sold: boolean,
): PriceDisplay {
  if (hasPositive(price?.value))
    return { kind: 'amount', value: price.value, from: saysYes(price.priceFrom) };
  return { kind: sold ? 'hidden' : 'on-request' };
}

/**
 * Whether the full costs of a purchase may be shown (`financial.full_costs_visible`): when the listing says
 * yes or nothing. A value that is neither yes nor no hides them.
 */
export function showsFullCosts(value: unknown): boolean {
  const blank = value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
  return blank || saysYes(value);
}

/** The lowest price above zero in euros, a project's starting price; null when none is known. */
export function lowestPrice(prices: readonly (number | null | undefined)[]): number | null {
  const known = prices.filter(hasPositive);
  return known.length === 0 ? null : Math.min(...known);
}

/** Price per m² in euros, from a price and a living area; null when either is missing. */
export const pricePerSquareMetre = (
  price: number | null | undefined,
  area: number | null | undefined,
): number | null => (hasPositive(price) && hasPositive(area) ? price / area : null);

/**
 * Parts of an estate's price in lists (spec 1 §3) and figures computed from it; they are hidden together with
 * it.
 */
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
