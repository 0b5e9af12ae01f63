import type { FilterStatus } from '../../../domain/filter-status.ts';

/** Upper bounds a visitor may pick from, euros: a price to buy at, a rent a month. */
const BUDGETS: Readonly<Record<FilterStatus, readonly number[]>> = {
  FOR_SALE: [200_000, 300_000, 400_000, 600_000, 900_000, 1_500_000],
  TO_RENT: [750, 1_000, 1_250, 1_500, 2_000],
  TAKE_OVER: [],
};

/** The bounds of a search for these statuses: of one alone, since whoever rents is not asked for half a million. */
export const budgetsOf = (statuses: readonly string[]): readonly number[] =>
  statuses.length === 1
    ? (Object.entries(BUDGETS).find(([status]) => status === statuses[0])?.[1] ?? [])
    : [];
