/**
 * Keeps Tab inside a dialog: from the last button it leads to the first, and back. A modal dialog blocks the
 * page by itself, but lets the focus leave for the browser's toolbars.
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
