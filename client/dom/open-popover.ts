import { closeFromOutside } from './outside.ts';
import { openOverlay } from './overlay.ts';

const isOpen = (popover: HTMLElement): boolean => popover.matches(':popover-open');

/** A popover that has opened, such as a menu or the filters on a phone: going back closes it, and so does a click outside. */
export const notePopover = (popover: HTMLElement): void => {
  if (!isOpen(popover)) return;
  const gone = new AbortController();
  const { signal } = gone;
  const close = (): void => popover.hidePopover();
  const end = openOverlay(close);
  closeFromOutside({ isOutside: (target) => !popover.contains(target), close }, signal);
  // Turned to a wide screen, its parts stand in the page again, and the way to close it is gone.
  const onResize = (): void => {
    if (popover.firstElementChild?.checkVisibility() === false) close();
  };
  addEventListener('resize', onResize, { signal });
  popover.addEventListener(
    'toggle',
    ({ target }) => {
      if (target !== popover || isOpen(popover)) return;
      end();
      gone.abort();
    },
    { signal },
  );
};

export { dropStaleEntry } from './overlay.ts';
