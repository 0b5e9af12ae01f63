import * as z from 'zod';
import { brusselsDay } from '#domain/stays/today.ts';
import {
  SITEMAP_ENTRIES_LIMIT,
  SITEMAP_SIZE_LIMIT,
  SitemapAnswerSchema,
  SitemapEntrySchema,
  SitemapKindSchema,
} from '#wire/sitemap.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { findSitemapEntries, findSitemapFiles, type SiteOn } from './entries.ts';

const upTo = (most: number) => z.coerce.number().int().min(1).max(most).default(most);

/** The site today. */
const siteOn = async (db: D1Database, siteId: string, now: Date): Promise<SiteOn> => {
  const site = await findSite(db, siteId);
  if (site === null) throw notFound('site');
  return { site, today: brusselsDay(now) };
};

/** Operations for the sitemap (decision 20). */
export const sitemapOperations = [
  operation({
    id: 'getSitemap',
    summary: 'The division of the listed pages into files of at most `size` entries, by id.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/sitemap',
    params: SiteParams,
    query: z.object({ size: upTo(SITEMAP_SIZE_LIMIT) }),
    answer: { kind: 'json', name: 'Sitemap', schema: SitemapAnswerSchema },
    run: async ({ params, query }, { env, now }) => ({
      files: await findSitemapFiles(env.DB, await siteOn(env.DB, params.siteId, now), query.size),
    }),
  }),
  operation({
    id: 'getSitemapEntries',
    summary: 'Listed pages of one kind in the order of their ids: those after `after`, up to `upTo`.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/sitemap/{kind}',
    params: SiteParams.extend({ kind: SitemapKindSchema }),
    query: z.object({
      after: SlugSchema.optional(),
      upTo: SlugSchema.optional(),
      limit: upTo(SITEMAP_ENTRIES_LIMIT),
    }),
    answer: {
      kind: 'json',
      name: 'SitemapEntries',
      schema: z.object({ entries: z.array(SitemapEntrySchema) }),
    },
    run: async ({ params, query }, { env, now }) => ({
      entries: await findSitemapEntries(env.DB, await siteOn(env.DB, params.siteId, now), params.kind, query),
    }),
  }),
];
