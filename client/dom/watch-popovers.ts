import { listenFor } from './listen-for.ts';

/** Lets going back close any popover of the page. They open without script: ours comes when one has. */
export const watchPopovers = (page: Document): void => {
  const load = () => import('./open-popover.ts');
  listenFor(page, 'toggle', '[popover]', (popover, { target }) => {
    if (target === popover) void load().then((code) => code.notePopover(popover));
  });
  if (history.state?.gevelOverlay) void load().then((code) => code.dropStaleEntry());
};
