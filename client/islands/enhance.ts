import { enhancements } from '../islands.ts';
import { onIdle } from './schedule.ts';

/** Gives each `data-enhance` element its plain DOM code at an idle moment; a failure is only logged. */
export const startEnhancements = (root: ParentNode): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const name = element.dataset.enhance ?? '';
    const load = Object.hasOwn(enhancements, name) ? enhancements[name] : undefined;
    if (!load) continue;
    onIdle(() => {
      load().then(
        (enhance) => enhance(element),
        (error: unknown) => console.error(`"${name}" stays plain.`, error),
      );
    });
  }
};
