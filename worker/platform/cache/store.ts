import type { EntryStamp } from './freshness.ts';
import type { CachePolicy } from './policies.ts';

/** An entry as read from a store; its value is not yet validated. */
export interface StoredEntry extends EntryStamp {
  readonly value: unknown;
}

/** Storage outside the isolate. Every method may throw; the executor handles that. */
export interface Store {
  /** null when the entry is missing or cannot be decoded. */
  read(key: string): Promise<StoredEntry | null>;
  write(key: string, entry: StoredEntry, policy: CachePolicy): Promise<void>;
  remove(key: string): Promise<void>;
}
