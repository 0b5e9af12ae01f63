import { HOMES_A_REPORT, TIMES_A_REPORT } from '#domain/interest/limits.ts';
import type { Counted, HomeKind } from '#domain/interest/measures.ts';
import type { CountedHome, Interest } from '#wire/interest.ts';

/** Milliseconds between two reports of an isolate that counts much. */
const MINUTE_MS = 60_000;
/** Events for which a report is sent after a minute; fewer wait, since a report is a row whatever it counts. */
const WORTH_A_REPORT = 50;
/** Longest wait of counts in an isolate that goes on working, milliseconds: what its end loses at most. */
const LONGEST_MS = 5 * MINUTE_MS;
/**
 * Milliseconds after which an isolate that is rarely visited reports what it has: it may never be asked again. A Worker may
 * wait 30 s after its answer.
 */
export const QUIET_MS = 25_000;
/** Events within five to ten minutes below which an isolate is rarely visited; others are asked again soon enough. */
const RARE = 8;
/** Milliseconds for which visits share a wait; below `QUIET_MS`. */
const SHARED_WAIT_MS = 5_000;

/** Homes that a request asked for, of one site. */
export interface Visit {
  readonly site: string;
  readonly measure: Counted;
  readonly homes: readonly { readonly kind: HomeKind; readonly id: string }[];
}

/** The counts of a home on a day. */
interface Entry {
  readonly day: string;
  readonly site: string;
  readonly home: CountedHome;
}

/** Counts by day and site. The wait is shorter than a day, so there are two days at most. */
function daysOf(entries: Iterable<Entry>): Interest['days'] {
  const days = new Map<string, Map<string, CountedHome[]>>();
  for (const { day, site, home } of entries) {
    const sites = days.get(day) ?? new Map<string, CountedHome[]>();
    days.set(day, sites.set(site, [...(sites.get(site) ?? []), home]));
  }
  return [...days].slice(-2).map(([day, sites]) => ({
    day,
    sites: [...sites].map(([site, homes]) => ({ site, homes })),
  }));
}

/**
 * What an isolate has counted and not reported yet. It knows sites, homes, days and numbers; who asked is judged before
 * (`observability/visit.ts`) and never reaches it. An isolate ends without warning, so figures are minimums.
 */
export interface InterestMemory {
  /** Counts a visit on a day in Brussels; `at` are milliseconds of one clock, here and below. */
  hear(visit: Visit, day: string, at: number): void;
  /** Whether to report now. */
  isDue(at: number): boolean;
  /** Whether a visit now needs a wait of `QUIET_MS` of its own, after which `isQuiet` is asked with its instant. */
  startsWait(at: number): boolean;
  /** Whether the isolate is rarely visited and no later visit waits: then what there is is reported. */
  isQuiet(since: number): boolean;
  /** The report to send: the one that did not arrive, unchanged, or else all that was counted since. Null without any. */
  take(at: number): Interest | null;
  /** A report arrived; one that did not is taken again. */
  arrived(seq: number): void;
  /** Ends the counting: the content service has no such call. */
  stop(): void;
}

export function createInterestMemory(drawIsolate = () => crypto.randomUUID()): InterestMemory {
  let entries = new Map<string, Entry>();
  let events = 0;
  let unsent: Interest | null = null;
  // Drawn at the first report: a Worker has no randomness before its first request.
  let isolate: string | null = null;
  let seq = 0;
  let reportedAt: number | null = null;
  let waitSince: number | null = null;
  /** Events of these five minutes, and of the five before. */
  let window = { since: 0, events: 0, before: 0 };
  let stopped = false;

  return {
    hear({ site, measure, homes }, day, at) {
      if (stopped) return;
      reportedAt ??= at;
      if (at - window.since >= LONGEST_MS)
        window = { since: at, events: 0, before: at - window.since < 2 * LONGEST_MS ? window.events : 0 };
      for (const { kind, id } of homes) {
        const key = `${day} ${site} ${kind} ${id}`;
        let entry = entries.get(key);
        if (entry === undefined) {
          if (entries.size >= HOMES_A_REPORT) continue;
          entry = { day, site, home: { kind, id, opened: 0, kept: 0, compared: 0 } };
          entries.set(key, entry);
        }
        if (entry.home[measure] >= TIMES_A_REPORT) continue;
        entry.home[measure] += 1;
        events += 1;
        window.events += 1;
      }
    },
    isDue(at) {
      if (reportedAt === null || (unsent === null && events === 0)) return false;
      const since = at - reportedAt;
      return since >= LONGEST_MS || (since >= MINUTE_MS && (unsent !== null || events >= WORTH_A_REPORT));
    },
    startsWait(at) {
      if (stopped || (waitSince !== null && at - waitSince < SHARED_WAIT_MS)) return false;
      waitSince = at;
      return true;
    },
    isQuiet: (since) => waitSince === since && window.before + window.events < RARE,
    take(at) {
      if (unsent === null && events > 0) {
        isolate ??= drawIsolate();
        unsent = { isolate, seq, days: daysOf(entries.values()) };
        seq += 1;
        entries = new Map();
        events = 0;
      }
      reportedAt = at;
      return unsent;
    },
    arrived(which) {
      if (unsent?.seq === which) unsent = null;
    },
    stop() {
      stopped = true;
      entries = new Map();
      events = 0;
      unsent = null;
    },
  };
}
