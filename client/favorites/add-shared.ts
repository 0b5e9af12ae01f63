import { favoritesStore } from './page-favorites.ts';

/**
 * Adds the estates of a list that was passed on to the visitor's own, all at once; `data-ids` names them and
 * `data-done` is what is said then.
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
