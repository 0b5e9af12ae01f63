/** How far outside the window an island may be to wake, so that it is ready when it comes into view. */
const NEARBY = '200px';
/** Longest wait for an idle moment, milliseconds. */
const IDLE_TIMEOUT = 2000;

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Takes back what was planned; nothing happens when it has run. */
export type Cancel = () => void;

let observer: IntersectionObserver | null = null;
const whenSeen = new WeakMap<Element, () => void>();

const observe = (element: Element, run: () => void): Cancel => {
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
  // A wrapper with `display: contents` has no box of its own, so its content is watched.
  const box = element.firstElementChild ?? element;
  whenSeen.set(box, run);
  observer.observe(box);
  return () => observer?.unobserve(box);
};

const onTouch = (element: Element, run: () => void): Cancel => {
  const cancel = (): void => {
    for (const type of TOUCHES) element.removeEventListener(type, once);
  };
  const once = (): void => {
    cancel();
    run();
  };
  for (const type of TOUCHES) element.addEventListener(type, once, { passive: true });
  return cancel;
};

/** Runs at the next idle moment, or soon where the browser cannot tell. */
const onIdle = (run: () => void): Cancel => {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1);
  return () => clearTimeout(timer);
};

/** Calls `run` once, at the moment that the element's `data-when` names. */
export const schedule = (element: HTMLElement, run: () => void): Cancel => {
  switch (element.dataset.when) {
    case 'load':
      run();
      return () => undefined;
    case 'visible':
      return observe(element, run);
    case 'touch':
      return onTouch(element, run);
    default:
      return onIdle(run);
  }
};
