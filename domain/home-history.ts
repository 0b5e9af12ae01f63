import { statedDay } from './format/date.ts';
import { STATUSES, type StatusCode, type StatusState } from './status-code.ts';

/** Most changes that are told of a home: the latest ones. */
export const MOST_STEPS = 12;

const DAY = 86_400_000;

/** What was shown from an instant on. */
interface StoredStep {
  /** Instant, ISO 8601; null where it is not known. */
  readonly at: string | null;
  readonly status: string;
  /** Euros; null where it was not public. */
  readonly price: number | null;
}

/** What visitors saw of a home from a day on, as the contract has it. */
export interface HistoryStep {
  /** Day in Brussels, `YYYY-MM-DD`; absent where it is not known. */
  readonly on?: string | null | undefined;
  /** Code of `STATUSES`. */
  readonly status?: string | null | undefined;
  /** Euros; absent where it was not public. */
  readonly price?: number | null | undefined;
}

/** How the price and the status of a home changed since visitors can see it without interruption (decision 153). */
export interface HomeHistory {
  /** Day in Brussels from which its page could be seen; absent where it is not known. */
  readonly since?: string | null | undefined;
  readonly steps?: readonly HistoryStep[] | null | undefined;
}

const isSame = (one: StoredStep | undefined, other: StoredStep): boolean =>
  one !== undefined && one.status === other.status && one.price === other.price;

const isWithinADay = (one: string | null, next: string | null): boolean =>
  one !== null && next !== null && Date.parse(next) - Date.parse(one) < DAY;

/**
 * Values of one attribute, each shown from its instant on (null where that is not known), without those that stood for
 * less than a day: what is put right so soon was a slip (decision 70). Where a slip stood, the value before it stands; at
 * the beginning, the one after it: a home that came with a slip still came then.
 */
function withoutSlips<Value>(values: readonly Value[], instants: readonly (string | null)[]): Value[] {
  const steady: { value: Value; from: number }[] = [];
  const shown: Value[] = [];
  values.forEach((value, index) => {
    const last = steady.at(-1);
    if (last?.value !== value) {
      if (last !== undefined && isWithinADay(instants[last.from] ?? null, instants[index] ?? null)) {
        steady.pop();
        shown.fill(steady.at(-1)?.value ?? value, last.from);
      }
      if (steady.length === 0) steady.push({ value, from: 0 });
      else if (steady.at(-1)?.value !== value) steady.push({ value, from: index });
    }
    shown.push(value);
  });
  return shown;
}

/**
 * The history that is published of what is stored: days instead of instants, without slips, the latest changes. A slip is
 * one of the price or of the status: a status stands while the price changes. Where it is not known since when the home
 * can be seen, neither is the day of what it began with.
 */
export const publishedHistory = (
  since: string | null,
  steps: readonly StoredStep[],
): { readonly since?: string; readonly steps: readonly HistoryStep[] } => {
  const day = statedDay(since);
  const instants = steps.map(({ at }) => at);
  // Unless the home came with it, the first value may have stood for longer.
  if (since === null || since !== instants[0]) instants.fill(null, 0, 1);
  const prices = withoutSlips(
    steps.map(({ price }) => price),
    instants,
  );
  const statuses = withoutSlips(
    steps.map(({ status }) => status),
    instants,
  );
  return {
    ...(day === null ? {} : { since: day }),
    steps: steps
      .map(({ at, status }, index) => ({
        at: index === 0 && since === null ? null : at,
        status: statuses[index] ?? status,
        price: prices[index] ?? null,
      }))
      .filter((step, index, all) => index === 0 || !isSame(all[index - 1], step))
      .slice(-MOST_STEPS)
      .map(({ at, status, price }) => {
        const on = statedDay(at);
        return { ...(on === null ? {} : { on }), status, ...(price === null ? {} : { price }) };
      }),
  };
};

/** A change that was seen on its day, with what it changed. */
export interface HistoryChange {
  readonly on: string;
  /** Euros before and after; null where the price is the same, or was the first. */
  readonly price: { readonly before: number; readonly after: number } | null;
  /** The state from then on; null where it stayed. */
  readonly state: StatusState | null;
}

/** What is known of a home's past, for the words of cards and pages. */
export interface ReadHistory {
  readonly since: string | null;
  /** What was shown on the first known day; null where that day is not known. */
  readonly first: { readonly on: string; readonly state: StatusState; readonly price: number | null } | null;
  /** Oldest first. */
  readonly changes: readonly HistoryChange[];
  /** Since when it is in its present state; null unless that change was seen. */
  readonly stateSince: string | null;
  /** When its price was last lowered, below all that is known from before; null otherwise. */
  readonly loweredOn: string | null;
}

const isStatus = (code: string): code is StatusCode => Object.hasOwn(STATUSES, code);
const stateOfCode = (code: string | null | undefined): StatusState =>
  isStatus(code ?? '') ? STATUSES[code as StatusCode].state : 'unknown';

/**
 * Reads the history of a home that now has this state and this price (euros; null where it is not public). null where
 * it says otherwise than the home itself, or is incomplete: then nothing is said.
 */
export function readHistory(
  history: HomeHistory | null | undefined,
  now: { readonly state: StatusState; readonly price: number | null },
): ReadHistory | null {
  const steps = (history?.steps ?? []).map(({ on, status, price }) => ({
    on: statedDay(on),
    state: stateOfCode(status),
    price: price ?? null,
  }));
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (last.state !== now.state || last.price !== now.price) return null;
  const pairs = steps.slice(1).map((step, index) => ({ step, before: steps[index] ?? first }));
  // A price that is not public at times has no history: the showing would have ended.
  if (pairs.some(({ step }) => step.on === null || (step.price === null) !== (first.price === null)))
    return null;
  const changes = pairs
    .map(
      ({ step, before }): HistoryChange => ({
        on: step.on ?? '',
        price:
          step.price === null || before.price === null || step.price === before.price
            ? null
            : { before: before.price, after: step.price },
        state: step.state === before.state ? null : step.state,
      }),
    )
    .filter(({ price, state }) => price !== null || state !== null);
  const priced = changes.filter(({ price }) => price !== null);
  const cut = priced.at(-1);
  const lowest = Math.min(...priced.flatMap(({ price }) => price?.before ?? []));
  return {
    since: statedDay(history?.since),
    first: first.on === null ? null : { on: first.on, state: first.state, price: first.price },
    changes,
    stateSince: changes.findLast(({ state }) => state !== null)?.on ?? null,
    loweredOn: cut !== undefined && (cut.price?.after ?? 0) < lowest ? cut.on : null,
  };
}
