import type { z } from 'zod';
import { type Losses, readCollecting } from './losses.ts';

/** An answer that was read, with what it lost on the way; or why it cannot be read at all. */
type Kept<T> =
  | { readonly success: true; readonly data: T; readonly losses: Losses }
  | { readonly success: false; readonly error: z.core.$ZodError };

/** Reads an answer by its schema, keeping what is good of its lists (`members.ts`). Never throws. */
export function readKeeping<S extends z.ZodType>(schema: S, answer: unknown): Kept<z.output<S>> {
  const { read, collector } = readCollecting(schema, answer);
  if (!read.success) return read;
  // The schema that was read by says what its output is.
  return { success: true, data: read.data as z.output<S>, losses: collector.told(answer) };
}

/**
 * Reads what is about to be stored: writing is strict. Throws what says where, when a member of a list or a
 * setting cannot be read, or the whole.
 */
export function readStrict<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = readKeeping(schema, value);
  if (!read.success) throw read.error;
  const { count, first } = read.losses;
  if (count === 0) return read.data;
  const places = first.map(({ path, problem }) => `${path}: ${problem}`);
  throw new TypeError(`${count} members cannot be read: ${places.join('; ')}`);
}

/**
 * Reads what was read before, such as an entry of a cache, and must be whole: undefined when it does not fit
 * the schema or would lose a member.
 */
export function readWhole<S extends z.ZodType>(schema: S, value: unknown): z.output<S> | undefined {
  const read = readKeeping(schema, value);
  return read.success && read.losses.count === 0 ? read.data : undefined;
}
