import { ContentHttpError, Gone } from '../errors/app-error.ts';
import { readOptional } from './read-answer.ts';
import { EstateReferenceSchema, MAX_REFERENCE } from './schemas/estate-reference.ts';
import { contentPath } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** What says that there is none, also of a service without this call, which is ours: not there, refused, not made. */
const NONE: readonly number[] = [400, 404, 405, 501];

/**
 * `GET …/estates/by-reference?reference=`; null where no home has it. Throws Gone where the home that had
 * it was withdrawn.
 */
export async function fetchEstateIdByReference(caller: SiteCaller, text: string): Promise<string | null> {
  const reference = text.trim();
  if (reference === '' || reference.length > MAX_REFERENCE) return null;
  const path = contentPath`/sites/${siteOf(caller)}/estates/by-reference`;
  try {
    const answer = await caller.http.get(path, { ...scopeOf(caller), search: { reference } });
    return readOptional(EstateReferenceSchema, answer, 'estate reference', caller.log)?.id ?? null;
  } catch (error) {
    if (!(error instanceof ContentHttpError)) throw error;
    if (error.status === 410) throw new Gone('estate of that reference');
    if (NONE.includes(error.status)) return null;
    throw error;
  }
}
