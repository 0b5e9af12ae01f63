import type { z } from 'zod';
import { type Losses, readCollecting } from './losses.ts';

/** An answer with its losses, or the error that made it unreadable. */
type Kept<T> =
  | { readonly success: true; readonly data: T; readonly losses: Losses }
  | { readonly success: false; readonly error: z.core.$ZodError };

/** Reads an answer by its schema and keeps the readable members of its lists (`members.ts`). Never throws. */
export function readKeeping<S extends z.ZodType>(schema: S, answer: unknown): Kept<z.output<S>> {
  const { read, collector } = readCollecting(schema, answer);
  if (!read.success) return read;
  // The schema determines the output type.
  return { success: true, data: read.data as z.output<S>, losses: collector.told(answer) };
}

/**
 * Reads a document that will be stored: writing is strict. Throws an error with the path when the document, a
 * list member or a setting cannot be read.
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
 * Reads a value that was read before, such as a cache entry, and must be whole: undefined when it does not
 * fit the schema or would lose a member.
 */
export function readWhole<S extends z.ZodType>(schema: S, value: unknown): z.output<S> | undefined {
  const read = readKeeping(schema, value);
  return read.success && read.losses.count === 0 ? read.data : undefined;
}
