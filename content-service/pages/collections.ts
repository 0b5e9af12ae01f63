import { z } from 'zod';
import { EstateSchema } from '../../wire/estate.ts';
import { EstateCollectionSchema } from '../../wire/estate-collection.ts';
import { EstateGroupSchema } from '../../wire/estate-group.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { findCollection, findGroup } from './collections-sql.ts';

/** Estates that an agency has put together under a name (docs/decisions/0021). */
export const collectionOperations = [
  operation({
    id: 'getEstateCollection',
    method: 'get',
    path: '/sites/{siteId}/estate-collections/{id}',
    summary: 'A named selection, with the query that finds its estates.',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'EstateCollection', schema: EstateCollectionSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const collection = await findCollection(env.DB, params.siteId, params.id);
      if (collection === null) throw notFound('collection');
      return collection;
    },
  }),
  operation({
    id: 'getEstateGroup',
    method: 'get',
    path: '/sites/{siteId}/estates/group/{id}',
    summary: 'All estates of a group, in the order of the group.',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: {
      kind: 'json',
      name: 'EstateGroup',
      schema: EstateGroupSchema.extend({ results: z.array(EstateSchema) }),
    },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const group = await findGroup(env.DB, params.siteId, params.id);
      if (group === null) throw notFound('group');
      const { estates, ...words } = group;
      return { ...words, total: { value: estates.length }, results: estates };
    },
  }),
];
