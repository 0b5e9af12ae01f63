import { operation } from '#content-service/platform/operation/operation.ts';
import { idSchemaOf, SiteParams } from '#content-service/platform/operation/params.ts';
import { FIRST } from '#domain/sources/first.ts';
import { EstateSchema } from '#wire/estate.ts';
import { present } from '../../found.ts';
import type { SourceStore } from '../source-store.ts';
import { findEstate } from './find-estate.ts';

/** The first source: its listings are the estates of lists, and its search covers every source. */
export const firstStore: SourceStore = {
  name: FIRST.name,
  search: {
    id: 'searchEstates',
    summary: 'Search the estates of every source.',
    path: '/sites/{siteId}/estates',
    scope: 'all',
  },
  operations: [
    operation({
      id: 'getEstate',
      summary: 'An estate of the first source; a project comes with its units.',
      role: 'read',
      method: 'get',
      path: '/sites/{siteId}/estates/v2/{id}',
      params: SiteParams.extend({ id: idSchemaOf(FIRST) }),
      answer: { kind: 'json', name: 'Estate', schema: EstateSchema },
      errors: ['gone'],
      run: async ({ params }, { env }) => present(await findEstate(env.DB, params.siteId, params.id)),
    }),
  ],
};
