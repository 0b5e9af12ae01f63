import { isPlainClick } from '../dom/plain-click.ts';

/**
 * Whether a kept click still says what its visitor meant. A heart that was drawn empty and turned out
 * to be a favourite as it woke is what the tap asked for; a second one would undo it.
 */
export const stillMeant = (pressedThen: string | null, pressedNow: string | null): boolean =>
  pressedThen === pressedNow;

/**
 * Keeps a click on an island that is not awake yet, wakes it, and clicks again. Should it fail to wake,
 * the second click does what the page does without script: follow the link.
 */
export const keepEarlyClicks = (
  page: Document,
  isPending: (island: HTMLElement) => boolean,
  wake: (island: HTMLElement) => Promise<void>,
): void => {
  const kept = new WeakSet<Element>();
  let passing: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const island = event.target.closest<HTMLElement>('[data-replay]');
      const control = event.target.closest<HTMLElement>('a[href], button');
      if (!island || !control || control === passing) return;
      if (!island.contains(control) || !isPending(island)) return;
      event.preventDefault();
      event.stopPropagation();
      if (kept.has(control)) return;
      kept.add(control);
      const pressed = control.getAttribute('aria-pressed');
      const again = (): void => {
        // A task later, so that what the island reads from the browser has been drawn.
        setTimeout(() => {
          kept.delete(control);
          island.removeAttribute('aria-busy');
          if (!stillMeant(pressed, control.getAttribute('aria-pressed'))) return;
          passing = control;
          // An island that broke has had its content replaced; where the link led is still known.
          if (control.isConnected) control.click();
          else if (control instanceof HTMLAnchorElement) location.assign(control.href);
          passing = null;
        });
      };
      island.setAttribute('aria-busy', 'true');
      wake(island).then(again, again);
    },
    { capture: true },
  );
};
