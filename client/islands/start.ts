import { keepEarlyClicks } from './replay.ts';
import { schedule } from './schedule.ts';
import { isPending, wake } from './wake.ts';

/** Outermost islands only: one inside another is rendered by the outer one's own React root. */
export const outermostIslands = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (element) => element.parentElement?.closest('[data-island]') == null,
  );

/** Wakes each island of a page when its own `data-when` says so. */
export const startIslands = (page: Document): void => {
  keepEarlyClicks(page, isPending, wake);
  for (const element of outermostIslands(page)) {
    schedule(element, () => {
      // Its failure has been logged, and what the server rendered stays.
      wake(element).catch(() => undefined);
    });
  }
};
