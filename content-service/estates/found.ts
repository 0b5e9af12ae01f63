import { gone, notFound } from '../platform/errors/content-error.ts';

/** Something found, or the fact that it was withdrawn. */
export type Found<Value> =
  | { readonly withdrawn: true }
  | { readonly withdrawn: false; readonly value: Value };

/** The found estate; throws 404 for an unknown one, 410 for a withdrawn one. */
export const present = <Value>(found: Found<Value> | null): Value => {
  if (found === null) throw notFound('estate');
  if (found.withdrawn) throw gone('estate');
  return found.value;
};
