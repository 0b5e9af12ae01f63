import { browserStorage, type KeyValueStorage } from '../favorites/favorites-storage.ts';

/** Storage key of the last search on this device: its address and its chosen filters in words. */
const LAST_SEARCH_KEY = 'last-search';

interface LastSearch {
  readonly href: string;
  readonly label: string;
}

/** Upper length; a longer text is not one of our searches. */
const MOST_CHARACTERS = 2000;

const isSearch = (value: unknown): value is LastSearch =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  'label' in value &&
  typeof value.label === 'string' &&
  value.label !== '';

/**
 * The last search if its address is below one of these paths, so that it links nowhere else; null when there
 * is none or the browser refuses.
 */
export const readLastSearch = (
  storage: KeyValueStorage | null,
  paths: readonly string[],
): LastSearch | null => {
  try {
    const saved: unknown = JSON.parse(storage?.getItem(LAST_SEARCH_KEY) ?? 'null');
    return isSearch(saved) && paths.some((path) => saved.href.startsWith(`${path}?`)) ? saved : null;
  } catch {
    return null; // Refused or invalid: the page works without it.
  }
};

/** Stores a search, or removes it. */
export const writeLastSearch = (storage: KeyValueStorage | null, search: LastSearch | null): void => {
  try {
    const text = JSON.stringify(search);
    if (text.length <= MOST_CHARACTERS) storage?.setItem(LAST_SEARCH_KEY, text);
  } catch {
    // Full or refused: the page works without it.
  }
};

/** Shows the last search of this device with a button to remove it; shows nothing when there is none. */
export const enhanceLastSearch = (element: HTMLElement): void => {
  const { paths = '', label = '', forget = '' } = element.dataset;
  const last = readLastSearch(browserStorage(), paths.split(' '));
  if (last === null) return;
  const link = document.createElement('a');
  link.href = last.href;
  link.textContent = `${label}: ${last.label}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = forget;
  button.addEventListener('click', () => {
    writeLastSearch(browserStorage(), null);
    element.replaceChildren();
  });
  element.replaceChildren(link, button);
};
