import { isFavorite } from '#domain/favorites.ts';
import type { HeartProps } from '../ui/island-props.ts';
import type { FavoritesSnapshot } from './favorites-store.ts';
import { favoritesStore } from './page-favorites.ts';

/** Placeholder of the number in a text (`client/ui/text.ts`). */
const PLACE = /\{\{\s*n\s*\}\}/;

/**
 * Marks the hearts of islands that are not awake as pressed or not; awake ones draw themselves from the same
 * store.
 */
const paintHearts = (root: ParentNode, { ids }: FavoritesSnapshot): void => {
  for (const heart of root.querySelectorAll<HTMLElement>('[data-island="heart"]:not([data-awake])')) {
    const { id }: HeartProps = JSON.parse(heart.dataset.props ?? '{}');
    heart.querySelector('button')?.setAttribute('aria-pressed', String(isFavorite(ids, id)));
  }
};

/** Shows in the header how many favourites there are, and whether the browser stores them. */
const paintCount = (root: ParentNode, { ids, saved }: FavoritesSnapshot): void => {
  const part = root.querySelector<HTMLElement>('[data-favorites]');
  const badge = part?.querySelector('b');
  const status = part?.querySelector('[role="status"]');
  if (!part || !badge || !status) return;
  const { favorites = '', notSaved = '' } = part.dataset;
  // Written without thousands separators, because the list is short and the formatting code would be loaded
  // on every page.
  part.querySelector('a')?.setAttribute('aria-label', favorites.replace(PLACE, String(ids.length)));
  badge.textContent = String(ids.length);
  badge.hidden = ids.length === 0;
  status.textContent = saved ? '' : notSaved;
};

/** Marks in a part of the page which estates are favourites on this device, without React. */
export const paintFavorites = (root: ParentNode): void => {
  const snapshot = favoritesStore().getSnapshot();
  paintHearts(root, snapshot);
  paintCount(root, snapshot);
};

/** Shows every later change, including those of another tab. */
export const keepPainting = (page: Document): void => {
  favoritesStore().subscribe(() => paintFavorites(page));
};
