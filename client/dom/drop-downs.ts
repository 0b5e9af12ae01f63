import { closeFromOutside } from './outside.ts';

const opened = (root: HTMLElement): HTMLDetailsElement[] => {
  const inside = [...root.querySelectorAll<HTMLDetailsElement>('details[open]:not([data-stays])')];
  return root instanceof HTMLDetailsElement && root.open ? [root, ...inside] : inside;
};

const close = (dropDown: HTMLDetailsElement): void => {
  const { activeElement: active } = document;
  // A hidden field that keeps the focus never fires `change`; its typed text would be lost.
  if (active instanceof HTMLElement && dropDown.contains(active)) active.blur();
  dropDown.open = false;
};

/**
 * Menus drawn as `details`: the element itself or those inside it, except the ones that show more of a list,
 * which stay open. A click or Tab outside closes a menu, and so does Escape, which returns the focus to the
 * menu's label. Works until the signal aborts.
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
      // A press on another menu's label opens that menu.
      passes: (target) => root.contains(target.closest('summary')),
    },
    signal,
  );
  const onTab = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Tab' && target instanceof Element) closeOthers(target);
  };
  document.addEventListener('keyup', onTab, { signal });

  // Browsers that do not focus a clicked element send Escape to the body.
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
