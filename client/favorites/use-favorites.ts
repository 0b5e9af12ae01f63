import { useSyncExternalStore } from 'react';
import { browserStorage } from './favorites-storage.ts';
import {
  createFavoritesStore,
  type FavoritesSnapshot,
  type FavoritesStore,
  NO_FAVORITES,
} from './favorites-store.ts';

let shared: FavoritesStore | null = null;

/** The page's one store; made at first use, so that rendering on the server touches no storage. */
export const favoritesStore = (): FavoritesStore => {
  shared ??= createFavoritesStore(browserStorage(), window);
  return shared;
};

const subscribe = (listener: () => void): (() => void) => favoritesStore().subscribe(listener);
const getSnapshot = (): FavoritesSnapshot => favoritesStore().getSnapshot();
const getServerSnapshot = (): FavoritesSnapshot => NO_FAVORITES;

/** Favourites of the visitor; none while hydrating, so that the first render equals the server's. */
export const useFavorites = (): FavoritesSnapshot =>
  useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
