import { CALL_STEPS } from '#domain/rules/call-steps.ts';
import type { SiteTraffic, Traffic } from '#wire/traffic.ts';
import type { HearCall } from './upstream.ts';

/** Milliseconds between two reports of an isolate: one call with a row per site, whatever the traffic. */
const TELL_EVERY = 60_000;
/**
 * Highest number of sites that an isolate counts; further sites are not counted until it has reported these.
 */
const MOST_SITES = 1_000;

type Counts = { -readonly [K in keyof SiteTraffic]: SiteTraffic[K] };

function addRedirect(counts: Counts, id: string, more: number): void {
  counts.redirects = { ...counts.redirects, [id]: (counts.redirects?.[id] ?? 0) + more };
}

/**
 * Counts of an isolate that are not reported yet. An isolate ends without warning, so reported numbers are
 * minimums; Analytics Engine, where bound, receives each request.
 */
export interface TrafficMemory {
  readonly heardCall: HearCall;
  heardRequest(siteId: string, status: number): void;
  /** A visitor came by an old address. */
  heardRedirect(siteId: string, redirectId: string): void;
  /** Whether it is time to report, at a moment in milliseconds of one clock; true once per interval. */
  isDue(at: number): boolean;
  /** The counts to report. */
  take(): Traffic;
  /** Adds counts again whose report failed. */
  putBack(traffic: Traffic): void;
  /** Ends the counting: the content service has no such call. */
  stop(): void;
}

export function createTrafficMemory(): TrafficMemory {
  let sites = new Map<string, Counts>();
  let reportedAt: number | null = null;
  let stopped = false;

  function countsOf(site: string): Counts | null {
    const known = sites.get(site);
    if (known !== undefined) return known;
    if (stopped || sites.size >= MOST_SITES) return null;
    const counts = {
      site,
      requests: 0,
      errors: 0,
      took: Array<number>(CALL_STEPS.length + 1).fill(0),
      failed: 0,
    };
    sites.set(site, counts);
    return counts;
  }

  return {
    heardCall(siteId, ms, well) {
      const counts = countsOf(siteId);
      if (counts === null) return;
      const step = CALL_STEPS.findIndex((bound) => ms <= bound);
      const at = step < 0 ? CALL_STEPS.length : step;
      counts.took[at] = (counts.took[at] ?? 0) + 1;
      if (!well) counts.failed += 1;
    },
    heardRequest(siteId, status) {
      const counts = countsOf(siteId);
      if (counts === null) return;
      counts.requests += 1;
      if (status >= 500) counts.errors += 1;
    },
    heardRedirect(siteId, redirectId) {
      const counts = countsOf(siteId);
      if (counts !== null) addRedirect(counts, redirectId, 1);
    },
    isDue(at) {
      reportedAt ??= at;
      if (at - reportedAt < TELL_EVERY || sites.size === 0) return false;
      reportedAt = at;
      return true;
    },
    take() {
      const taken = [...sites.values()];
      sites = new Map();
      return { sites: taken };
    },
    putBack({ sites: unreported }) {
      for (const { site, requests, errors, took, failed, redirects } of unreported) {
        const counts = countsOf(site);
        if (counts === null) return;
        counts.requests += requests;
        counts.errors += errors;
        counts.failed += failed;
        for (const [id, more] of Object.entries(redirects ?? {})) addRedirect(counts, id, more);
        counts.took = counts.took.map((count, at) => count + (took[at] ?? 0));
      }
    },
    stop() {
      stopped = true;
      sites = new Map();
    },
  };
}
