/** Sent as `before` for the last place, as the buttons of the page do. */
const LAST = '.';

const rowAt = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-name]') ?? null;

/**
 * Drags a row by its grip, with a finger or a mouse; `drop` is told the name of the row that will follow it. Rows stay where
 * they are until the answer shows them: one that is moved in between would lose the pointer. The buttons beside the grip
 * do the same for everyone else.
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
    const controller = new AbortController();
    const { signal } = controller;
    let over: HTMLElement | null = null;
    const mark = (next: HTMLElement | null): void => {
      over?.classList.remove('shot--over');
      over = next === row || next?.parentElement !== row.parentElement ? null : next;
      over?.classList.add('shot--over');
    };
    const end = ({ type }: PointerEvent): void => {
      const onto = over;
      mark(null);
      row.classList.remove('shot--held');
      controller.abort();
      if (type === 'pointercancel' || onto === null) return;
      // Dragged down it comes behind the row that it is dropped on, and up before it.
      const isAfter = (row.compareDocumentPosition(onto) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      const before = isAfter ? onto.nextElementSibling : onto;
      drop(form, before?.getAttribute('data-name') ?? LAST);
    };
    row.classList.add('shot--held');
    // Outside of all rows the last one stays meant; its own row means no change.
    addEventListener('pointermove', (moved) => mark(rowAt(moved) ?? over), { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  });
}
