import {
  addFavorite,
  FAVORITES_KEY,
  isFavorite,
  removeFavorite,
  toggleFavorite,
} from '../../domain/favorites.ts';
import { type KeyValueStorage, readFavorites, writeFavorites } from './favorites-storage.ts';

/** What a subscriber sees: a new object for each change, the same one in between. */
export interface FavoritesSnapshot {
  readonly ids: readonly string[];
  /** False once the browser has refused to keep the list: it then lasts as long as the page. */
  readonly saved: boolean;
}

export interface FavoritesStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => FavoritesSnapshot;
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly toggle: (id: string) => void;
  /** Puts a removed id back where it stood. */
  readonly restore: (id: string, index: number) => void;
}

/** Events of the window that say the list has changed behind our back. */
interface PageEvents {
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/** Snapshot on the server and in the first render of the browser. */
export const NO_FAVORITES: FavoritesSnapshot = { ids: [], saved: true };

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const insertAt = (ids: readonly string[], id: string, index: number): readonly string[] =>
  isFavorite(ids, id) ? ids : [...ids.slice(0, index), id, ...ids.slice(index)];

const concernsFavorites = (event: Event): boolean => {
  if (event.type === 'pageshow') return 'persisted' in event && event.persisted === true;
  const key = 'key' in event ? event.key : null;
  // A null key: the whole storage was cleared.
  return key === FAVORITES_KEY || key === null;
};

/**
 * The visitor's favourites: read at start, written back whole at each change (spec 1 §4), kept in step
 * with other tabs. Where the browser keeps nothing, the list lives in memory and says so.
 */
export const createFavoritesStore = (storage: KeyValueStorage | null, page?: PageEvents): FavoritesStore => {
  const listeners = new Set<() => void>();
  let snapshot: FavoritesSnapshot = { ids: readFavorites(storage) ?? [], saved: true };

  const publish = (next: FavoritesSnapshot): void => {
    if (next.saved === snapshot.saved && sameList(next.ids, snapshot.ids)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };

  // What could not be saved is only in memory, and reading would lose it.
  const current = (): readonly string[] =>
    snapshot.saved ? (readFavorites(storage) ?? snapshot.ids) : snapshot.ids;

  const change = (rule: (ids: readonly string[]) => readonly string[]): void => {
    const ids = rule(current());
    publish({ ids, saved: writeFavorites(storage, ids) });
  };

  const refresh = (event: Event): void => {
    if (concernsFavorites(event)) publish({ ids: current(), saved: snapshot.saved });
  };
  page?.addEventListener('storage', refresh);
  // A page kept by the back button has heard nothing while it was away.
  page?.addEventListener('pageshow', refresh);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    add: (id) => change((ids) => addFavorite(ids, id)),
    remove: (id) => change((ids) => removeFavorite(ids, id)),
    toggle: (id) => change((ids) => toggleFavorite(ids, id)),
    restore: (id, index) => change((ids) => insertAt(ids, id, index)),
  };
};
