/** An open panel that a press outside closes. */
interface Panel {
  /** Whether the panel is open and the pressed element is outside it. */
  readonly isOutside: (target: Element) => boolean;
  readonly close: (target: Element) => void;
  /** Elements outside that still react to the press, such as the label of the next menu. */
  readonly passes?: (target: Element) => boolean;
}

const panels = new Set<Panel>();
/** Panels outside which the current press began. */
let left: readonly Panel[] = [];

const outsideOf = (target: Element): Panel[] => [...panels].filter((panel) => panel.isOutside(target));

const stops = (target: Element): boolean => left.some((panel) => panel.passes?.(target) !== true);

const onPointerDown = ({ target }: Event): void => {
  left = target instanceof Element ? outsideOf(target) : [];
};

/** Prevents a `select` from opening and the focus from moving. */
const onMouseDown = (event: MouseEvent): void => {
  if (event.target instanceof Element && stops(event.target)) event.preventDefault();
};

const onClick = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // Clicks by keyboard or by script come without a press.
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
  // Registered in the capture phase, so that it runs before all other listeners.
  addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
  addEventListener('mousedown', onMouseDown, { capture: true });
  addEventListener('click', onClick, { capture: true });
};

/**
 * Closes a panel by a click outside, and swallows that click: a visitor who only wants to close the panel
 * does not open the element beneath it. The panel closes at the click, not at the press, because closing can
 * move the pressed element away from under the finger.
 */
export const closeFromOutside = (panel: Panel, signal: AbortSignal): void => {
  listen();
  panels.add(panel);
  signal.addEventListener('abort', () => panels.delete(panel));
};
