import type { EntryStamp } from './freshness.ts';

export interface MemoryEntry extends EntryStamp {
  /** Read-only: it is shared by the requests of an isolate. */
  readonly value: unknown;
}

/** Entries kept in the isolate, least recently used ones dropped first. Data only, never promises. */
export interface Memory {
  get(key: string): MemoryEntry | undefined;
  set(key: string, entry: MemoryEntry): void;
}

/** Makes values safe to share: a request that tried to change one would throw. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

export function createMemory(capacity: number): Memory {
  const entries = new Map<string, MemoryEntry>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key); // a Map keeps the order of insertion: put it last
      entries.set(key, entry);
      return entry;
    },
    set(key, entry) {
      freeze(entry.value);
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.keys().next();
      if (entries.size > capacity && oldest.done !== true) entries.delete(oldest.value);
    },
  };
}
