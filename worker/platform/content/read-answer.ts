import type { z } from 'zod';
import { ContentUnavailable } from '../errors/app-error.ts';
import type { Log } from '../errors/log.ts';
import type { ContentHttp } from './http.ts';

/** What a resource module needs to make a call for a site. */
export interface ContentCaller {
  readonly http: ContentHttp;
  readonly log: Log;
}

/** Paths of the first problems, for the log. */
const problemsOf = (error: z.ZodError): string[] =>
  error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

/**
 * Reads a whole answer by its schema. One that does not fit is as good as none: it throws
 * ContentUnavailable and is logged, so that it is neither shown as empty nor stored.
 */
export function readAnswer<S extends z.ZodType>(
  schema: S,
  answer: unknown,
  what: string,
  log: Log,
): z.infer<S> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  if (answer instanceof Response) void answer.body?.cancel(); // of another type: nobody reads it
  log('error', 'content.unreadable', { what, problems: problemsOf(read.error) });
  throw new ContentUnavailable(`unreadable ${what}`);
}

/** As `readAnswer`; null (204, 404) stays null. */
export const readOptional = <S extends z.ZodType>(
  schema: S,
  answer: unknown,
  what: string,
  log: Log,
): z.infer<S> | null => (answer === null ? null : readAnswer(schema, answer, what, log));

/** The members that fit the schema; others are dropped and logged, one line each. */
export function readMembers<S extends z.ZodType>(
  schema: S,
  members: readonly unknown[],
  what: string,
  log: Log,
): z.infer<S>[] {
  return members.flatMap((member, index) => {
    const read = schema.safeParse(member);
    if (read.success) return [read.data];
    log('warn', 'content.member_dropped', { what, index, problems: problemsOf(read.error) });
    return [];
  });
}

/**
 * Reads filter options by their schema. A service may answer `{}` for an error of its own (spec 1 §7); that
 * is emptiness by error and throws ContentUnavailable, so that it is never kept as "no options".
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
