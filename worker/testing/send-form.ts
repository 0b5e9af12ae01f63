import type { appBench } from './app-bench.ts';

type Ask = ReturnType<typeof appBench>['ask'];
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Headers of a form sent from a page of the site itself. */
export const OWN = { 'Sec-Fetch-Site': 'same-origin' } as const;

/** Control fields of a form that was open long enough. */
export const control = (key: string = crypto.randomUUID()) => ({
  'form-key': key,
  'form-shown': String(Date.now() - 60_000),
  homepage: '',
});

const pairsOf = (fields: Fields): string[][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : value.map((one) => [name, one]),
  );

/** Sends a plain form as a browser does. */
export const sendForm = (
  ask: Ask,
  path: string,
  fields: Fields,
  headers: Record<string, string> = OWN,
): Promise<Response> => ask(path, { method: 'POST', body: new URLSearchParams(pairsOf(fields)), headers });
