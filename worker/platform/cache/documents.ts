import { freeze } from './freeze.ts';
import { isSame } from './same.ts';

/**
 * Documents that several cached answers share: the same estate in a hundred searches is one object. It uses memory
 * once, and its cached parts (`parts.ts`) are found from each of these answers.
 */
export interface Documents {
  /**
   * The stored document of this key if its content is equal; otherwise stores and returns the given one. Keys begin
   * with the site.
   */
  share<T extends object>(key: string, document: T): T;
}

/** Most keys; the least recently used go first. The map holds weak references: the answers own the documents. */
const MOST = 20_000;

export function createDocuments(most = MOST): Documents {
  const known = new Map<string, WeakRef<object>>();
  return {
    share<T extends object>(key: string, document: T): T {
      const before = known.get(key)?.deref();
      const shared = before !== undefined && isSame(before, document) ? before : document;
      if (shared !== before) freeze(shared);
      known.delete(key); // a Map keeps the order of insertion: put it last
      known.set(key, new WeakRef(shared));
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      // Equal content, so it has the same type.
      return shared as T;
    },
  };
}
