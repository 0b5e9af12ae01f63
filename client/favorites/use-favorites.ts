import { useSyncExternalStore } from 'react';
import { type FavoritesSnapshot, NO_FAVORITES } from './favorites-store.ts';
import { favoritesStore } from './page-favorites.ts';

const subscribe = (listener: () => void): (() => void) => favoritesStore().subscribe(listener);
const getSnapshot = (): FavoritesSnapshot => favoritesStore().getSnapshot();
const getServerSnapshot = (): FavoritesSnapshot => NO_FAVORITES;

/** Favourites of the visitor; empty during hydration, so that the first render equals the server's. */
export const useFavorites = (): FavoritesSnapshot =>
  useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
