import { openOverlay } from './overlay.ts';

/** Shows a dialog over the page until it is closed, by its button, by Escape or by going back; then takes it away. */
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
