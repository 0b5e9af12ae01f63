import { z } from 'zod';
import { EntityItemSchema, EntityListSchema } from '../../wire/entities.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { findEntityItems, listEntities } from './entities-sql.ts';

/** Lists of an agency's own, such as its team and its offices. */
export const entityOperations = [
  operation({
    id: 'listEntities',
    method: 'get',
    path: '/sites/{siteId}/entities',
    summary: 'The lists of the site, such as its team and its offices.',
    params: SiteParams,
    answer: { kind: 'json', name: 'EntityList', schema: EntityListSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => onSite(env.DB, params.siteId, listEntities(env.DB, params.siteId)),
  }),
  operation({
    id: 'getEntityItems',
    method: 'get',
    path: '/sites/{siteId}/entities/{id}/items',
    summary: 'The items of a list, in its order.',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'EntityItemList', schema: z.array(EntityItemSchema) },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const items = await findEntityItems(env.DB, params.siteId, params.id);
      if (items === null) throw notFound('entity');
      return items;
    },
  }),
];
