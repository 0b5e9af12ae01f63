/** What searches would pay that fit a home but for its price (docs/decisions/0176). */
import { FEW, isShown, type Shown, shownOf, sumOfShown } from './few.ts';

/** Bars below the price, and from the price on. */
const BELOW = 5;
const FROM_PRICE = 3;

/** A bar: highest budgets from `from`, included, up to `to`, excluded. Euros. */
interface BudgetRow {
  readonly from: number;
  readonly to: number;
  readonly searches: Shown;
}

export interface Budgets {
  /** Width of a bar, euros. */
  readonly step: number;
  readonly rows: readonly BudgetRow[];
}

/** Width of a bar for a price, euros: about a twentieth of it, in a round number. */
export function budgetStep(price: number): number {
  const about = price / 20;
  const round = 10 ** Math.floor(Math.log10(about));
  return [1, 2.5, 5, 10].map((times) => times * round).find((step) => step >= about * 0.8) ?? 10 * round;
}

/** A stock in fives, rounded down: the difference between two Mondays is never one search. */
export const inFives = (count: number): Shown => shownOf(Math.floor(count / FEW) * FEW);

/**
 * The highest budgets around a price, in bars outward from it: five below, and three from it on, the last of which has
 * all that are higher. null with fewer than five in all, and without a price.
 */
export function budgetsAround(price: number, highest: readonly number[]): Budgets | null {
  if (price <= 0 || highest.length < FEW) return null;
  const step = budgetStep(price);
  const rows = Array.from({ length: BELOW + FROM_PRICE }, (_, at): BudgetRow => {
    const from = price + (at - BELOW) * step;
    const isLast = at === BELOW + FROM_PRICE - 1;
    const count = highest.filter((one) => one >= from && (isLast || one < from + step)).length;
    return { from, to: from + step, searches: inFives(count) };
  });
  return rows.some(({ searches }) => isShown(searches)) ? { step, rows } : null;
}

/** Sums of what is shown: all, those that reach the price, and those that end less than two bars below it. */
export function budgetSums(price: number, { step, rows }: Budgets) {
  const sum = (within: (row: BudgetRow) => boolean): Shown =>
    sumOfShown(rows.filter(within).map(({ searches }) => searches));
  return {
    all: sum(() => true),
    reach: sum(({ from }) => from >= price),
    near: sum(({ from }) => from < price && from >= price - 2 * step),
    below: 2 * step,
  };
}
