import { freeze } from './freeze.ts';
import { cachedParts, NO_PARTS, type Parts, type SiteParts } from './parts.ts';

/** Limits of the memory, in bytes as `freeze` estimates them. */
interface PartLimits {
  /** For all sites together. */
  readonly bytes: number;
  /** For one site: a large agency, or many requests to one, displaces no entries of the others. */
  readonly siteBytes: number;
}

/** Cached parts of the pages of all sites; sites never share parts. */
export interface PartMemory {
  of(site: string): Parts;
  /** Total size in bytes. */
  readonly bytes: number;
}

/** Overhead of a part beside its value. */
const ENTRY_BYTES = 120;

interface CachedPart {
  readonly value: unknown;
  readonly bytes: number;
  /** Read since the last eviction pass (a "second chance" before eviction). */
  used: boolean;
}

/** The isolate's memory for parts of pages: plain data only, never promises or objects of a request. */
export function createPartMemory({ bytes: most, siteBytes }: PartLimits): PartMemory {
  interface Shelf extends SiteParts {
    readonly bytes: number;
    /** Removed: an entry added now would not be counted. */
    gone: boolean;
    /** Drops the least recently used entry; false when nothing is left. */
    dropOldest(): boolean;
  }
  /** Sites, least recently used first. */
  const shelves = new Map<string, Shelf>();
  let total = 0;

  function createShelf(): Shelf {
    const parts = new Map<string, CachedPart>();
    let own = 0;
    const drop = (key: string): void => {
      const bytes = parts.get(key)?.bytes ?? 0;
      own -= bytes;
      total -= bytes;
      parts.delete(key);
    };
    return {
      gone: false,
      get bytes() {
        return own;
      },
      get(key) {
        const cached = parts.get(key);
        if (cached === undefined) return undefined;
        cached.used = true;
        return cached.value;
      },
      set(key, value) {
        drop(key);
        const bytes = ENTRY_BYTES + 2 * key.length + freeze(value);
        parts.set(key, { value, bytes, used: false });
        own += bytes;
        total += bytes;
        while (own > siteBytes && this.dropOldest());
        makeRoom();
      },
      dropOldest() {
        // An entry that was read moves to the end and stays; moving it at each read would cost more.
        for (const [key, cached] of parts) {
          if (!cached.used) {
            drop(key);
            return true;
          }
          cached.used = false;
          parts.delete(key); // a Map keeps the order of insertion: put it last
          parts.set(key, cached);
        }
        return false;
      },
    };
  }

  /** Drops entries of the sites that were used least recently. */
  function makeRoom(): void {
    for (const [site, shelf] of shelves) {
      while (total > most && shelf.dropOldest());
      if (total <= most) return;
      shelf.gone = true;
      shelves.delete(site);
    }
  }

  /** The shelf of a site, moved to the end as the most recently used. */
  function shelfOf(site: string): Shelf {
    const shelf = shelves.get(site) ?? createShelf();
    shelves.delete(site);
    shelves.set(site, shelf);
    return shelf;
  }

  return {
    of(site) {
      let shelf = shelfOf(site);
      const present = (): Shelf => {
        if (shelf.gone) shelf = shelfOf(site);
        return shelf;
      };
      return cachedParts({
        get: (name) => present().get(name),
        set: (name, value) => present().set(name, value),
      });
    },
    get bytes() {
      return total;
    },
  };
}

/** Caches no parts: each page is rendered completely. */
export const NO_PART_MEMORY: PartMemory = { of: () => NO_PARTS, bytes: 0 };
