import { browserStorage } from '../favorites/favorites-storage.ts';
import { regionIn } from '../partial/regions.ts';
import { writeLastSearch } from './last-search.ts';

/** The chosen filters in words: "Te koop · Huis · Tot € 400.000". */
const wordsOf = (chips: ParentNode): string =>
  [...chips.querySelectorAll('.said__part--meant .chip, .chips .chip:not(.chip--clear)')]
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
    // The filters say what was sought; a sentence stays in the address alone.
    const params = new URLSearchParams(location.search);
    params.delete('said');
    if (label !== '') writeLastSearch(browserStorage(), { href: `${location.pathname}?${params}`, label });
  };
  const observer = new MutationObserver(note);
  observer.observe(chips, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  note();
};
