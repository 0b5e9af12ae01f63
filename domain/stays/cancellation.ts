import { addDays } from './day.ts';

/** What a guest still owes who cancels until so many days before the arrival; after the last term, all of it. */
export interface CancellationTerm {
  readonly days: number;
  /** Share of the total, 0 to 100. */
  readonly percent: number;
}

/** A term of one stay. */
export interface CancellationStep {
  /** Last day on which it applies; null for the last step, which applies until the arrival. */
  readonly until: string | null;
  readonly percent: number;
  /** Euros, rounded to cents. */
  readonly due: number;
  /** Whether it applies today. */
  readonly current: boolean;
}

const ALL = 100;

/**
 * The terms of a stay from today on, the one that applies first; empty without terms. `today` is the day in
 * Brussels, `total` euros without the deposit, which is returned in any case.
 */
export function cancellationSteps(
  terms: readonly CancellationTerm[],
  { from, total }: { readonly from: string; readonly total: number },
  today: string,
): readonly CancellationStep[] {
  if (terms.length === 0) return [];
  const known = terms
    .toSorted((one, other) => other.days - one.days)
    .map(({ days, percent }) => ({ until: addDays(from, -days), percent }))
    .filter(({ until }) => until >= today);
  return [...known, { until: null, percent: ALL }].map(({ until, percent }, index) => ({
    until,
    percent,
    due: Math.round(total * percent) / 100,
    current: index === 0,
  }));
}

/** A stay as far as it decides what cancelling costs. */
interface Cancelled {
  readonly state: string;
  readonly from: string;
  readonly breakdown: { readonly total: number };
  readonly terms: readonly CancellationTerm[];
}

/**
 * Euros that a guest owes who cancels today (the day in Brussels): nothing while the request waits, since nothing is
 * agreed; null when the terms are not figures.
 */
export function owedToday({ state, from, breakdown, terms }: Cancelled, today: string): number | null {
  if (state === 'requested') return 0;
  const [step] = cancellationSteps(terms, { from, total: breakdown.total }, today);
  return step?.due ?? null;
}
