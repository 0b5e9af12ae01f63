import * as z from 'zod';
import { isPlaceText } from '#domain/filter/place.ts';
import { CitySchema } from '#wire/cities.ts';
import { LocaleSchema } from '#wire/values.ts';
import { inScopeOfSite } from '../../estates/in-scope.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { suggestCities } from './suggest.ts';

const CitiesQuery = z.object({
  q: z.string().refine(isPlaceText, 'longer than 64 characters, or with control characters').default(''),
  /** By default the language of ACCEPT-LANGUAGE. */
  locale: LocaleSchema.optional(),
});

/** Operations for places of the offer, as a visitor types them. */
export const cityOperations = [
  operation({
    id: 'getCities',
    summary:
      'Cities with estates that match a typed zip, name or alias (or several of them), best first; without a text, those with most estates.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/cities',
    params: SiteParams,
    query: CitiesQuery,
    answer: { kind: 'json', name: 'CityList', schema: z.array(CitySchema) },
    run: ({ params, query }, { env, locale }) =>
      inScopeOfSite(env.DB, params.siteId, (scope) =>
        suggestCities(env.DB, params.siteId, query.q, { scope, locale: query.locale ?? locale }),
      ),
  }),
];
