import type { InFlight } from './in-flight.ts';
import { createMemory, type Memory, type MemoryLimits } from './memory.ts';
import type { CachePolicy } from './policies.ts';
import type { VersionMemory } from './versions.ts';

/** A memory for each store, so that many searches never push out what every page of a site needs. */
export type Memories = Readonly<Record<CachePolicy['store'], Memory>>;

/** What the requests of an isolate share: data only, never promises or request objects. */
export interface IsolateState {
  readonly memories: Memories;
  readonly inFlight: InFlight;
  readonly versions: VersionMemory;
}

const MEGABYTE = 1_048_576;

/** Of the 128 MB that an isolate has: some tens of entries a site and language, and searches of the day. */
const LIMITS = {
  kv: { entries: 1_000, bytes: 12 * MEGABYTE },
  'cache-api': { entries: 1_000, bytes: 24 * MEGABYTE },
} as const satisfies Record<CachePolicy['store'], MemoryLimits>;

/** An isolate that remembers nothing yet. */
export const createIsolateState = (): IsolateState => ({
  memories: { kv: createMemory(LIMITS.kv), 'cache-api': createMemory(LIMITS['cache-api']) },
  inFlight: new Map(),
  versions: new Map(),
});
