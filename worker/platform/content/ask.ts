/** What most loads of a resource do: one GET for the site, read by its schema. */
import type { z } from 'zod';
import { NOT_THERE, nullOn } from './http.ts';
import { readOptional } from './read-answer.ts';
import type { ContentPath } from './segments.ts';
import { type SiteCaller, scopeOf } from './site-scope.ts';

/**
 * The answer of a GET in the caller's language; null where `none` says so, by status (404 unless told). Only a
 * status says that there is none: an answer without content (204) is an outage.
 */
export async function askOptional<S extends z.ZodType>(
  caller: SiteCaller,
  path: ContentPath,
  { schema, what, none = NOT_THERE }: { schema: S; what: string; none?: readonly number[] },
): Promise<z.output<S> | null> {
  const answer = await nullOn(none, caller.http.get(path, scopeOf(caller)));
  return readOptional(schema, answer, what, caller.log);
}
