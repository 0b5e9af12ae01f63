import { idsQuery } from '#domain/id-list.ts';
import { takeCards } from '../cards/take-cards.ts';
import { browserStorage } from '../favorites/favorites-storage.ts';
import type { Parts } from '../islands/parts.ts';
import { readRecent, writeRecent } from './recent-storage.ts';

/** Number of estates shown: one row. */
const ROW = 3;

/**
 * Estates viewed on this device, with a button to clear them; requests nothing when there are none.
 * `data-href` draws the cards of a list of ids.
 */
export const enhanceRecent = async (
  element: HTMLElement,
  signal: AbortSignal,
  parts: Parts,
): Promise<void> => {
  const ids = readRecent(browserStorage()).slice(0, ROW);
  if (ids.length === 0) return;
  element.dataset.room = '';
  if (!(await takeCards(element, `${element.dataset.href}${idsQuery(ids)}`, parts, signal))) return;
  const forget = (): void => {
    writeRecent(browserStorage(), []);
    element.replaceChildren();
  };
  element.querySelector('.recent-forget button')?.addEventListener('click', forget, { signal });
};
