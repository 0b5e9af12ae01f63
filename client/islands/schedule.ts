/** How far outside the window an island may be to wake, so that it is ready when it comes into view. */
const NEARBY = '200px';
/** Longest wait for an idle moment, milliseconds. */
const IDLE_TIMEOUT = 2000;

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

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
  // A wrapper with `display: contents` has no box of its own, so its content is watched.
  const box = element.firstElementChild ?? element;
  whenSeen.set(box, run);
  observer.observe(box);
};

const onTouch = (element: Element, run: () => void): void => {
  const once = (): void => {
    for (const type of TOUCHES) element.removeEventListener(type, once);
    run();
  };
  for (const type of TOUCHES) element.addEventListener(type, once, { passive: true });
};

/** Runs at the next idle moment, or soon where the browser cannot tell. */
export const onIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT });
  else setTimeout(run, 1);
};

/** Calls `run` once, at the moment that the element's `data-when` names. */
export const schedule = (element: HTMLElement, run: () => void): void => {
  switch (element.dataset.when) {
    case 'load':
      run();
      break;
    case 'visible':
      observe(element, run);
      break;
    case 'touch':
      onTouch(element, run);
      break;
    default:
      onIdle(run);
  }
};
