import type { Searched } from '#domain/interest/coarse-search.ts';
import { HOMES_A_REPORT, SEARCHES_A_REPORT, TIMES_A_REPORT } from '#domain/interest/limits.ts';
import type { Counted, HomeKind } from '#domain/interest/measures.ts';
import type { CountedHome, CountedSearch, Interest } from '#wire/interest.ts';

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

/** Lists in which a search of one site counts, and with what. */
export interface Search {
  readonly site: string;
  readonly lists: readonly (readonly [list: Searched, what: string])[];
}

/** The counts of a home or of a search on a day. */
type Entry = { readonly day: string; readonly site: string } & (
  | { readonly home: CountedHome }
  | { readonly search: CountedSearch }
);
type Site = Interest['days'][number]['sites'][number];

/** Counts by day and site. The wait is shorter than a day, so there are two days at most. */
function daysOf(entries: Iterable<Entry>): Interest['days'] {
  const days = new Map<string, Map<string, Site>>();
  for (const entry of entries) {
    const { day, site } = entry;
    const sites = days.get(day) ?? new Map<string, Site>();
    const known = sites.get(site) ?? { site, homes: [] };
    const added =
      'home' in entry
        ? { ...known, homes: [...known.homes, entry.home] }
        : { ...known, searches: [...(known.searches ?? []), entry.search] };
    days.set(day, sites.set(site, added));
  }
  return [...days].slice(-2).map(([day, sites]) => ({ day, sites: [...sites.values()] }));
}

/**
 * What an isolate has counted and not reported yet. It knows sites, homes, coarse searches, days and numbers; who asked is
 * judged before (`observability/visit.ts`) and never reaches it. An isolate ends without warning, so figures are minimums.
 */
export interface InterestMemory {
  /** Counts a visit on a day in Brussels; `at` are milliseconds of one clock, here and below. */
  hear(visit: Visit, day: string, at: number): void;
  /** Counts a search, likewise. */
  hearSearch(search: Search, day: string, at: number): void;
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
  let homesCounted = new Map<string, Entry & { readonly home: CountedHome }>();
  let searches = new Map<string, Entry & { readonly search: CountedSearch }>();
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

  /** Before anything is counted: the first time there is something to report, and the five minutes. */
  function begin(at: number): void {
    reportedAt ??= at;
    if (at - window.since >= LONGEST_MS)
      window = { since: at, events: 0, before: at - window.since < 2 * LONGEST_MS ? window.events : 0 };
  }

  return {
    hear({ site, measure, homes }, day, at) {
      if (stopped) return;
      begin(at);
      for (const { kind, id } of homes) {
        const key = `${day} ${site} ${kind} ${id}`;
        let entry = homesCounted.get(key);
        if (entry === undefined) {
          if (homesCounted.size >= HOMES_A_REPORT) continue;
          entry = { day, site, home: { kind, id, opened: 0, kept: 0, compared: 0 } };
          homesCounted.set(key, entry);
        }
        if (entry.home[measure] >= TIMES_A_REPORT) continue;
        entry.home[measure] += 1;
        events += 1;
        window.events += 1;
      }
    },
    hearSearch({ site, lists }, day, at) {
      if (stopped) return;
      begin(at);
      for (const [list, what] of lists) {
        const key = `${day} ${site} ${list} ${what}`;
        let entry = searches.get(key);
        if (entry === undefined) {
          if (searches.size >= SEARCHES_A_REPORT) continue;
          entry = { day, site, search: { list, what, times: 0 } };
          searches.set(key, entry);
        }
        if (entry.search.times >= TIMES_A_REPORT) continue;
        entry.search.times += 1;
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
        unsent = { isolate, seq, days: daysOf([...homesCounted.values(), ...searches.values()]) };
        seq += 1;
        homesCounted = new Map();
        searches = new Map();
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
      homesCounted = new Map();
      searches = new Map();
      events = 0;
      unsent = null;
    },
  };
}
