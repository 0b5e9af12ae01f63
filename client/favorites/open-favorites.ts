import type { Parts } from '../islands/parts.ts';
import { favoritesStore } from './page-favorites.ts';

/**
 * The favourites page: with an empty list it shows the server's empty state from a template; the first
 * favourite (also one added in another tab) wakes the island.
 */
export const enhanceFavorites = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const island = root.querySelector<HTMLElement>('[data-island]');
  const drawn = root.querySelector('template');
  if (!island || !drawn) return;
  const empty = document.createElement('div');
  empty.append(document.importNode(drawn.content, true));
  const show = (): void => {
    const { ids } = favoritesStore().getSnapshot();
    island.hidden = ids.length === 0;
    if (island.hidden) {
      root.prepend(empty);
      return;
    }
    empty.remove();
    stop();
    // The failure is already logged.
    parts.wake(island).catch(() => undefined);
  };
  const stop = favoritesStore().subscribe(show);
  signal.addEventListener('abort', stop);
  show();
};
