import { type Enhancements, type Islands, isPending, type Parts, type Wake } from './parts.ts';
import { createWake, retireIn } from './wake.ts';

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

/** Events that count as touching an element: hover, press, keyboard focus. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Calls `run` at the moment that the element's `data-when` names, once, or each time that it is touched: at once but in a
 * separate task, when in view, when touched, or when idle (the default).
 */
const schedule = (element: HTMLElement, run: () => void): void => {
  switch (element.dataset.when) {
    case 'load':
      setTimeout(run);
      break;
    case 'visible':
      observe(element, run);
      break;
    case 'touch':
      for (const type of TOUCHES) element.addEventListener(type, run);
      break;
    default:
      onIdle(run);
  }
};

/**
 * Wakes an island (`data-when="touch"`) at the first touch. One listener also serves islands added later. An
 * island that failed wakes only by a click (`replay.ts`), so that mouse movement does not repeat requests
 * while the network is down.
 */
const wakeOnTouch = (page: Document, wake: Wake): void => {
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

/** State of an enhancement: started at its `data-when` moment or earlier, and ended once. */
interface Running {
  readonly begin: () => Promise<void>;
  readonly end: () => void;
}

const running = new WeakMap<Element, Running>();

const prepare = (element: HTMLElement, enhancements: Enhancements, parts: Parts): Running | null => {
  const name = element.dataset.enhance ?? '';
  const load = Object.hasOwn(enhancements, name) ? enhancements[name] : undefined;
  if (!load) return null;
  const controller = new AbortController();
  const { signal } = controller;
  let begun: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      if (signal.aborted) return;
      const enhance = await load();
      if (signal.aborted) return;
      enhance(element, signal, parts);
      element.dataset.awake = '';
      // A performance mark that measurements and tests can wait for.
      performance.mark(`enhanced ${name}`);
    } catch (error) {
      console.error(`"${name}" stays plain.`, error);
    }
  };
  return {
    begin: () => {
      begun ??= run();
      return begun;
    },
    end: () => controller.abort(),
  };
};

/**
 * Runs the plain DOM code of each `data-enhance` element at its `data-when` moment; failures are only logged.
 */
const startEnhancements = (root: ParentNode, enhancements: Enhancements, parts: Parts): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const prepared = prepare(element, enhancements, parts);
    if (!prepared) continue;
    running.set(element, prepared);
    schedule(element, () => void prepared.begin());
  }
};

/** Starts an enhancement early; resolves when it runs or has failed (failures are logged). */
const wakeEnhancement = async (element: HTMLElement): Promise<void> => running.get(element)?.begin();

/** Ends the enhancements of a part that was removed from the page, by aborting their signal. */
const stopEnhancements = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[data-enhance]')) running.get(element)?.end();
};

interface PageCode {
  readonly islands: Islands;
  readonly enhancements: Enhancements;
  /** Marks in a part of the page what this device remembers. */
  readonly paint: (root: ParentNode) => void;
}

/**
 * Starts and ends the parts of a page: at first of the whole page, later of the elements that an enhancement
 * adds or removes.
 */
export const createParts = (page: Document, { islands, enhancements, paint }: PageCode): Parts => {
  const wakeIsland = createWake(islands);
  wakeOnTouch(page, wakeIsland);
  const parts: Parts = {
    wake: (element) =>
      element.dataset.island === undefined ? wakeEnhancement(element) : wakeIsland(element),
    start: (root) => {
      paint(root);
      startEnhancements(root, enhancements, parts);
    },
    stop: (root) => {
      retireIn(root);
      stopEnhancements(root);
    },
  };
  return parts;
};
