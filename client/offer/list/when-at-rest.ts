/** Pause after the last scroll event before the position is stored, milliseconds. */
const SCROLL_REST = 200;

/** Calls `note` when scrolling stops, and at each click, because a click may leave the page before that. */
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
