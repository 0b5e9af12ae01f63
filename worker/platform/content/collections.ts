import { z } from 'zod';
import { EstateSchema } from '../../../wire/estate.ts';
import { EstateCollectionSchema } from '../../../wire/estate-collection.ts';
import { EstateGroupSchema } from '../../../wire/estate-group.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { readMembers } from './read-answer.ts';
import { isSameId, resource } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** `GET …/estate-collections/{id}`; null when there is none. */
export const collection = resource({
  name: 'collection',
  policy: POLICIES.siteData,
  schema: EstateCollectionSchema,
  key: (id: string) => [id],
  about: (found, id) => isSameId(found.id, id),
  load: (caller, id) =>
    askOptional(caller, contentPath`/sites/${siteOf(caller)}/estate-collections/${slugSegment(id)}`, {
      schema: EstateCollectionSchema,
      what: 'collection',
    }),
});

/** A group as it is kept: its estates were read one by one. */
const KeptGroupSchema = EstateGroupSchema.extend({ results: z.array(EstateSchema) });

/** `GET …/estates/group/{id}`; bad estates are dropped and logged. null when there is no such group. */
export const group = resource({
  name: 'group',
  // With its estates, hence as short-lived as they are.
  policy: POLICIES.listings,
  schema: KeptGroupSchema,
  key: (id: string) => [id],
  about: (found, id) => isSameId(found.id, id),
  async load(caller, id) {
    const path = contentPath`/sites/${siteOf(caller)}/estates/group/${slugSegment(id)}`;
    const found = await askOptional(caller, path, { schema: EstateGroupSchema, what: 'group' });
    return found && { ...found, results: readMembers(EstateSchema, found.results, 'estate', caller.log) };
  },
});
