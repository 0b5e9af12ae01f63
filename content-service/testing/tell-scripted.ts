import { inject } from 'vitest';
import type { Scripted } from './scripted.ts';

/** Its address. */
export const SERVER = inject('scripted');

/** Sets the answers of paths below `base`; null removes one. */
export const tell = async (
  base: string,
  answers: Readonly<Record<string, Scripted | null>>,
): Promise<void> => {
  const named = Object.fromEntries(Object.entries(answers).map(([path, as]) => [`/${base}${path}`, as]));
  await (await fetch(`${SERVER}/__tell`, { method: 'POST', body: JSON.stringify(named) })).text();
};

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The requests that it got below `base`. */
export const askedOf = async (base: string): Promise<readonly Asked[]> =>
  (await fetch(`${SERVER}/__asked`, { method: 'POST', body: `/${base}/` })).json();
