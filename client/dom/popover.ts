const opened = (root: HTMLElement): HTMLDetailsElement[] => {
  const inside = [...root.querySelectorAll<HTMLDetailsElement>('details[open]:not([data-stays])')];
  return root instanceof HTMLDetailsElement && root.open ? [root, ...inside] : inside;
};

/**
 * Menus drawn as `details`, the element itself or those inside it (but for more of a list, which stays
 * open): one closes when one clicks or tabs away from it, and on Escape, which gives the focus back to its
 * label. Until the signal says that they are gone.
 */
export const enhancePopovers = (root: HTMLElement, signal: AbortSignal): void => {
  const closeOthers = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Node)) return;
    for (const popover of opened(root)) {
      if (!popover.contains(target)) popover.open = false;
    }
  };
  // Not on pointerdown: what closes may move what is being pressed from under the finger.
  document.addEventListener('click', closeOthers, { signal });
  const onTab = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') closeOthers(event);
  };
  document.addEventListener('keyup', onTab, { signal });

  // Browsers that do not focus what is clicked send Escape to the body.
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Node)) return;
    const { target } = event;
    const popover = opened(root).findLast((one) => one.contains(target) || target === document.body);
    if (!popover) return;
    event.preventDefault();
    popover.open = false;
    popover.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', onEscape, { signal });
};
