import { takeCards } from '../cards/take-cards.ts';
import type { Parts } from '../islands/parts.ts';

/** Similar estates, fetched from `data-href` when the part comes near the window. */
export const enhanceSimilar = (element: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  void takeCards(element, element.dataset.href ?? '', parts, signal);
};
