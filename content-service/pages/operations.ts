import { EstatePageListSchema, type PageAnswer, PageAnswerSchema, PageListSchema } from '../../wire/page.ts';
import type { Statement } from '../platform/db/statement.ts';
import { gone, notFound } from '../platform/errors/content-error.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { EstateIdSchema, PageUrlSchema, SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { findEntitiesOfPage } from './entities.ts';
import {
  estatePageStatement,
  findPage,
  listEstatePages,
  listPages,
  pageByUrlStatement,
  pageStatement,
} from './pages.ts';

const answer = { kind: 'json', name: 'Page', schema: PageAnswerSchema } as const;

/** The page that a statement finds, with the entities of its blocks. Throws where there is none, or none any more. */
async function pageOf(db: D1Database, siteId: string, statement: Statement): Promise<PageAnswer> {
  const [stored, entities] = await Promise.all([
    findPage(db, siteId, statement),
    findEntitiesOfPage(db, siteId, statement),
  ]);
  if (stored === null) throw notFound('page');
  if (stored.withdrawn) throw gone('page');
  const { page } = stored;
  const named = page.sections.some(({ kind }) => kind === 'entities');
  return named ? { ...page, entities } : page;
}

/** An agency's own pages. */
export const pageOperations = [
  operation({
    id: 'listPages',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/pages/',
    params: SiteParams,
    answer: { kind: 'json', name: 'PageList', schema: PageListSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => onSite(env.DB, params.siteId, listPages(env.DB, params.siteId)),
  }),
  operation({
    id: 'getPageByUrl',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/pages/by-url/{url+}',
    params: SiteParams.extend({ url: PageUrlSchema }),
    answer,
    errors: ['invalid_request', 'not_found', 'gone'],
    run: ({ params: { siteId, url } }, { env, locale }) =>
      pageOf(env.DB, siteId, pageByUrlStatement(siteId, url.replace(/^\/+|\/+$/g, ''), locale)),
  }),
  operation({
    id: 'getPage',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/pages/{id}',
    params: SiteParams.extend({ id: SlugSchema }),
    answer,
    errors: ['invalid_request', 'not_found', 'gone'],
    run: ({ params: { siteId, id } }, { env }) => pageOf(env.DB, siteId, pageStatement(siteId, id)),
  }),
  operation({
    id: 'listEstatePages',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estate-pages/{id}/',
    params: SiteParams.extend({ id: EstateIdSchema }),
    answer: { kind: 'json', name: 'EstatePageList', schema: EstatePageListSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) =>
      onSite(env.DB, params.siteId, listEstatePages(env.DB, params.siteId, params.id)),
  }),
  operation({
    id: 'getEstatePage',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estate-pages/{id}/{name}',
    params: SiteParams.extend({ id: EstateIdSchema, name: SlugSchema }),
    answer,
    errors: ['invalid_request', 'not_found', 'gone'],
    run: ({ params: { siteId, id, name } }, { env }) =>
      pageOf(env.DB, siteId, estatePageStatement(siteId, id, name)),
  }),
];
