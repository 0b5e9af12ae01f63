import { freeze } from './freeze.ts';
import { isSame } from './same.ts';

/**
 * Documents that several kept answers hold: the same estate in a hundred searches is one object. It takes its
 * room once, and what was made of it (`parts.ts`) is found whichever answer brings it.
 */
export interface Documents {
  /**
   * The document that is known under this key, where it says the same; else this one, known from now on.
   * Keys begin with the site.
   */
  share<T extends object>(key: string, document: T): T;
}

/** Keys that are remembered, those shared longest ago are forgotten first; the documents live in the answers. */
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
