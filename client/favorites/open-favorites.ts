import type { Parts } from '../islands/parts.ts';
import { favoritesStore } from './page-favorites.ts';

/**
 * The favourites page: with nothing in the list it shows what the server has drawn for that, and only the first
 * favourite, such as one of another tab, wakes its island.
 */
export const enhanceFavorites = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const island = root.querySelector<HTMLElement>('[data-island]');
  const empty = root.querySelector<HTMLElement>('[data-favorites-empty]');
  if (!island || !empty) return;
  const show = (): void => {
    const { ids } = favoritesStore().getSnapshot();
    empty.hidden = ids.length > 0;
    island.hidden = ids.length === 0;
    if (ids.length === 0) return;
    stop();
    // Its failure has been logged.
    parts.wake(island).catch(() => undefined);
  };
  const stop = favoritesStore().subscribe(show);
  signal.addEventListener('abort', stop);
  show();
};
