import type { EntryStamp } from './freshness.ts';

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

/** The most that a memory holds. */
export interface MemoryLimits {
  readonly entries: number;
  /** Of all values, as `freeze` estimates them. */
  readonly bytes: number;
}

/** Bytes of an object or list, of a member and of a text beside its characters: about what V8 needs. */
const OBJECT_BYTES = 24;
const MEMBER_BYTES = 12;
const TEXT_BYTES = 12;

/**
 * Makes a value safe to share: a request that tried to change it would throw. Gives about the bytes that
 * it takes; a plain value takes none beside its place.
 */
function freeze(value: unknown): number {
  if (typeof value === 'string') return TEXT_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return 0;
  Object.freeze(value);
  let bytes = OBJECT_BYTES;
  for (const inner of Object.values(value)) bytes += MEMBER_BYTES + freeze(inner);
  return bytes;
}

/** A memory within limits; a value that is larger than all of it is not kept. */
export function createMemory(limits: MemoryLimits): Memory {
  const entries = new Map<string, { readonly entry: MemoryEntry; readonly bytes: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const kept = entries.get(key);
      if (kept === undefined) return undefined;
      entries.delete(key); // a Map keeps the order of insertion: put it last
      entries.set(key, kept);
      return kept.entry;
    },
    set(key, entry) {
      drop(key);
      const bytes = freeze(entry.value);
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
