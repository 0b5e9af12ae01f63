import { startEnhancements, stopEnhancements } from './enhance.ts';
import type { Enhancements, Islands, Parts } from './parts.ts';
import { startIslands, stopIslands } from './start.ts';
import { createWake, type Wake } from './wake.ts';

/** A page's parts, and the way to wake one of its islands at once. */
interface PageParts extends Parts {
  readonly wake: Wake;
}

/** Life of a page's parts: of the whole at first, later of what an enhancement puts in and takes out. */
export const createParts = (islands: Islands, enhancements: Enhancements): PageParts => {
  const wake = createWake(islands);
  const parts: PageParts = {
    wake,
    start: (root) => {
      startIslands(root, wake);
      startEnhancements(root, enhancements, parts);
    },
    stop: (root) => {
      stopIslands(root);
      stopEnhancements(root);
    },
  };
  return parts;
};
