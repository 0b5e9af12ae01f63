import type { ComponentType } from 'react';
import type { Islands, Wake } from './parts.ts';

/** Unmounts an awake island. */
type Unmount = () => void;

const waking = new WeakMap<Element, Promise<Unmount>>();
let count = 0;

const load = async (element: HTMLElement, islands: Islands): Promise<Unmount> => {
  const name = element.dataset.island ?? '';
  try {
    const find = Object.hasOwn(islands, name) ? islands[name] : undefined;
    if (!find) throw new Error('unknown island');
    // `Island` ties component and props together by name on the server; here the types are lost.
    const component = find() as Promise<ComponentType<object>>;
    const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), component]);
    count += 1;
    const props = JSON.parse(element.dataset.props ?? '{}');
    const unmount = await hydrate(element, Component, props, `i${count}-`);
    element.dataset.awake = '';
    return unmount;
  } catch (error) {
    console.error(`Island "${name}" stays as the server sent it.`, error);
    // The next touch may try again: the failure may have been the network's.
    waking.delete(element);
    throw error;
  }
};

/** Loads and hydrates the islands of a table, each once unless it fails. */
export const createWake =
  (islands: Islands): Wake =>
  async (element) => {
    const running = waking.get(element) ?? load(element, islands);
    waking.set(element, running);
    await running;
  };

/** Unmounts the islands of a removed part, including those still waking; sleeping ones need nothing. */
export const retireIn = (root: ParentNode): void => {
  for (const element of root.querySelectorAll('[data-island]')) {
    waking.get(element)?.then(
      (unmount) => unmount(),
      // The island never woke; that is already logged.
      () => undefined,
    );
  }
};
