import { browserStorage } from '../favorites/favorites-storage.ts';
import { regionIn } from '../partial/regions.ts';
import { writeLastSearch } from './last-search.ts';

/** The chosen filters in words: "Te koop · Huis · Tot € 400.000". */
const wordsOf = (chips: ParentNode): string =>
  [...chips.querySelectorAll('.chips .chip:not(.chip--clear)')]
    .map((chip) => chip.firstChild?.textContent?.trim() ?? '')
    .filter((words) => words !== '')
    .join(' · ');

/**
 * Stores each search of the page on this device for the next visit; a search without filters is not stored.
 */
export const noteSearches = (root: ParentNode, signal: AbortSignal): void => {
  const chips = regionIn(root, 'chips');
  if (!chips) return;
  const note = (): void => {
    const label = wordsOf(chips);
    if (label !== '') writeLastSearch(browserStorage(), { href: location.pathname + location.search, label });
  };
  const observer = new MutationObserver(note);
  observer.observe(chips, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  note();
};
