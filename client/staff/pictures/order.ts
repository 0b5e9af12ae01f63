/** Sent as `before` for the last place, as the buttons of the page do. */
const LAST = '.';

const rowAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-name]') ?? null;

/**
 * Drags a row by its grip, with a finger or a mouse; `drop` is told its name and that of the row that follows it. The
 * buttons beside the grip do the same for everyone else.
 */
export function enableDragging(
  section: HTMLElement,
  drop: (form: HTMLFormElement, before: string) => void,
): void {
  section.addEventListener('pointerdown', (event) => {
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
    const row = grip?.closest<HTMLElement>('[data-name]');
    const form = grip?.closest('form');
    if (!grip || !row || !form || event.button !== 0) return;
    event.preventDefault();
    const next = row.nextElementSibling;
    row.classList.add('shot--held');
    grip.setPointerCapture(event.pointerId);
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const over = rowAt(clientX, clientY);
      if (over === null || over === row || over.parentElement !== row.parentElement) return;
      const isAfter = (row.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      over.insertAdjacentElement(isAfter ? 'afterend' : 'beforebegin', row);
    };
    const end = ({ type }: PointerEvent): void => {
      grip.removeEventListener('pointermove', move);
      grip.removeEventListener('pointerup', end);
      grip.removeEventListener('pointercancel', end);
      row.classList.remove('shot--held');
      if (type === 'pointercancel') row.parentElement?.insertBefore(row, next);
      else if (row.nextElementSibling !== next)
        drop(form, row.nextElementSibling?.getAttribute('data-name') ?? LAST);
    };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', end);
    grip.addEventListener('pointercancel', end);
  });
}
