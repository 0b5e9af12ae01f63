import { EstateReferenceSchema, MAX_REFERENCE } from '#wire/estate-reference.ts';
import { ContentHttpError, Gone } from '../errors/app-error.ts';
import { NO_SUCH_CALL, nullOn } from './http.ts';
import { readOptional } from './read-answer.ts';
import { direct, type ResourceCaller } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/** Not a reference (400), not found, or a service without this call. */
const NONE: readonly number[] = [400, ...NO_SUCH_CALL];

async function ask(caller: ResourceCaller, reference: string): Promise<unknown> {
  const path = contentPath`/sites/${siteOf(caller)}/estates/by-reference`;
  try {
    return await caller.http.get(path, { ...scopeOf(caller), search: { reference } });
  } catch (error) {
    if (error instanceof ContentHttpError && error.status === 410) throw new Gone('estate of that reference');
    throw error;
  }
}

/**
 * `GET …/estates/by-reference?reference=`: the id of an estate by the agency's own reference; null when no estate has
 * it. Throws Gone when its estate was withdrawn. Not cached: there are as many answers as typed texts.
 */
export const estateIdByReference = direct(async (caller, text: string): Promise<string | null> => {
  const reference = text.trim();
  if (reference === '' || reference.length > MAX_REFERENCE) return null;
  const answer = await nullOn(NONE, ask(caller, reference));
  return readOptional(EstateReferenceSchema, answer, 'estate reference', caller.log)?.id ?? null;
});
