import { freeze } from './freeze.ts';
import type { EntryStamp } from './freshness.ts';
import { isSame } from './same.ts';

export interface MemoryEntry extends EntryStamp {
  /** Read-only: it is shared by the requests of an isolate. */
  readonly value: unknown;
}

/** Entries kept in the isolate, least recently used ones dropped first. Data only, never promises. */
export interface Memory {
  get(key: string): MemoryEntry | undefined;
  set(key: string, entry: MemoryEntry): void;
  drop(key: string): void;
}

/** Limits of a memory. */
export interface MemoryLimits {
  readonly entries: number;
  /** Total size of all values, as `freeze` estimates it. */
  readonly bytes: number;
}

/** A memory within limits; it does not keep a value that is larger than the whole memory. */
export function createMemory(limits: MemoryLimits): Memory {
  const entries = new Map<string, { readonly entry: MemoryEntry; readonly bytes: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const cached = entries.get(key);
      if (cached === undefined) return undefined;
      entries.delete(key); // a Map keeps the order of insertion: put it last
      entries.set(key, cached);
      return cached.entry;
    },
    set(key, newer) {
      const known = entries.get(key);
      drop(key);
      // An equal value keeps the old object, so that parts cached for that object stay valid.
      const same = known !== undefined && isSame(known.entry.value, newer.value);
      const entry = same ? { ...newer, value: known.entry.value } : newer;
      const bytes = same ? known.bytes : freeze(newer.value);
      entries.set(key, { entry, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.entries && total <= limits.bytes) break;
        drop(oldest);
      }
    },
    drop,
  };
}
