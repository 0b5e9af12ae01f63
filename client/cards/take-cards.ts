import type { Parts } from '../islands/parts.ts';
import { fetchPage } from '../partial/fetch-page.ts';
import { replaceContent } from '../partial/regions.ts';

/** Removes the space that was reserved for the cards. */
const leave = (element: HTMLElement): false => {
  element.removeAttribute('data-room');
  return false;
};

/**
 * Fetches cards that the server draws at an address and puts them into an element. Optional content: when the
 * call fails or there are no cards, the part is left out. Returns whether there are cards. Space reserved for
 * them (`data-room`) stays while it is in view, so that nothing on the page moves.
 */
export const takeCards = async (
  element: HTMLElement,
  address: string,
  parts: Parts,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    const { page } = await fetchPage(address, signal);
    if (signal.aborted) return false;
    if (page.querySelector('[data-estate]') === null) return leave(element);
    replaceContent(element, [...page.body.childNodes], parts);
    if (element.getBoundingClientRect().top > innerHeight) element.removeAttribute('data-room');
    return true;
  } catch (error) {
    console.warn('These estates are not shown.', error);
    return leave(element);
  }
};
