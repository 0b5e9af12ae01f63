import { inject } from 'vitest';
import type { Scripted } from './scripted.ts';

/** Where it listens. */
export const SERVER = inject('scripted');

/** Tells it how paths below `base` are answered; null forgets one. */
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
}

/** What it was asked below `base`. */
export const askedOf = async (base: string): Promise<readonly Asked[]> =>
  (await fetch(`${SERVER}/__asked`, { method: 'POST', body: `/${base}/` })).json();
