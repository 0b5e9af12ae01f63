import { brusselsDay } from '#domain/stays/today.ts';
import type { EstateCollection } from '#wire/estate-collection.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';
import {
  EstatePageListSchema,
  type Page,
  type PageAnswer,
  PageAnswerSchema,
  PageListSchema,
} from '#wire/page.ts';
import type { Statement } from '../platform/db/statement.ts';
import { gone, notFound } from '../platform/errors/content-error.ts';
import type { Offers } from '../platform/manifest.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { EstateIdSchema, PageUrlSchema, SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { findCollectionsOfPage } from './collections.ts';
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

type SearchSite = Offers['searchSite'];

/** Default number of estates in a block. */
const ROW = 3;

/** The estates of each block with a collection, once per collection and size. */
async function estatesOf(
  page: Page,
  collections: readonly EstateCollection[],
  search: (request: EstateSearchRequest) => ReturnType<SearchSite>,
): Promise<NonNullable<PageAnswer['collections']>> {
  const asked = new Map(
    page.sections.flatMap((section) => {
      const found =
        section.kind === 'estates' ? collections.find(({ id }) => id === section.collection) : undefined;
      if (section.kind !== 'estates' || found === undefined) return [];
      return [[`${found.id}:${section.size ?? ''}`, { found, size: section.size }] as const];
    }),
  );
  return await Promise.all(
    [...asked.values()].map(async ({ found, size }) => {
      const { total, results } = await search({
        query: found.query,
        ...(found.sort && { sort: found.sort }),
        size: size ?? ROW,
      });
      return {
        collection: found.id,
        size,
        title: found.title,
        total: { value: total },
        results: [...results],
      };
    }),
  );
}

/**
 * The page found by a statement, with the content of its blocks. Throws not_found, or gone for a withdrawn
 * page and for news that is over.
 */
async function pageOf(
  db: D1Database,
  siteId: string,
  statement: Statement,
  searchSite: SearchSite,
): Promise<PageAnswer> {
  const [stored, entities, collections] = await Promise.all([
    findPage(db, siteId, statement),
    findEntitiesOfPage(db, siteId, statement),
    findCollectionsOfPage(db, siteId, statement),
  ]);
  if (stored === null) throw notFound('page');
  if (stored.gone) throw gone('page');
  const { page } = stored;
  const named = page.sections.some(({ kind }) => kind === 'entities');
  return {
    ...page,
    ...(named && { entities }),
    ...(collections.length > 0 && {
      collections: await estatesOf(page, collections, (request) => searchSite(db, siteId, request)),
    }),
  };
}

/** Operations for content pages. The search of estates is passed in, since it belongs to another folder. */
export const pageOperations = (searchSite: SearchSite) => [
  operation({
    id: 'listPages',
    summary: 'The pages of the site, without their sections.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/pages/',
    params: SiteParams,
    answer: { kind: 'json', name: 'PageList', schema: PageListSchema },
    run: async ({ params: { siteId } }, { env, now }) =>
      onSite(env.DB, siteId, listPages(env.DB, siteId, brusselsDay(now))),
  }),
  operation({
    id: 'getPageByUrl',
    summary: 'A page by its address: in the language of ACCEPT-LANGUAGE first, then in any other.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/pages/by-url/{url+}',
    params: SiteParams.extend({ url: PageUrlSchema }),
    answer,
    errors: ['gone'],
    run: ({ params: { siteId, url } }, { env, locale, now }) => {
      const asked = { locale, today: brusselsDay(now) };
      const statement = pageByUrlStatement(siteId, url.replace(/^\/+|\/+$/g, ''), asked);
      return pageOf(env.DB, siteId, statement, searchSite);
    },
  }),
  operation({
    id: 'getPage',
    summary: 'A page by its id.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/pages/{id}',
    params: SiteParams.extend({ id: SlugSchema }),
    answer,
    errors: ['gone'],
    run: ({ params: { siteId, id } }, { env, now }) =>
      pageOf(env.DB, siteId, pageStatement(siteId, id, brusselsDay(now)), searchSite),
  }),
  operation({
    id: 'listEstatePages',
    summary: 'The pages about an estate, by its id or guid: their names and titles.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estate-pages/{id}/',
    params: SiteParams.extend({ id: EstateIdSchema }),
    answer: { kind: 'json', name: 'EstatePageList', schema: EstatePageListSchema },
    run: async ({ params }, { env }) =>
      onSite(env.DB, params.siteId, listEstatePages(env.DB, params.siteId, params.id)),
  }),
  operation({
    id: 'getEstatePage',
    summary: 'A page about an estate, by its id or guid and the name of the page (docs/decisions/0021).',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estate-pages/{id}/{name}',
    params: SiteParams.extend({ id: EstateIdSchema, name: SlugSchema }),
    answer,
    errors: ['gone'],
    run: ({ params: { siteId, id, name } }, { env }) =>
      pageOf(env.DB, siteId, estatePageStatement(siteId, id, name), searchSite),
  }),
];
