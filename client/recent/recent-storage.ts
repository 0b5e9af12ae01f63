import { type Favorites, parseFavorites, serializeFavorites } from '../../domain/favorites.ts';
import type { KeyValueStorage } from '../favorites/favorites-storage.ts';

/** Estates looked at on this device: ids only, the last one first. */
export const RECENT_KEY = 'recently-seen';
/** More than that is no longer recent. */
const MOST_RECENT = 12;

/** The ids as they are kept; none where the browser refuses. */
export const readRecent = (storage: KeyValueStorage | null): Favorites => {
  try {
    return parseFavorites(storage?.getItem(RECENT_KEY));
  } catch {
    return []; // Refused: nothing is shown, and nothing else depends on it.
  }
};

/** Keeps the list, where the browser lets us. */
export const writeRecent = (storage: KeyValueStorage | null, ids: Favorites): void => {
  try {
    storage?.setItem(RECENT_KEY, serializeFavorites(ids));
  } catch {
    // Full or refused: a convenience less.
  }
};

/** The estate comes first, and once. */
export const withRecent = (ids: Favorites, id: string): Favorites =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MOST_RECENT);
