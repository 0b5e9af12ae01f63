import type { z } from 'zod';
import type { CachePolicy } from '../cache/policies.ts';
import { ContentUnavailable } from '../errors/app-error.ts';

/** Loads something through the cache, equal calls of a request once. */
export type Through = <S extends z.ZodType>(
  policy: CachePolicy,
  key: string,
  schema: S,
  load: () => Promise<z.infer<S> | null>,
) => Promise<z.infer<S> | null>;

/** A value that an answer cannot lack: the loader never gives null. */
export function required<T>(value: T | null, what: string): T {
  if (value === null) throw new ContentUnavailable(`${what} is missing`);
  return value;
}
