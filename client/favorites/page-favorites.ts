import { browserStorage } from './favorites-storage.ts';
import { createFavoritesStore, type FavoritesStore } from './favorites-store.ts';

let shared: FavoritesStore | null = null;

/** The page's only store, created at first use, so that rendering on the server touches no storage. */
export const favoritesStore = (): FavoritesStore => {
  shared ??= createFavoritesStore(browserStorage(), window);
  return shared;
};
