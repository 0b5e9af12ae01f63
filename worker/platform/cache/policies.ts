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
  /** Seconds from being made during which an entry is served as it is. */
  readonly fresh: number;
  /** Seconds from being made during which it is served at once and refreshed behind it. */
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
  // Read and validated once an isolate, which costs more than all else that a list of estates is made from.
  memory: true,
  fresh: MINUTE,
  stale: HOUR,
  onError: DAY,
  missing: 30,
};

export const POLICIES = {
  siteData,
  listings,
  /** Searches that ask for free nights: those are at most a minute old, whatever else fails. */
  freeNights: { ...listings, name: 'free-nights', stale: MINUTE, onError: MINUTE },
  /** Crawlers come a few times a day, and read a large offer in many pieces. */
  sitemap: { ...listings, name: 'sitemap', memory: false, fresh: HOUR, stale: DAY },
  /** Whole HTML pages; `missing` is for 404 pages. */
  html: { ...listings, name: 'html', memory: false },
  /** Pages that say which nights are free: as old as that may be. */
  freeNightsHtml: { ...listings, name: 'free-nights-html', memory: false, stale: MINUTE, onError: MINUTE },
} as const satisfies Record<string, CachePolicy>;

/** Seconds after which an entry is of no use to anyone: its life in the store. */
export const lifetimeOf = (policy: CachePolicy): number =>
  Math.max(policy.fresh, policy.stale, policy.onError);
