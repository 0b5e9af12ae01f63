import * as z from 'zod';
import { isPlaceText } from '#domain/filter/place.ts';
import { StreetSchema } from '#wire/streets.ts';
import { LocaleSchema } from '#wire/values.ts';
import { inScopeOfSite } from '../../estates/in-scope.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { findStreets } from './find-streets.ts';

const StreetsQuery = z.object({
  q: z.string().refine(isPlaceText, 'longer than 64 characters, or with control characters').default(''),
  /** By default the language of ACCEPT-LANGUAGE. */
  locale: LocaleSchema.optional(),
});

/** Operation for streets of the offer, as a visitor types them. */
export const streetOperations = [
  operation({
    id: 'getStreets',
    summary:
      'Streets of homes with a public street that match a typed text, which may contain a number and a ' +
      'town.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/streets',
    params: SiteParams,
    query: StreetsQuery,
    answer: { kind: 'json', name: 'StreetList', schema: z.array(StreetSchema) },
    run: ({ params, query }, { env, locale }) =>
      inScopeOfSite(env.DB, params.siteId, (scope) =>
        findStreets(env.DB, params.siteId, query.q, { scope, locale: query.locale ?? locale }),
      ),
  }),
];
