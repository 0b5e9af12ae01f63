import { EstateCollectionSchema } from '#wire/estate-collection.ts';
import { EstateGroupSchema } from '#wire/estate-group.ts';
import { POLICIES } from '../cache/policies.ts';
import { askOptional } from './ask.ts';
import { sharedEstates } from './estates.ts';
import { isSameId, resource } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** `GET …/estate-collections/{id}`; null when not found. */
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

/** `GET …/estates/group/{id}`; null when not found. */
export const group = resource({
  name: 'group',
  // Contains its estates, so it is cached no longer than they are.
  policy: POLICIES.listings,
  schema: EstateGroupSchema,
  shared: sharedEstates,
  key: (id: string) => [id],
  about: (found, id) => isSameId(found.id, id),
  load: (caller, id) =>
    askOptional(caller, contentPath`/sites/${siteOf(caller)}/estates/group/${slugSegment(id)}`, {
      schema: EstateGroupSchema,
      what: 'group',
    }),
});
