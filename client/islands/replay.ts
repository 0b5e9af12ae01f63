import { isPlainClick } from '../dom/plain-click.ts';
import { isPending, type Wake } from './parts.ts';

/**
 * Whether a stored click is still wanted. When a heart became a favourite meanwhile (in another tab), a
 * second click would undo it.
 */
export const stillMeant = (pressedThen: string | null, pressedNow: string | null): boolean =>
  pressedThen === pressedNow;

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
      const pressed = control.getAttribute('aria-pressed');
      const again = (): void => {
        // In a later task, so that the part has drawn its browser state.
        setTimeout(() => {
          kept.delete(control);
          part.removeAttribute('aria-busy');
          if (!stillMeant(pressed, control.getAttribute('aria-pressed'))) return;
          passing = control;
          // A failed island had its HTML replaced; the link's address is still known.
          if (control.isConnected) control.click();
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
