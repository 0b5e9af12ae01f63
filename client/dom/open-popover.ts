import { closeFromOutside } from './outside.ts';
import { openOverlay } from './overlay.ts';

const isOpen = (popover: HTMLElement): boolean => popover.matches(':popover-open');

/**
 * Handles an open popover, such as a menu or the filters on a phone: Back closes it, and so does a click
 * outside.
 */
export const notePopover = (popover: HTMLElement): void => {
  if (!isOpen(popover)) return;
  const gone = new AbortController();
  const { signal } = gone;
  const close = (): void => popover.hidePopover();
  const end = openOverlay(close);
  closeFromOutside({ isOutside: (target) => !popover.contains(target), close }, signal);
  // On a wide screen (after the device was turned) the popover's parts are shown in the page and its close
  // button is hidden.
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
