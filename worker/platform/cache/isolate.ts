import { type Breakers, createBreakers } from '../limits/breaker.ts';
import { createInterestMemory, type InterestMemory } from '../metrics/interest.ts';
import { createTrafficMemory, type TrafficMemory } from '../metrics/traffic.ts';
import { createDocuments, type Documents } from './documents.ts';
import { createInFlight, type InFlight } from './in-flight.ts';
import type { KvRest } from './kv.ts';
import { createMemory, type Memory, type MemoryLimits } from './memory.ts';
import { createPartMemory, type PartMemory } from './part-memory.ts';
import type { CachePolicy } from './policies.ts';
import type { VersionMemory } from './versions.ts';

/**
 * One memory per store, so that many searches never displace data that every page of a site needs, and one
 * for "not found": invented addresses displace only other invented addresses.
 */
export type Memories = Readonly<Record<CachePolicy['store'] | 'missing', Memory>>;

/** State shared by the requests of an isolate: data only, never promises or request objects. */
export interface IsolateState {
  readonly memories: Memories;
  readonly inFlight: InFlight;
  readonly versions: VersionMemory;
  /** Whether KV answers in time. */
  readonly kvRest: KvRest;
  /** Documents contained in several cached answers. */
  readonly documents: Documents;
  /** Views and HTML made from cached documents. */
  readonly parts: PartMemory;
  /** State of the content service, by site. */
  readonly breakers: Breakers;
  /** State of agencies' own content services, each separately. */
  readonly ownBreakers: Breakers;
  /** Counts that have not been sent yet. */
  readonly traffic: TrafficMemory;
  readonly interest: InterestMemory;
}

const MEGABYTE = 1_048_576;

/**
 * Shares of the 128 MB of an isolate: some tens of entries per site and language, and the searches of a day.
 */
const LIMITS = {
  kv: { entries: 1_000, bytes: 12 * MEGABYTE },
  'cache-api': { entries: 1_000, bytes: 24 * MEGABYTE },
  missing: { entries: 2_000, bytes: MEGABYTE },
} as const satisfies Record<keyof Memories, MemoryLimits>;

/** Some 400 cards in four languages for a site; five such sites, or many small ones, at once. */
const PARTS = { bytes: 20 * MEGABYTE, siteBytes: 5 * MEGABYTE };

/** An isolate that remembers nothing yet. */
export const createIsolateState = (): IsolateState => ({
  memories: {
    kv: createMemory(LIMITS.kv),
    'cache-api': createMemory(LIMITS['cache-api']),
    missing: createMemory(LIMITS.missing),
  },
  inFlight: createInFlight(),
  versions: new Map(),
  kvRest: { until: 0 },
  documents: createDocuments(),
  parts: createPartMemory(PARTS),
  breakers: createBreakers(),
  ownBreakers: createBreakers({ apart: true }),
  traffic: createTrafficMemory(),
  interest: createInterestMemory(),
});
