import type { ComponentType } from 'react';
import type { Islands, Wake } from './parts.ts';

/** Ends an island that is awake. */
type Unmount = () => void;

const waking = new WeakMap<Element, Promise<Unmount>>();
let count = 0;

const load = async (element: HTMLElement, islands: Islands): Promise<Unmount> => {
  const name = element.dataset.island ?? '';
  try {
    const find = Object.hasOwn(islands, name) ? islands[name] : undefined;
    if (!find) throw new Error('unknown island');
    // The name ties component and props together on the server (`Island`); here both come as one.
    const component = find() as Promise<ComponentType<object>>;
    const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), component]);
    count += 1;
    const props = JSON.parse(element.dataset.props ?? '{}');
    const unmount = await hydrate(element, Component, props, `i${count}-`);
    element.dataset.awake = '';
    return unmount;
  } catch (error) {
    console.error(`Island "${name}" stays as the server sent it.`, error);
    // A touch may try again: what failed may only have been the network.
    waking.delete(element);
    throw error;
  }
};

/** Loads and hydrates islands of a table, each once unless it fails. */
export const createWake =
  (islands: Islands): Wake =>
  async (element) => {
    const running = waking.get(element) ?? load(element, islands);
    waking.set(element, running);
    await running;
  };

/** Ends the islands of a part that has left the page, also those still waking; those asleep are left alone. */
export const retireIn = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[data-island]')) {
    waking.get(element)?.then(
      (unmount) => unmount(),
      // It never woke, which has been logged.
      () => undefined,
    );
  }
};
