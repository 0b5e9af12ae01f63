import type { Parts } from '../islands/parts.ts';
import { fetchPage } from '../partial/fetch-page.ts';
import { replaceContent } from '../partial/regions.ts';

/** There is nothing to keep room for. */
const leave = (element: HTMLElement): false => {
  element.removeAttribute('data-room');
  return false;
};

/**
 * Puts cards into an element, as the server draws them at an address. A convenience: where they cannot be had, or
 * there are none, there is simply no such part. Gives whether there are some. Room that was kept for them
 * (`data-room`) stays where it is in view, so that nothing moves.
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
