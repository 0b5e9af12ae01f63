import { z } from 'zod';
import { nullIfNotFound } from './http.ts';
import { readMembers, readOptional } from './read-answer.ts';
import { EstateSchema } from './schemas/estate.ts';
import { type EstateCollection, EstateCollectionSchema } from './schemas/estate-collection.ts';
import { EstateGroupSchema } from './schemas/estate-group.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** A group as it is kept: its homes were read one by one. */
export const KeptGroupSchema = EstateGroupSchema.extend({ results: z.array(EstateSchema) });
export type KeptGroup = z.infer<typeof KeptGroupSchema>;

/** `GET …/estate-collections/{id}`; null when there is none. */
export async function fetchCollection(caller: SiteCaller, id: string): Promise<EstateCollection | null> {
  const path = contentPath`/sites/${siteOf(caller)}/estate-collections/${slugSegment(id)}`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  return readOptional(EstateCollectionSchema, answer, 'collection', caller.log);
}

/** `GET …/estates/group/{id}`; bad homes are dropped and logged. null when there is no such group. */
export async function fetchGroup(caller: SiteCaller, id: string): Promise<KeptGroup | null> {
  const path = contentPath`/sites/${siteOf(caller)}/estates/group/${slugSegment(id)}`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  const group = readOptional(EstateGroupSchema, answer, 'group', caller.log);
  return group && { ...group, results: readMembers(EstateSchema, group.results, 'estate', caller.log) };
}
