import type { Found } from '../db/found.ts';
import { gone, notFound } from '../errors/content-error.ts';

/** What was found of an estate; 404 for one that never was, 410 for one that was withdrawn. */
export const present = <Value>(found: Found<Value> | null): Value => {
  if (found === null) throw notFound('estate');
  if (found.withdrawn) throw gone('estate');
  return found.value;
};
