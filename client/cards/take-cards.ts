import type { Parts } from '../islands/parts.ts';
import { fetchPage } from '../partial/fetch-page.ts';
import { replaceContent } from '../partial/regions.ts';

/**
 * Puts cards into an element, as the server draws them at an address. A convenience: where they cannot be had, or
 * there are none, there is simply no such part. Gives whether there are some.
 */
export const takeCards = async (
  element: HTMLElement,
  address: string,
  parts: Parts,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    const { page } = await fetchPage(address, signal);
    if (signal.aborted || page.querySelector('[data-estate]') === null) return false;
    replaceContent(element, [...page.body.childNodes], parts);
    return true;
  } catch (error) {
    console.warn('These estates are not shown.', error);
    return false;
  }
};
