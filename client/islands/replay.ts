import { isPlainClick } from '../dom/plain-click.ts';
import { isPending, type Wake } from './parts.ts';

/**
 * Whether a stored click is still wanted. When a heart became a favourite meanwhile (in another tab), a
 * second click would undo it.
 */
export const stillMeant = (pressedThen: string | null, pressedNow: string | null): boolean =>
  pressedThen === pressedNow;

const controlOf = (target: Element): HTMLElement | null => target.closest<HTMLElement>('a[href], button');

/** A control of a part, with its place among the part's controls. */
interface Held {
  readonly part: HTMLElement;
  readonly control: HTMLElement;
  readonly place: number;
}

const controlsOf = (part: HTMLElement) => part.querySelectorAll<HTMLElement>('a[href], button');

/** The pending part around an event, with its control; null elsewhere. */
function heldBy(target: Element): Held | null {
  const part = target.closest<HTMLElement>('[data-replay]');
  const control = controlOf(target);
  if (!part || !control || !part.contains(control) || !isPending(part)) return null;
  return { part, control, place: [...controlsOf(part)].indexOf(control) };
}

/**
 * The control, or the one that its part drew in its place: where a browser has translated the page, React cannot use
 * the server's HTML and draws the part anew. Undefined when its place has something else.
 */
function successorOf({ part, control, place }: Held): HTMLElement | undefined {
  const there = control.isConnected ? control : controlsOf(part)[place];
  return there?.getAttribute('href') === control.getAttribute('href') ? there : undefined;
}

/**
 * Stores a click on an island or enhancement (`data-replay`) that does not run yet, wakes it, and clicks
 * again. When it fails to wake, the second click does what the page does without script: it follows the link.
 */
export const keepEarlyClicks = (page: Document, wake: Wake): void => {
  const waiting = new WeakSet<Element>();
  let pressed: Held | null = null;
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target instanceof Element ? heldBy(target) : null;
    },
    { capture: true },
  );
  // A control that is drawn anew under the finger gets no click: browsers forget what was pressed when it leaves. That
  // may be between the last two events of a press.
  const release = ({ target }: Event): void => {
    const held = pressed;
    if (held === null || held.control.isConnected || !held.part.contains(target as Node)) return;
    setTimeout(() => {
      if (pressed === held) successorOf(held)?.click();
    });
  };
  page.addEventListener('pointerup', release, { capture: true });
  page.addEventListener('mouseup', release, { capture: true });
  let passing: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      if (controlOf(event.target)) pressed = null;
      const held = heldBy(event.target);
      if (!held || held.control === passing) return;
      const { part, control } = held;
      event.preventDefault();
      event.stopPropagation();
      if (waiting.has(control)) return;
      waiting.add(control);
      const wasPressed = control.getAttribute('aria-pressed');
      const again = (): void => {
        // In a later task, so that the part has drawn its browser state.
        setTimeout(() => {
          waiting.delete(control);
          part.removeAttribute('aria-busy');
          const meant = successorOf(held);
          if (!stillMeant(wasPressed, (meant ?? control).getAttribute('aria-pressed'))) return;
          passing = meant ?? null;
          if (meant !== undefined) meant.click();
          // A failed island had its HTML replaced; the link's address is still known.
          else if (control instanceof HTMLAnchorElement) location.assign(control.href);
          passing = null;
        });
      };
      part.setAttribute('aria-busy', 'true');
      wake(part).then(again, again);
    },
    { capture: true },
  );
};
