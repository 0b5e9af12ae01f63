import { openOverlay } from './overlay.ts';

/** Shows a modal dialog until its button, Escape or Back closes it; then removes it from the page. */
export const showModal = (dialog: HTMLDialogElement, closed: () => void): void => {
  document.body.append(dialog);
  dialog.showModal();
  const end = openOverlay(() => dialog.close());
  dialog.addEventListener(
    'close',
    () => {
      end();
      dialog.remove();
      closed();
    },
    { once: true },
  );
};
