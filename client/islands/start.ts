import { type Cancel, schedule } from './schedule.ts';
import { retire, type Wake } from './wake.ts';

/** Outermost islands only: one inside another is rendered by the outer one's own React root. */
const outermostIslands = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (element) => element.parentElement?.closest('[data-island]') == null,
  );

const planned = new WeakMap<Element, Cancel>();

/** Wakes each island of a page, or of a part that came later, when its own `data-when` says so. */
export const startIslands = (root: ParentNode, wake: Wake): void => {
  for (const element of outermostIslands(root)) {
    const cancel = schedule(element, () => {
      // Its failure has been logged, and what the server rendered stays.
      wake(element).catch(() => undefined);
    });
    planned.set(element, cancel);
  }
};

/** Ends the islands of a part that has been taken out of the page: none wakes any more, none listens on. */
export const stopIslands = (root: ParentNode): void => {
  for (const element of outermostIslands(root)) {
    planned.get(element)?.();
    retire(element);
  }
};
