import { isPending, type Wake } from './parts.ts';

/** Events that count as touching an island: hover, press, keyboard focus. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Wakes an island (`data-when="touch"`) at the first touch. One listener also serves islands added later. An
 * island that failed wakes only by a click (`replay.ts`), so that mouse movement does not repeat requests
 * while the network is down.
 */
export const wakeOnTouch = (page: Document, wake: Wake): void => {
  const touched = new WeakSet<Element>();
  const heard = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const island = target.closest<HTMLElement>('[data-island][data-when="touch"]');
    if (!island || touched.has(island) || !isPending(island)) return;
    touched.add(island);
    // The failure is already logged, and the server's HTML stays.
    wake(island).catch(() => undefined);
  };
  for (const type of TOUCHES) page.addEventListener(type, heard, { passive: true });
};
