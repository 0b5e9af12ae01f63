import type { Enhancements, Parts } from './parts.ts';
import { schedule } from './schedule.ts';

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
export const startEnhancements = (root: ParentNode, enhancements: Enhancements, parts: Parts): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const prepared = prepare(element, enhancements, parts);
    if (!prepared) continue;
    running.set(element, prepared);
    schedule(element, () => void prepared.begin());
  }
};

/** Starts an enhancement early; resolves when it runs or has failed (failures are logged). */
export const wakeEnhancement = async (element: HTMLElement): Promise<void> => running.get(element)?.begin();

/** Ends the enhancements of a part that was removed from the page, by aborting their signal. */
export const stopEnhancements = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[data-enhance]')) running.get(element)?.end();
};
