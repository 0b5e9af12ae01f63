const rowAt = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-name]') ?? null;

/** Sends a form as if one of its buttons had said where the row goes; without `before`, behind all. */
function drop(form: HTMLFormElement, row: HTMLElement, before: Element | null): void {
  for (const old of form.querySelectorAll('[data-dropped]')) old.remove();
  const button = document.createElement('button');
  button.name = 'move';
  button.value = JSON.stringify([row.dataset.name, before?.getAttribute('data-name') ?? null]);
  button.hidden = true;
  // It stays until the answer is shown: what the form says may be read later.
  button.dataset.dropped = '';
  form.append(button);
  form.requestSubmit(button);
}

/**
 * Drags a row of pictures by its grip, with a finger or a mouse, which is a press of a button that says where. Rows stay where
 * they are until the answer shows them: one that is moved in between would lose the pointer. The buttons beside the grip
 * do the same for everyone else.
 */
export function enableDragging(root: HTMLElement | Document): void {
  root.addEventListener('pointerdown', (event) => {
    if (!(event instanceof PointerEvent)) return;
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
      drop(form, row, isAfter ? onto.nextElementSibling : onto);
    };
    row.classList.add('shot--held');
    // Outside of all rows the last one stays meant; its own row means no change.
    addEventListener('pointermove', (moved) => mark(rowAt(moved) ?? over), { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  });
}
