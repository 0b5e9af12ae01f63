import { isPending, type Wake } from './parts.ts';

/** What counts as touching an island: pointing at it, pressing it, coming to it by keyboard. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Wakes an island (`data-when="touch"`) at the first touch. One listener serves those that come into the page
 * later, too. An island that failed wakes by a click alone (`replay.ts`), so that a network that is down is not
 * asked at every move of the mouse.
 */
export const wakeOnTouch = (page: Document, wake: Wake): void => {
  const touched = new WeakSet<Element>();
  const heard = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const island = target.closest<HTMLElement>('[data-island][data-when="touch"]');
    if (!island || touched.has(island) || !isPending(island)) return;
    touched.add(island);
    // Its failure has been logged, and what the server rendered stays.
    wake(island).catch(() => undefined);
  };
  for (const type of TOUCHES) page.addEventListener(type, heard, { passive: true });
};
