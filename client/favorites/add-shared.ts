import { favoritesStore } from './page-favorites.ts';

/**
 * Adds all estates of a shared list to the visitor's favourites; `data-ids` holds their ids and `data-done`
 * the message shown afterwards.
 */
export const enhanceAddShared = (element: HTMLElement, signal: AbortSignal): void => {
  const outcome = element.querySelector('[role="status"]');
  element.querySelector('button')?.addEventListener(
    'click',
    () => {
      for (const id of (element.dataset.ids ?? '').split(',')) favoritesStore().add(id);
      if (outcome) outcome.textContent = element.dataset.done ?? '';
    },
    { signal },
  );
};
