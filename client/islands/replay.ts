import { isPlainClick } from '../dom/plain-click.ts';
import { isPending, type Wake } from './parts.ts';

/**
 * Whether a kept click still says what its visitor meant. A heart that became a favourite meanwhile, in
 * another tab, is what the tap asked for; a second one would undo it.
 */
export const stillMeant = (pressedThen: string | null, pressedNow: string | null): boolean =>
  pressedThen === pressedNow;

/**
 * Keeps a click on an island or enhancement (`data-replay`) that does not run yet, wakes it, and clicks again.
 * Should it fail to wake, the second click does what the page does without script: follow the link.
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
        // A task later, so that what the part reads from the browser has been drawn.
        setTimeout(() => {
          kept.delete(control);
          part.removeAttribute('aria-busy');
          if (!stillMeant(pressed, control.getAttribute('aria-pressed'))) return;
          passing = control;
          // An island that broke has had its content replaced; where the link led is still known.
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
