/**
 * From the last button of a dialog Tab leads to its first, and back. A modal dialog keeps the page out of
 * reach by itself, but would let the focus leave for the browser's own bars.
 */
export const keepTabInside = (event: KeyboardEvent, dialog: HTMLElement): void => {
  if (event.key !== 'Tab') return;
  const buttons = [...dialog.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')].filter((button) =>
    button.checkVisibility(),
  );
  const [edge, other] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
};
