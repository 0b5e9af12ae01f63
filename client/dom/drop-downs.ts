import { closeFromOutside } from './outside.ts';

const opened = (root: HTMLElement): HTMLDetailsElement[] => {
  const inside = [...root.querySelectorAll<HTMLDetailsElement>('details[open]:not([data-stays])')];
  return root instanceof HTMLDetailsElement && root.open ? [root, ...inside] : inside;
};

const close = (dropDown: HTMLDetailsElement): void => {
  const { activeElement: active } = document;
  // A field that vanishes is left without a word: what was typed in it would not be heard of.
  if (active instanceof HTMLElement && dropDown.contains(active)) active.blur();
  dropDown.open = false;
};

/**
 * Menus drawn as `details`, the element itself or those inside it (but for more of a list, which stays
 * open): one closes when one clicks or tabs away from it, and on Escape, which gives the focus back to its
 * label. Until the signal says that they are gone.
 */
export const enhanceDropDowns = (root: HTMLElement, signal: AbortSignal): void => {
  const outside = (target: Element): HTMLDetailsElement[] =>
    opened(root).filter((dropDown) => !dropDown.contains(target));
  const closeOthers = (target: Element): void => {
    for (const dropDown of outside(target)) close(dropDown);
  };
  closeFromOutside(
    {
      isOutside: (target) => outside(target).length > 0,
      close: closeOthers,
      // From one menu to the next.
      passes: (target) => root.contains(target.closest('summary')),
    },
    signal,
  );
  const onTab = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Tab' && target instanceof Element) closeOthers(target);
  };
  document.addEventListener('keyup', onTab, { signal });

  // Browsers that do not focus what is clicked send Escape to the body.
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Node)) return;
    const { target } = event;
    const dropDown = opened(root).findLast((one) => one.contains(target) || target === document.body);
    if (!dropDown) return;
    event.preventDefault();
    close(dropDown);
    dropDown.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', onEscape, { signal });
};
