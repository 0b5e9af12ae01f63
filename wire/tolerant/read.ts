import type { z } from 'zod';
import type { Changes, Reported } from './changes.ts';
import { reading } from './reading.ts';

/** Losses of an answer that are kept in detail; the others are only counted. */
const REMEMBERED = 10;
/** Maximum length of a reported path or problem: both may contain text of another system. */
const MAX_TEXT = 160;
const MAX_KEY = 64;

/** A member or setting that was left out. */
interface Dropped {
  /** Its path in the answer: `results.3.pictures.0`. */
  readonly path: string;
  /** The problem, without the value itself. */
  readonly problem: string;
}

/** What an answer lost: the number, and the first of them. */
export interface Losses {
  readonly count: number;
  readonly first: readonly Dropped[];
}

/** An answer with its losses, or the error that made it unreadable. */
type Accepted<T> =
  | { readonly success: true; readonly data: T; readonly losses: Losses }
  | { readonly success: false; readonly error: z.ZodError };

/** Reads an answer and keeps what is readable of it (`leniency.ts`, `members.ts`). Never throws. */
export function readKeeping<S extends z.ZodType>(schema: S, answer: unknown): Accepted<z.output<S>> {
  const read = reading(schema, answer);
  if (!read.success) return read;
  // The schema determines the output type.
  return { success: true, data: read.data as z.output<S>, losses: lossesIn(read.changes) };
}

/**
 * Reads a document that was stored before, or an answer to an operator, and keeps what is readable of it; what it lost
 * is told elsewhere or to nobody. Throws the ZodError of one that is unreadable as a whole.
 */
export function readLoosely<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = readKeeping(schema, value);
  if (!read.success) throw read.error;
  return read.data;
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

function lossesIn(changes: Changes): Losses {
  const all = [...changes.reported()];
  return { count: all.length, first: all.slice(0, REMEMBERED).map(dropped) };
}

const dropped = ({ path, problem }: Reported): Dropped => ({
  path: path
    .map((key) => String(key).slice(0, MAX_KEY))
    .join('.')
    .slice(-MAX_TEXT),
  problem: `${problem.path.map((key) => `${String(key)}: `).join('')}${problem.message}`.slice(0, MAX_TEXT),
});
