import { parseEstateId } from './estate-id.ts';

/** Local storage key of the favourites (spec 1 §9). */
export const FAVORITES_KEY = 'favorites';

/** Shape of a favourite holiday home: its own id would be an estate's, which the list holds as they are (spec 1 §3). */
const STAY = /^stay-([A-Za-z0-9_-]{1,64})$/;

/** A holiday home as a favourite: "stay-7001". */
export const stayFavorite = (unitId: string): string => `stay-${unitId}`;

/** The unit of a favourite; null for an estate's. */
export const stayOf = (favorite: string): string | null => STAY.exec(favorite)?.[1] ?? null;

/** A favourite as text; null for anything else. */
export const favoriteIn = (text: string): string | null =>
  parseEstateId(text)?.id ?? (stayOf(text) === null ? null : text);

/** Ids of favourites as text, in the order they were added. */
export type Favorites = readonly string[];

const asId = (value: unknown): string | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return favoriteIn(text);
};

/**
 * Reads the browser's stored favourites: a JSON list of ids. Numbers become text; duplicates and invalid ids
 * are left out. Any other text gives an empty list, since it may come from anyone.
 */
export function parseFavorites(stored: string | null | undefined): Favorites {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? [...new Set(list.map(asId).filter((id) => id !== null))] : [];
  } catch {
    return [];
  }
}

/** The stored form: the whole list, written on each change (spec 1 §4). */
export const serializeFavorites = (favorites: Favorites): string => JSON.stringify(favorites);

/** Whether an id is a favourite, compared as text (spec 1 §4). */
export const isFavorite = (favorites: Favorites, id: string | number): boolean =>
  favorites.includes(String(id));

/** Adds the id as text (spec 1 §4); returns the same list when it is present. */
export const addFavorite = (favorites: Favorites, id: string | number): Favorites =>
  isFavorite(favorites, id) ? favorites : [...favorites, String(id)];

/** Removes the id (spec 1 §4); returns the same list when it is absent. */
export const removeFavorite = (favorites: Favorites, id: string | number): Favorites =>
  isFavorite(favorites, id) ? favorites.filter((favorite) => favorite !== String(id)) : favorites;

/** Adds an absent id and removes a present one. */
export const toggleFavorite = (favorites: Favorites, id: string | number): Favorites =>
  isFavorite(favorites, id) ? removeFavorite(favorites, id) : addFavorite(favorites, id);
