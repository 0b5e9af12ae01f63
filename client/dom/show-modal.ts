import { openOverlay } from './overlay.ts';

/**
 * Shows a modal dialog until its button, Escape or Back closes it; then removes it from the page. One that is
 * open stays as it is.
 */
export const showModal = (dialog: HTMLDialogElement, closed: () => void): void => {
  if (dialog.open) return;
  // Browsers send `close` with their next frame: a dialog that is opened again before that is still here.
  if (dialog.isConnected) dialog.onclose?.(new Event('close'));
  document.body.append(dialog);
  dialog.showModal();
  const end = openOverlay(() => dialog.close());
  dialog.onclose = () => {
    // The event of an earlier closing.
    if (dialog.open) return;
    end();
    dialog.remove();
    closed();
  };
};
