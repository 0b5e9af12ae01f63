import { here } from '../../partial/here.ts';
import { recallList, rememberList } from '../list/list-memory.ts';
import { whenAtRest } from '../list/when-at-rest.ts';

/**
 * Looks after the place on the page for each entry of the history, since the browser would go back to it
 * before the page of that entry has been fetched. Where estates were added to a list, the list does so itself.
 */
export const keepPlaces = (isShown: () => boolean, signal: AbortSignal): (() => void) => {
  const addedTo = (): boolean => (recallList(history)?.pages ?? 0) > 0;
  const note = (): void => {
    if (isShown() && !addedTo()) rememberList(history, { pages: 0, top: scrollY });
  };
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  const handBack = (): void => {
    note();
    // A new document has its list at once, so that the browser goes back sooner than a script can.
    if (!addedTo()) history.scrollRestoration = 'auto';
  };
  takeOver();
  whenAtRest(note, signal);
  addEventListener('pagehide', handBack, { signal });
  addEventListener('pageshow', takeOver, { signal });
  return note;
};

/** Goes back to the place that the current entry remembers; a list that was added to does so itself. */
export const returnToPlace = (): void => {
  const memory = recallList(history);
  if (memory?.pages === 0) scrollTo({ top: memory.top, behavior: 'instant' });
};

/** Makes an address the page's own: a new entry, or the same one anew where it was there already. */
export const enter = (address: string): void => {
  if (address === here()) history.replaceState(null, '');
  else history.pushState(null, '', address);
};
