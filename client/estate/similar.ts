import { takeCards } from '../cards/take-cards.ts';
import type { Parts } from '../islands/parts.ts';

/** Estates like the one of this page, asked for when they come near; `data-href` draws them. */
export const enhanceSimilar = (element: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  void takeCards(element, element.dataset.href ?? '', parts, signal);
};
