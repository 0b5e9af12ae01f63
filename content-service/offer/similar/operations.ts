import * as z from 'zod';
import { EstateSchema } from '#wire/estate.ts';
import { SimilarEstatesAnswerSchema } from '#wire/estate-search.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { operation } from '../../platform/operation/operation.ts';
import { EstateIdSchema, SiteParams } from '../../platform/operation/params.ts';
import { findSite } from '../../platform/sites.ts';
import { findSimilar } from './find-similar.ts';

const AnswerSchema = SimilarEstatesAnswerSchema.extend({ results: z.array(EstateSchema) });

/** Operation for similar estates. */
export const similarEstateOperations = [
  operation({
    id: 'getSimilarEstates',
    summary:
      'At most six estates of the same kind and offer, nearby and of a similar price; most similar first. A ' +
      'withdrawn estate has them too. For a sold or let one, also how many others of its municipality are gone.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estates/{id}/similar',
    params: SiteParams.extend({ id: EstateIdSchema }),
    answer: { kind: 'json', name: 'SimilarEstatesAnswer', schema: AnswerSchema },
    run: async ({ params }, { env, now }) => {
      const site = await findSite(env.DB, params.siteId);
      // Same answer as for an unknown estate: it does not reveal that the site does not exist.
      if (site === null) throw notFound('estate');
      const found = await findSimilar(env.DB, site, params.id, now);
      if (found === null) throw notFound('estate');
      return { total: { value: found.results.length }, ...found };
    },
  }),
];
