import { dayOf, momentOf, numberOf } from './times.ts';

/** Maximum steps for all recurrences of a calendar together, which limits the cost of a hostile file. */
export const MOST_STEPS = 50_000;

/** Remaining steps. */
export interface Steps {
  left: number;
}

/** Weekday codes of rules; index 0 is Sunday. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const READ = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST']);

/** The part of recurrence rules that portals and personal calendars use for taken days. */
interface Rule {
  readonly every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number;
  /** Number of the last day; Infinity when there is none. */
  readonly until: number;
  /** Weekdays, 0 is Sunday; empty for that of the start. */
  readonly weekdays: readonly number[];
}

/** Parses a rule (RFC 5545 §3.3.10); null when it is not supported: rules are never guessed. */
function ruleOf(text: string): Rule | null {
  const parts = Object.fromEntries(
    text.split(';').map((part) => part.toUpperCase().split('=', 2) as [string, string]),
  );
  if (Object.keys(parts).some((name) => !READ.has(name))) return null;
  const { FREQ: every, INTERVAL = '1', COUNT, UNTIL, BYDAY } = parts;
  const known = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
  const frequency = known.find((name) => name === every);
  const weekdays = (BYDAY ?? '')
    .split(',')
    .filter((name) => name !== '')
    .map((name) => WEEKDAYS.indexOf(name));
  const until = UNTIL === undefined ? null : momentOf(UNTIL);
  const interval = Number(INTERVAL);
  const count = COUNT === undefined ? Number.POSITIVE_INFINITY : Number(COUNT);
  const sound =
    frequency !== undefined &&
    Number.isSafeInteger(interval) &&
    interval >= 1 &&
    count >= 1 &&
    (UNTIL === undefined || until !== null) &&
    !weekdays.includes(-1) &&
    (weekdays.length === 0 || frequency === 'WEEKLY');
  if (!sound) return null;
  return {
    every: frequency,
    interval,
    count,
    until: until === null ? Number.POSITIVE_INFINITY : numberOf(until.day),
    weekdays,
  };
}

/**
 * The same date some months later; null when that month does not have it: the occurrence is skipped
 * (§3.3.10).
 */
function monthsOn(start: number, months: number): number | null {
  const [year = 0, month = 1, date = 1] = dayOf(start).split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 + months, date));
  return at.getUTCDate() === date ? at.getTime() / 86_400_000 : null;
}

/** Candidates of the n-th period, in order, without those before the start. */
function inPeriod({ every, interval, weekdays }: Rule, start: number, n: number): readonly number[] {
  const step = n * interval;
  if (every === 'DAILY') return [start + step];
  if (every === 'WEEKLY') {
    if (weekdays.length === 0) return [start + 7 * step];
    // Weeks begin on Monday, the default of rules; day 0 was a Thursday.
    const monday = start - ((start + 3) % 7) + 7 * step;
    return weekdays
      .map((weekday) => monday + ((weekday + 6) % 7))
      .filter((day) => day >= start)
      .toSorted((one, other) => one - other);
  }
  const day = monthsOn(start, every === 'MONTHLY' ? step : 12 * step);
  return day === null ? [] : [day];
}

/** Minimum days of a period, so that periods before the window can be skipped. */
const DAYS = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 } as const;

/**
 * Days (as numbers) on which an event that first begins on `start` recurs within `[first, last]`; null when
 * the rule is not supported or `steps` are used up.
 */
export function repetitions(
  text: string,
  start: number,
  [first, last]: readonly [number, number],
  steps: Steps,
): readonly number[] | null {
  const rule = ruleOf(text);
  if (rule === null) return null;
  const end = Math.min(last, rule.until);
  const longest = DAYS[rule.every] + (rule.every === 'DAILY' || rule.every === 'WEEKLY' ? 0 : 3);
  // With a COUNT all occurrences must be counted; otherwise periods before the window are skipped.
  const counted = Number.isFinite(rule.count);
  const skipped = counted ? 0 : Math.max(0, Math.floor((first - start) / (longest * rule.interval)) - 1);
  const days: number[] = [];
  let seen = 0;
  for (let n = skipped; seen < rule.count; n++) {
    if (steps.left-- <= 0) return null;
    if (start + n * rule.interval * DAYS[rule.every] - 7 > end) return days;
    for (const day of inPeriod(rule, start, n)) {
      if (++seen > rule.count) return days;
      if (day >= first && day <= end) days.push(day);
    }
  }
  return days;
}
