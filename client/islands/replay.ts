import { isPlainClick } from '../dom/plain-click.ts';
import { isPending, type Wake } from './parts.ts';

/**
 * Whether a stored click is still wanted. When a heart became a favourite meanwhile (in another tab), a
 * second click would undo it.
 */
export const stillMeant = (pressedThen: string | null, pressedNow: string | null): boolean =>
  pressedThen === pressedNow;

/**
 * The control that a part draws in the place of an earlier one: where a browser has translated the page, React cannot
 * use the server's HTML and draws the part anew. Its place among the part's controls says which it is, and its address
 * that it still is the same.
 */
const successorOf = (part: HTMLElement, control: HTMLElement, place: number): HTMLElement | null => {
  if (control.isConnected) return control;
  const same = (other: Element | undefined): other is HTMLElement =>
    other instanceof HTMLElement &&
    other.tagName === control.tagName &&
    other.getAttribute('href') === control.getAttribute('href');
  const controls = controlsOf(part);
  const there = controls[place];
  // Before a map or a film is drawn, a link is in its place; then there is nothing to click again.
  return same(there) ? there : (controls.find(same) ?? null);
};

const controlsOf = (part: HTMLElement): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('a[href], button'),
];

/**
 * Stores a click on an island or enhancement (`data-replay`) that does not run yet, wakes it, and clicks
 * again. When it fails to wake, the second click does what the page does without script: it follows the link.
 */
export const keepEarlyClicks = (page: Document, wake: Wake): void => {
  const kept = new WeakSet<Element>();
  let passing: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const part = event.target.closest<HTMLElement>('[data-replay]');
      const control = event.target.closest<HTMLElement>('a[href], button');
      if (!part || !control || control === passing) return;
      if (!part.contains(control) || !isPending(part)) return;
      event.preventDefault();
      event.stopPropagation();
      if (kept.has(control)) return;
      kept.add(control);
      const place = controlsOf(part).indexOf(control);
      const pressed = control.getAttribute('aria-pressed');
      const again = (): void => {
        // In a later task, so that the part has drawn its browser state.
        setTimeout(() => {
          kept.delete(control);
          part.removeAttribute('aria-busy');
          const successor = successorOf(part, control, place);
          const meant = successor ?? control;
          if (!stillMeant(pressed, meant.getAttribute('aria-pressed'))) return;
          passing = successor;
          // The link's address is known even where nothing took its place.
          if (successor !== null) successor.click();
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
