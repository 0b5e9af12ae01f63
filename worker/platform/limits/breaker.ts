/**
 * Circuit breaker: an isolate's state of the content service, separate for each site, because one agency's
 * system may fail while others work. After repeated time-outs the service is not called, except for one probe
 * at a time that checks whether it is back. Plain data, and pure functions of it and the clock.
 */

/** Consecutive calls without an answer after which the breaker opens. */
const MOST_FAILURES = 5;
/** Number of sites with an open breaker after which one failure opens another: the whole service is probably down. */
const MOST_RESTING = 3;
/** Most sites with their own breaker. */
const MOST_SITES = 1_000;
/** Milliseconds between two probes. */
const REST_MS = 2_000;
/** Milliseconds after which a probe counts as lost, because its request may have been cancelled. */
const PROBE_MS = 5_000;
/** Most saved retries, and the number of answers per saved retry: at most 10 % more calls. */
const MOST_RETRIES = 10;
const ANSWERS_A_RETRY = 10;

export interface Breaker {
  /** Calls without an answer since the last answer. */
  failures: number;
  /** Epoch milliseconds of the last failure or attempt while open; null while closed. */
  restingSince: number | null;
  /** Time at which the current probe began, epoch milliseconds; null when none is running. */
  probingSince: number | null;
  /** Retries saved up. */
  retries: number;
}

/** A closed breaker without failures. */
export const createBreaker = (): Breaker => ({
  failures: 0,
  restingSince: null,
  probingSince: null,
  retries: MOST_RETRIES,
});

/** A normal call, or the one that checks whether the service is back. */
export type Entry = 'call' | 'probe';

/** How a call may be made at a time (epoch milliseconds); null when it must not be made. */
export function enter(breaker: Breaker, now: number): Entry | null {
  const { restingSince, probingSince } = breaker;
  if (restingSince === null) return 'call';
  if (probingSince !== null && now - probingSince < PROBE_MS) return null;
  if (now - restingSince < REST_MS) return null;
  breaker.probingSince = now;
  return 'probe';
}

/** Records an answer with any status; true when this closed the breaker. */
export function noteAnswer(breaker: Breaker): boolean {
  const closed = breaker.restingSince !== null;
  breaker.failures = 0;
  breaker.restingSince = null;
  breaker.probingSince = null;
  breaker.retries = Math.min(MOST_RETRIES, breaker.retries + 1 / ANSWERS_A_RETRY);
  return closed;
}

/** Records a call without an answer; true when this opened the breaker, after `most` in a row. */
export function noteFailure(breaker: Breaker, entry: Entry, now: number, most = MOST_FAILURES): boolean {
  const wasOpen = breaker.restingSince !== null;
  breaker.failures += 1;
  if (entry === 'probe') breaker.probingSince = null;
  if (!wasOpen && breaker.failures < most) return false;
  breaker.restingSince = now;
  return !wasOpen;
}

/** Uses a saved retry; false when there is none or the breaker is open. */
export function takeRetry(breaker: Breaker): boolean {
  if (breaker.restingSince !== null || breaker.retries < 1) return false;
  breaker.retries -= 1;
  return true;
}

/** A breaker for each site. */
export interface Breakers {
  /** The breaker of a site; undefined for calls without a site, such as the lookup of a hostname. */
  of(siteId: string | undefined): Breaker;
  /** Consecutive failures that open a breaker at present. */
  mostFailures(): number;
  /** Sites with an open breaker, which get only probes. */
  resting(): readonly string[];
}

/**
 * Closed breakers of an isolate. By default one service answers for all sites; with `apart` each site has its own
 * service, so open breakers say nothing about the other sites.
 */
export function createBreakers({ apart = false }: { readonly apart?: boolean } = {}): Breakers {
  const ofNone = createBreaker();
  const bySite = new Map<string, Breaker>();
  const resting = (): string[] =>
    [...bySite].flatMap(([site, { restingSince }]) => (restingSince === null ? [] : [site]));
  return {
    of(siteId) {
      if (siteId === undefined) return ofNone;
      const known = bySite.get(siteId);
      if (known !== undefined) return known;
      const breaker = createBreaker();
      const [oldest] = bySite.keys();
      if (bySite.size >= MOST_SITES && oldest !== undefined) bySite.delete(oldest);
      bySite.set(siteId, breaker);
      return breaker;
    },
    mostFailures: () => (!apart && resting().length >= MOST_RESTING ? 1 : MOST_FAILURES),
    resting,
  };
}
