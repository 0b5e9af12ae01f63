import * as z from 'zod';
import { FoundRedirectSchema, RedirectUsesSchema } from '#wire/redirect.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { findRedirect } from './find-redirect.ts';

const findUses = async (db: D1Database, siteId: string) => {
  const { results } = await db
    .prepare(
      'SELECT redirect_id AS id, sum(count) AS count, max(day) AS last FROM redirect_uses ' +
        'WHERE site_id = ? GROUP BY redirect_id ORDER BY count DESC, id LIMIT 5000',
    )
    .bind(siteId)
    .all<{ id: string; count: number; last: string }>();
  return { uses: results };
};

/** Operations for addresses of an agency's former website; they are written as records of the kind `redirect`. */
export const redirectOperations = [
  operation({
    id: 'findRedirect',
    summary: 'Where an address of the agency’s former website leads (docs/decisions/0169).',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/redirects/find',
    params: SiteParams,
    query: z.strictObject({ address: z.string().min(1).max(2_000) }),
    answer: { kind: 'json', name: 'FoundRedirect', schema: FoundRedirectSchema },
    run: async ({ params, query }, { env }) => {
      const found = await findRedirect(env.DB, params.siteId, query.address);
      if (found === null) throw notFound('redirect');
      return found;
    },
  }),
  operation({
    id: 'getRedirectUses',
    summary: 'How often visitors came by each address of the former website.',
    role: 'write',
    method: 'get',
    path: '/sites/{siteId}/redirects/uses',
    params: SiteParams,
    answer: { kind: 'json', name: 'RedirectUses', schema: RedirectUsesSchema },
    run: ({ params }, { env }) => onSite(env.DB, params.siteId, findUses(env.DB, params.siteId)),
  }),
];
