/** Distance outside the window at which a part starts, so that it is ready when it comes into view. */
const NEARBY = '600px';
/** Longest wait for an idle moment, milliseconds. */
const IDLE_TIMEOUT = 2000;

let observer: IntersectionObserver | null = null;
const whenSeen = new WeakMap<Element, () => void>();

const observe = (element: Element, run: () => void): void => {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        whenSeen.get(target)?.();
      }
    },
    { rootMargin: NEARBY },
  );
  whenSeen.set(element, run);
  observer.observe(element);
};

/** Runs at the next idle moment, or soon in browsers without `requestIdleCallback`. */
const onIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  else setTimeout(run, 1);
};

/**
 * Calls `run` once, at the moment that the element's `data-when` names: at once but in a separate task, when in
 * view, or when idle (the default).
 */
export const schedule = (element: HTMLElement, run: () => void): void => {
  switch (element.dataset.when) {
    case 'load':
      setTimeout(run);
      break;
    case 'visible':
      observe(element, run);
      break;
    default:
      onIdle(run);
  }
};
