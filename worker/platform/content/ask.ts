/** The usual load of a resource: one GET for the site, read by its schema. */
import type { z } from 'zod';
import { NOT_THERE, nullOn } from './http.ts';
import { readOptional } from './read-answer.ts';
import type { ContentPath } from './segments.ts';
import { type SiteCaller, scopeOf } from './site-scope.ts';

/**
 * The answer of a GET in the caller's language; null for a status in `none` (default: 404). An
 * answer without content (204) counts as an outage unless `none` contains it.
 */
export async function askOptional<S extends z.ZodType>(
  caller: SiteCaller,
  path: ContentPath,
  { schema, what, none = NOT_THERE }: { schema: S; what: string; none?: readonly number[] },
): Promise<z.output<S> | null> {
  const answer = await nullOn(none, caller.http.get(path, scopeOf(caller)));
  return readOptional(schema, answer, what, caller.log);
}
