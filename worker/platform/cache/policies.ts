/**
 * Cache times (design, "Caching"). Data only: each resource of the content service names its policy
 * (`content/resource.ts`); `cached.ts` and the page cache read it.
 */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface CachePolicy {
  readonly name: string;
  /** Store outside the isolate: KV is global, the Cache API is per data centre. */
  readonly store: 'kv' | 'cache-api';
  /** Whether the isolate's memory is used before the store. */
  readonly memory: boolean;
  /** Seconds after creation during which an entry is served as it is. */
  readonly fresh: number;
  /** Seconds after creation during which it is served at once and refreshed in the background. */
  readonly stale: number;
  /** Seconds after creation during which it is served when the content service fails. */
  readonly onError: number;
  /** Seconds during which "not found" is remembered. */
  readonly missing: number;
}

/** Data that changes when the agency edits it: stored in KV and in each isolate's memory. */
const siteData: CachePolicy = {
  name: 'site-data',
  store: 'kv',
  memory: true,
  fresh: 5 * MINUTE,
  stale: DAY,
  onError: DAY,
  missing: 30,
};

/** Data that changes with the offer; there are as many entries as searches, so never in KV. */
const listings: CachePolicy = {
  name: 'listings',
  store: 'cache-api',
  // Read and validated once per isolate, which costs more than the rest of making a list of estates.
  memory: true,
  fresh: MINUTE,
  stale: HOUR,
  onError: DAY,
  missing: 30,
};

export const POLICIES = {
  siteData,
  listings,
  /** Searches for free nights: at most a minute old, even during failures. */
  freeNights: { ...listings, name: 'free-nights', stale: MINUTE, onError: MINUTE },
  /** Crawlers come a few times a day, and read a large offer in many pieces. */
  sitemap: { ...listings, name: 'sitemap', memory: false, fresh: HOUR, stale: DAY },
  /** Whole HTML pages; `missing` is for 404 pages. */
  html: { ...listings, name: 'html', memory: false },
  /** Pages with free nights: at most as old as those may be. */
  freeNightsHtml: { ...listings, name: 'free-nights-html', memory: false, stale: MINUTE, onError: MINUTE },
} as const satisfies Record<string, CachePolicy>;

/** Seconds after which an entry is useless: its lifetime in the store. */
export const lifetimeOf = (policy: CachePolicy): number =>
  Math.max(policy.fresh, policy.stale, policy.onError);
