import { createTrafficMemory, type TrafficMemory } from '../counts/traffic.ts';
import { type Breakers, createBreakers } from '../limits/breaker.ts';
import { createDocuments, type Documents } from './documents.ts';
import { createInFlight, type InFlight } from './in-flight.ts';
import type { KvRest } from './kv.ts';
import { createMemory, type Memory, type MemoryLimits } from './memory.ts';
import { createPartMemory, type PartMemory } from './part-memory.ts';
import type { CachePolicy } from './policies.ts';
import type { VersionMemory } from './versions.ts';

/**
 * A memory for each store, so that many searches never push out what every page of a site needs, and one for
 * what is not there: whatever strangers invent pushes out nothing but what others invented.
 */
export type Memories = Readonly<Record<CachePolicy['store'] | 'missing', Memory>>;

/** What the requests of an isolate share: data only, never promises or request objects. */
export interface IsolateState {
  readonly memories: Memories;
  readonly inFlight: InFlight;
  readonly versions: VersionMemory;
  /** Whether KV answers in time. */
  readonly kvRest: KvRest;
  /** What several answers of the memories hold. */
  readonly documents: Documents;
  /** Views and HTML made of what the memories hold. */
  readonly parts: PartMemory;
  /** What is known of the content service, by site. */
  readonly breakers: Breakers;
  /** What is known of agencies' own services, each by itself. */
  readonly ownBreakers: Breakers;
  /** What was seen and not yet told. */
  readonly traffic: TrafficMemory;
}

const MEGABYTE = 1_048_576;

/** Of the 128 MB that an isolate has: some tens of entries a site and language, and searches of the day. */
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
});
