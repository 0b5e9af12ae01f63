import { FAVORITES_KEY, parseFavorites, serializeFavorites } from '#domain/favorites.ts';

/** The part of `Storage` that is used; tests pass their own. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Local storage, or null where the browser refuses it: reading the property may throw. */
export const browserStorage = (): KeyValueStorage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** Stored ids; null when storage cannot be read. Invalid text gives an empty list. */
export const readFavorites = (storage: KeyValueStorage | null): readonly string[] | null => {
  try {
    return storage ? parseFavorites(storage.getItem(FAVORITES_KEY)) : null;
  } catch {
    return null;
  }
};

/** Writes the whole list (spec 1 §4); false when the storage is full or refused. */
export const writeFavorites = (storage: KeyValueStorage | null, ids: readonly string[]): boolean => {
  if (!storage) return false;
  try {
    storage.setItem(FAVORITES_KEY, serializeFavorites(ids));
    return true;
  } catch {
    return false;
  }
};
