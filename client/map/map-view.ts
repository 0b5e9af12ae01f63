/** What brings a home into view: a pointer over it, or the focus in it. */
const LOOKS = ['pointerover', 'focusin'] as const;
/** What shows that a visitor has begun to use the results. */
const TOUCHES = ['pointerdown', 'pointermove', 'focusin', 'wheel'] as const;

const idAt = (target: EventTarget | null, attribute: string): string | null =>
  target instanceof Element ? (target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null) : null;

const light = (root: HTMLElement, attribute: string, id: string | null): void => {
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    element.toggleAttribute('data-lit', id !== null && element.getAttribute(attribute) === id);
  }
};

/**
 * Results on a map beside their list. A home that is pointed at or in focus in the one is lit in the other.
 * The map itself sleeps until the results are first used, so that a page that is only read loads nothing
 * for it.
 */
export const enhanceMapView = (view: HTMLElement, signal: AbortSignal): void => {
  for (const type of LOOKS) {
    view.addEventListener(
      type,
      ({ target }) => {
        light(view, 'data-mark', idAt(target, 'data-estate'));
        light(view, 'data-estate', idAt(target, 'data-mark'));
      },
      { passive: true, signal },
    );
  }
  const woken = new AbortController();
  for (const type of TOUCHES) {
    view.addEventListener(
      type,
      () => {
        woken.abort();
        // As if it had been touched itself: that is what it waits for.
        view.querySelector('[data-island="result-map"]')?.dispatchEvent(new Event('focusin'));
      },
      { passive: true, signal: AbortSignal.any([signal, woken.signal]) },
    );
  }
};
