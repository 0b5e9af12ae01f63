import * as z from 'zod';
import { type Site, SiteSchema } from '#wire/site.ts';
import { SiteAnswerSchema } from '#wire/site-answer.ts';
import { inEach, inOneOf } from '../platform/db/shards.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { HostnameSchema, SiteParams } from '../platform/operation/params.ts';
import { isOwnSite } from '../platform/own-services.ts';
import { findSiteDocument, listSiteDocuments } from '../platform/sites.ts';
import { findSiteByHostname } from './by-hostname.ts';
import { findWholeSite } from './whole-site.ts';

const answer = { kind: 'json', name: 'Site', schema: SiteSchema } as const;

/** A site in the contract's form, without what only the deployment's site gets. */
const ToldSiteSchema = SiteAnswerSchema.omit({ service: true, previews: true });

const byId = (a: Site, b: Site): number => (a.id < b.id ? -1 : 1);

/** Operations for sites, by hostname and by id. */
export const siteOperations = [
  operation({
    id: 'getSiteByHostname',
    summary:
      'The site of a hostname, with the menus and texts of every page; case and port do ' + 'not matter.',
    role: 'read',
    method: 'get',
    path: '/sites/by-hostname/{hostname}',
    params: z.object({ hostname: HostnameSchema }),
    answer: { kind: 'json', name: 'SiteAnswer', schema: ToldSiteSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env, caller }) => {
      const site = await inOneOf(env, ({ DB }) => findSiteByHostname(DB, params.hostname, isOwnSite(caller)));
      if (site === null) throw notFound('site');
      return site;
    },
  }),
  operation({
    id: 'getSite',
    summary: 'A site by its id.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}',
    params: SiteParams,
    answer,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env, caller }) => {
      const site = await findWholeSite(env.DB, params.siteId, isOwnSite(caller));
      if (site === null) throw notFound('site');
      return site;
    },
  }),
  operation({
    id: 'listSites',
    summary: 'Every site of the deployment by id, each document as it was put.',
    role: 'operate',
    method: 'get',
    path: '/sites',
    params: z.object({}),
    answer: { kind: 'json', name: 'SiteList', schema: z.object({ sites: z.array(SiteSchema) }) },
    errors: [],
    run: async (_input, { env }) => ({
      sites: (await inEach(env, ({ DB }) => listSiteDocuments(DB))).flat().toSorted(byId),
    }),
  }),
  operation({
    id: 'getSiteDocument',
    summary: 'The document of a site as it was put, without the data that the service adds.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/document',
    params: SiteParams,
    answer,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const site = await findSiteDocument(env.DB, params.siteId);
      if (site === null) throw notFound('site');
      return site;
    },
  }),
];
