import { addFavorite, FAVORITES_KEY, isFavorite, removeFavorite, toggleFavorite } from '#domain/favorites.ts';
import { type KeyValueStorage, readFavorites, writeFavorites } from './favorites-storage.ts';

/** State given to subscribers: a new object after each change, the same object in between. */
export interface FavoritesSnapshot {
  readonly ids: readonly string[];
  /** False once the browser has refused to store the list: it then exists only until the page is left. */
  readonly saved: boolean;
}

export interface FavoritesStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => FavoritesSnapshot;
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly toggle: (id: string) => void;
  /** Puts a removed id back at its former position. */
  readonly restore: (id: string, index: number) => void;
}

/** Window events that report a change of the list from outside this page. */
interface PageEvents {
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/** Snapshot for the server and for the first render in the browser. */
export const NO_FAVORITES: FavoritesSnapshot = { ids: [], saved: true };

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const insertAt = (ids: readonly string[], id: string, index: number): readonly string[] =>
  isFavorite(ids, id) ? ids : [...ids.slice(0, index), id, ...ids.slice(index)];

const concernsFavorites = (event: Event): boolean => {
  if (event.type === 'pageshow') return 'persisted' in event && event.persisted === true;
  const key = 'key' in event ? event.key : null;
  // A null key means that the whole storage was cleared.
  return key === FAVORITES_KEY || key === null;
};

/**
 * The visitor's favourites: read at the start, written back whole after each change (spec 1 §4), and kept in
 * sync with other tabs. Where the browser stores nothing, the list is held in memory and `saved` is false.
 */
export const createFavoritesStore = (storage: KeyValueStorage | null, page?: PageEvents): FavoritesStore => {
  const listeners = new Set<() => void>();
  let snapshot: FavoritesSnapshot = { ids: readFavorites(storage) ?? [], saved: true };

  const publish = (next: FavoritesSnapshot): void => {
    if (next.saved === snapshot.saved && sameList(next.ids, snapshot.ids)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };

  // An unsaved list exists only in memory; reading the storage would lose it.
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
  // A page from the back/forward cache has received no storage events while it was away.
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
