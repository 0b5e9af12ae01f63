import type { z } from 'zod';
import { readKeeping } from '#wire/tolerant/read.ts';
import { ContentUnavailable, ContentUnreadable } from '../errors/app-error.ts';
import type { Log } from '../errors/log.ts';
import type { ContentHttp } from './http.ts';

/** Dependencies of a resource that calls the content service. */
export interface ContentCaller {
  readonly http: ContentHttp;
  readonly log: Log;
}

/** Paths of the first problems, for the log. */
const problemsOf = (error: z.core.$ZodError): string[] =>
  error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

/**
 * Reads an answer by its schema. Invalid members of lists are left out and logged in one line. For an answer that is
 * invalid as a whole it logs and throws ContentUnreadable, so that the answer is neither shown as empty nor stored.
 */
export function readAnswer<S extends z.ZodType>(
  schema: S,
  answer: unknown,
  what: string,
  log: Log,
): z.infer<S> {
  const read = readKeeping(schema, answer);
  if (read.success) {
    const { count, first } = read.losses;
    if (count > 0) log('warn', 'content.members_dropped', { what, count, first });
    return read.data;
  }
  if (answer instanceof Response) void answer.body?.cancel(); // the body is not needed
  log('error', 'content.unreadable', { what, problems: problemsOf(read.error) });
  throw new ContentUnreadable(`unreadable ${what}`);
}

/**
 * Reads the answer to a successful action. The status says that it succeeded, whatever the body: for an unreadable
 * body it logs and returns the result of `otherwise`, which receives the raw answer.
 */
export async function readDone<S extends z.ZodType, Else>(
  schema: S,
  act: Promise<unknown>,
  what: string,
  log: Log,
  otherwise: (answer: unknown) => Else,
): Promise<z.infer<S> | Else> {
  let answer: unknown = null;
  try {
    answer = await act;
    return readAnswer(schema, answer, what, log);
  } catch (error) {
    if (error instanceof ContentUnreadable) return otherwise(answer);
    throw error;
  }
}

/** Like `readAnswer`; null (204, 404) stays null. */
export const readOptional = <S extends z.ZodType>(
  schema: S,
  answer: unknown,
  what: string,
  log: Log,
): z.infer<S> | null => (answer === null ? null : readAnswer(schema, answer, what, log));

/**
 * Reads filter options by their schema. A service may answer `{}` when it has an internal error (spec 1 §7);
 * this throws ContentUnavailable, so that it is never cached as "no options".
 */
export function readFilters<S extends z.ZodObject>(
  schema: S,
  answer: unknown,
  what: string,
  log: Log,
): z.infer<S> {
  const known = typeof answer === 'object' && answer !== null ? Object.keys(answer) : [];
  if (!known.some((name) => Object.hasOwn(schema.shape, name)))
    throw new ContentUnavailable(`${what} are empty by error`);
  return readAnswer(schema, answer, what, log);
}
