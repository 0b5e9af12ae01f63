/** Rest after the last scroll before the place is noted, milliseconds. */
const SCROLL_REST = 200;

/** Calls `note` when scrolling has come to rest, and at each click, which may leave the page before that. */
export const whenAtRest = (note: () => void, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(note, SCROLL_REST);
  };
  addEventListener('scroll', soon, { passive: true, signal });
  addEventListener('click', note, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};
