/** Something open that a press outside closes. */
interface Panel {
  /** Whether it is open, and a press on this element is one outside of it. */
  readonly isOutside: (target: Element) => boolean;
  readonly close: (target: Element) => void;
  /** What a press outside leads to all the same, such as the next menu. */
  readonly passes?: (target: Element) => boolean;
}

const panels = new Set<Panel>();
/** Panels that the press under way has begun outside of. */
let left: readonly Panel[] = [];

const outsideOf = (target: Element): Panel[] => [...panels].filter((panel) => panel.isOutside(target));

const stops = (target: Element): boolean => left.some((panel) => panel.passes?.(target) !== true);

const onPointerDown = ({ target }: Event): void => {
  left = target instanceof Element ? outsideOf(target) : [];
};

/** No list of choices opens, and the focus stays where it is. */
const onMouseDown = (event: MouseEvent): void => {
  if (event.target instanceof Element && stops(event.target)) event.preventDefault();
};

const onClick = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // Keys and script click without pressing.
  const isPressed = event.detail > 0;
  const closing = isPressed ? left : outsideOf(target);
  if (isPressed && stops(target)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  left = [];
  for (const panel of closing) panel.close(target);
};

let isListening = false;

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  // Before anything else hears of it.
  addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
  addEventListener('mousedown', onMouseDown, { capture: true });
  addEventListener('click', onClick, { capture: true });
};

/**
 * Closes a panel by a click outside, which does nothing else: what lies beneath is not opened by somebody who
 * only wants to be rid of the panel. Not by the press: what closes may move what is being pressed from under
 * the finger.
 */
export const closeFromOutside = (panel: Panel, signal: AbortSignal): void => {
  listen();
  panels.add(panel);
  signal.addEventListener('abort', () => panels.delete(panel));
};
