import { here } from '../../dom/here.ts';
import { recallList, rememberList } from '../list/list-memory.ts';

/** Pause after the last scroll event before the position is stored, milliseconds. */
const SCROLL_REST = 200;

/** Calls `note` when scrolling stops, and at each click, because a click may leave the page before that. */
const whenAtRest = (note: () => void, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(note, SCROLL_REST);
  };
  addEventListener('scroll', soon, { passive: true, signal });
  addEventListener('click', note, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};

const pagesAdded = (): number => recallList(history)?.pages ?? 0;

interface Places {
  /** Stores the current scroll position. */
  readonly note: () => void;
  /** Restores the position of the current history entry, after its list has its further pages again. */
  readonly goBack: () => Promise<void>;
}

/**
 * Stores and restores the scroll position of each history entry, because the browser would restore it before
 * the page is fetched and before its list has its further pages. `restore` loads those pages and returns how
 * many were added.
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
    // A new document has its list at once, so the browser restores the position sooner than a script.
    if (pagesAdded() === 0) history.scrollRestoration = 'auto';
  };
  takeOver();
  whenAtRest(note, signal);
  addEventListener('pagehide', handBack, { signal });
  addEventListener('pageshow', takeOver, { signal });
  // For an entry without further pages the browser has restored the position.
  if (pagesAdded() > 0) void goBack();
  return { note, goBack };
};
