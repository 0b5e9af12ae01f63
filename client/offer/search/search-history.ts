import { addOverlayEntry, freshState, isOverlayEntry } from '../../dom/overlay.ts';
import { here } from '../../partial/here.ts';
import { recallList, rememberList } from '../list/list-memory.ts';
import { whenAtRest } from '../list/when-at-rest.ts';

const pagesAdded = (): number => recallList(history)?.pages ?? 0;

interface Places {
  /** Notes the place that is shown. */
  readonly note: () => void;
  /** Goes back to the place that the current entry remembers, its list made as long as it was. */
  readonly goBack: () => Promise<void>;
}

/**
 * Looks after the place on the page for each entry of the history, since the browser would go back to it
 * before the page of that entry has been fetched, or before its list has its further pages again. `restore`
 * brings those back, and gives how many came.
 */
export const keepPlaces = (
  isShown: () => boolean,
  restore: (pages: number) => Promise<number>,
  signal: AbortSignal,
): Places => {
  let goingBack = false;
  const note = (): void => {
    if (!goingBack && isShown()) rememberList(history, { pages: pagesAdded(), top: scrollY });
  };
  const goBack = async (): Promise<void> => {
    const memory = recallList(history);
    if (memory === null) return;
    const { pages, top } = memory;
    const address = here();
    goingBack = true;
    const came = pages === 0 ? 0 : await restore(pages);
    goingBack = false;
    if (here() !== address) return;
    if (came !== pages) rememberList(history, { pages: came, top });
    scrollTo({ top, behavior: 'instant' });
  };
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  const handBack = (): void => {
    note();
    // A new document has its list at once, so that the browser goes back sooner than a script can.
    if (pagesAdded() === 0) history.scrollRestoration = 'auto';
  };
  takeOver();
  whenAtRest(note, signal);
  addEventListener('pagehide', handBack, { signal });
  addEventListener('pageshow', takeOver, { signal });
  // Of an entry without further pages the browser has found the place by itself.
  if (pagesAdded() > 0) void goBack();
  return { note, goBack };
};

/**
 * Makes an address the page's own: a new entry, or the same one anew where it was there already or where only
 * a text is `typed` on. What lies over the page goes on to lie over the new one.
 */
export const enter = (address: string, typed = false): void => {
  if (address === here()) {
    history.replaceState(freshState(), '');
    return;
  }
  // Back closes what lies over the page first; the entry beneath becomes that of this address.
  const isCovered = isOverlayEntry();
  if (isCovered || typed) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  if (isCovered) addOverlayEntry();
};
