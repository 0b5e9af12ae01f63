import { type Favorites, parseFavorites, serializeFavorites } from '#domain/favorites.ts';
import type { KeyValueStorage } from '../favorites/favorites-storage.ts';

/** Storage key of the estates viewed on this device: ids only, the latest first. */
export const RECENT_KEY = 'recently-seen';
/** Highest number of recent estates. */
const MOST_RECENT = 12;

/** The stored ids; empty where the browser refuses. */
export const readRecent = (storage: KeyValueStorage | null): Favorites => {
  try {
    return parseFavorites(storage?.getItem(RECENT_KEY));
  } catch {
    return []; // Refused: nothing is shown, and nothing else depends on it.
  }
};

/** Stores the list, if the browser allows it. */
export const writeRecent = (storage: KeyValueStorage | null, ids: Favorites): void => {
  try {
    storage?.setItem(RECENT_KEY, serializeFavorites(ids));
  } catch {
    // Full or refused: the page works without it.
  }
};

/** Puts an estate first and removes its earlier position. */
export const withRecent = (ids: Favorites, id: string): Favorites =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MOST_RECENT);
