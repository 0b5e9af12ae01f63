import type { InFlight } from './in-flight.ts';
import { createMemory, type Memory } from './memory.ts';
import type { VersionMemory } from './versions.ts';

/** What the requests of an isolate share: data only, never promises or request objects. */
export interface IsolateState {
  readonly memory: Memory;
  readonly inFlight: InFlight;
  readonly versions: VersionMemory;
}

/** Entries of site data an isolate holds: some tens a site and language. */
const MEMORY_ENTRIES = 1_000;

export const createIsolateState = (): IsolateState => ({
  memory: createMemory(MEMORY_ENTRIES),
  inFlight: new Map(),
  versions: new Map(),
});
