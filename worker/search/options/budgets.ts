import type { FilterStatus } from '#domain/filter-status.ts';

/** Maximum prices to choose from, euros: sale prices, and monthly rents. */
const BUDGETS: Readonly<Record<FilterStatus, readonly number[]>> = {
  FOR_SALE: [200_000, 300_000, 400_000, 600_000, 900_000, 1_500_000],
  TO_RENT: [750, 1_000, 1_250, 1_500, 2_000],
  TAKE_OVER: [],
};

/** Maximum prices for these statuses; only for a single status, because sale prices and rents differ. */
export const budgetsOf = (statuses: readonly string[]): readonly number[] =>
  statuses.length === 1
    ? (Object.entries(BUDGETS).find(([status]) => status === statuses[0])?.[1] ?? [])
    : [];
