import type { Enhancements, Parts } from './parts.ts';
import { schedule } from './schedule.ts';

const running = new WeakMap<Element, AbortController>();

/** Gives each `data-enhance` element its plain DOM code when its `data-when` says so; a failure is only logged. */
export const startEnhancements = (root: ParentNode, enhancements: Enhancements, parts: Parts): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const name = element.dataset.enhance ?? '';
    const load = Object.hasOwn(enhancements, name) ? enhancements[name] : undefined;
    if (!load) continue;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(element, controller);
    schedule(element, () => {
      load().then(
        (enhance) => {
          if (signal.aborted) return;
          enhance(element, signal, parts);
          // A moment that measurements and tests can wait for.
          performance.mark(`enhanced ${name}`);
        },
        (error: unknown) => console.error(`"${name}" stays plain.`, error),
      );
    });
  }
};

/** Ends the enhancements of a part that has been taken out of the page, as far as they heed the signal. */
export const stopEnhancements = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[data-enhance]')) running.get(element)?.abort();
};
