import { gone, notFound } from '../platform/errors/content-error.ts';

/** Something found, or the news that it was withdrawn. */
export type Found<Value> =
  | { readonly withdrawn: true }
  | { readonly withdrawn: false; readonly value: Value };

/** What was found of an estate; 404 for one that never was, 410 for one that was withdrawn. */
export const present = <Value>(found: Found<Value> | null): Value => {
  if (found === null) throw notFound('estate');
  if (found.withdrawn) throw gone('estate');
  return found.value;
};
