import { later } from './later.ts';
import { listenFor } from './listen-for.ts';

/**
 * Lets Back close any popover of the page. Popovers open without script; our code loads when one has opened.
 */
export const watchPopovers = (page: Document): void => {
  const load = () => import('./open-popover.ts');
  listenFor(page, 'toggle', '[popover]', (popover, { target }) => {
    if (target === popover) later(load(), (code) => code.notePopover(popover));
  });
  if (history.state?.gevelOverlay) later(load(), (code) => code.dropStaleEntry());
};
