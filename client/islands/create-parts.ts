import { startEnhancements, stopEnhancements, wakeEnhancement } from './enhance.ts';
import type { Enhancements, Islands, Parts } from './parts.ts';
import { wakeOnTouch } from './touch.ts';
import { createWake, retireIn } from './wake.ts';

interface PageCode {
  readonly islands: Islands;
  readonly enhancements: Enhancements;
  /** Marks in a part of the page what this device remembers. */
  readonly paint: (root: ParentNode) => void;
}

/**
 * Starts and ends the parts of a page: at first of the whole page, later of the elements that an enhancement
 * adds or removes.
 */
export const createParts = (page: Document, { islands, enhancements, paint }: PageCode): Parts => {
  const wakeIsland = createWake(islands);
  wakeOnTouch(page, wakeIsland);
  const parts: Parts = {
    wake: (element) =>
      element.dataset.island === undefined ? wakeEnhancement(element) : wakeIsland(element),
    start: (root) => {
      paint(root);
      startEnhancements(root, enhancements, parts);
    },
    stop: (root) => {
      retireIn(root);
      stopEnhancements(root);
    },
  };
  return parts;
};
