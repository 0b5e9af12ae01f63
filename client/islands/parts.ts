import type { Parts } from '../islands.ts';
import { startEnhancements, stopEnhancements } from './enhance.ts';
import { startIslands, stopIslands } from './start.ts';

/** Life of a page's parts: of the whole at first, later of what an enhancement puts in and takes out. */
export const parts: Parts = {
  start: (root) => {
    startIslands(root);
    startEnhancements(root, parts);
  },
  stop: (root) => {
    stopIslands(root);
    stopEnhancements(root);
  },
};
