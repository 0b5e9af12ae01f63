import * as z from 'zod';
import { EstateSchema } from '#wire/estate.ts';
import { EstateSearchAnswerSchema, EstateSearchRequestSchema } from '#wire/estate-search.ts';
import type { SearchCall } from '../estates/sources/source-store.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { searchEstates } from './search.ts';

const AnswerSchema = EstateSearchAnswerSchema.extend({ results: z.array(EstateSchema) });

/** The operation that searches the estates of a scope. */
export const searchOperation = ({ id, summary, path, scope }: SearchCall) =>
  operation({
    id,
    summary,
    unraced: 'Only reads.',
    role: 'read',
    method: 'post',
    path,
    params: SiteParams,
    body: { name: 'EstateSearchRequest', schema: EstateSearchRequestSchema },
    answer: { kind: 'json', name: 'EstateSearchAnswer', schema: AnswerSchema },
    run: async ({ params, body }, { env }) => {
      const page = await onSite(env.DB, params.siteId, searchEstates(env.DB, params.siteId, body, scope));
      return { total: { value: page.total }, results: page.results, groups: page.groups };
    },
  });
