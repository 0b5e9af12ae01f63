import { EstatePageListSchema, type Page, PageListSchema, PageSchema } from '../../wire/page.ts';
import { gone, notFound } from '../platform/errors/content-error.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { EstateIdSchema, PageUrlSchema, SiteParams, SlugSchema } from '../platform/operation/params.ts';
import {
  findEstatePage,
  findPage,
  findPageByUrl,
  listEstatePages,
  listPages,
  type StoredPage,
} from './pages.ts';

const answer = { kind: 'json', name: 'Page', schema: PageSchema } as const;

const pageOf = (stored: StoredPage | null): Page => {
  if (stored === null) throw notFound('page');
  if (stored.withdrawn) throw gone('page');
  return stored.page;
};

/** An agency's own pages. */
export const pageOperations = [
  operation({
    id: 'listPages',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/pages/',
    summary: 'The pages of the site, without their sections.',
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
    summary: 'A page by its address: in the language of ACCEPT-LANGUAGE first, then in any other.',
    params: SiteParams.extend({ url: PageUrlSchema }),
    answer,
    errors: ['invalid_request', 'not_found', 'gone'],
    run: async ({ params }, { env, locale }) => {
      const url = params.url.replace(/^\/+|\/+$/g, '');
      return pageOf(await findPageByUrl(env.DB, params.siteId, url, locale));
    },
  }),
  operation({
    id: 'getPage',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/pages/{id}',
    summary: 'A page by its id.',
    params: SiteParams.extend({ id: SlugSchema }),
    answer,
    errors: ['invalid_request', 'not_found', 'gone'],
    run: async ({ params }, { env }) => pageOf(await findPage(env.DB, params.siteId, params.id)),
  }),
  operation({
    id: 'listEstatePages',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estate-pages/{id}/',
    summary: 'The pages about an estate, by its id or guid: their names and titles.',
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
    summary: 'A page about an estate, by its id or guid and the name of the page (docs/decisions/0021).',
    params: SiteParams.extend({ id: EstateIdSchema, name: SlugSchema }),
    answer,
    errors: ['invalid_request', 'not_found', 'gone'],
    run: async ({ params }, { env }) =>
      pageOf(await findEstatePage(env.DB, params.siteId, params.id, params.name)),
  }),
];
