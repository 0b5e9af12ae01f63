import * as z from 'zod';
import { brusselsDay } from '#domain/stays/today.ts';
import { type Site, SiteSchema } from '#wire/site.ts';
import { type SiteAnswer, SiteAnswerSchema } from '#wire/site-answer.ts';
import { inEach, inOneOf } from '../platform/db/shards.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { newsLocales } from '../platform/news-days.ts';
import { operation } from '../platform/operation/operation.ts';
import { HostnameSchema, SiteParams } from '../platform/operation/params.ts';
import { abilitiesOf, findService, isOwnSite } from '../platform/own-services.ts';
import { readStoredPictures } from '../platform/picture-hashes.ts';
import { findSiteDocument, listSiteDocuments, toSite } from '../platform/sites.ts';
import { findSiteByHostname, newsOf, OLD_ADDRESSES } from './by-hostname.ts';
import { knownPreviews } from './previews.ts';
import { LEAD_KINDS, leadSystemsIn, OPEN_LEAD_KINDS, OWN_PICTURES, siteForPages } from './site-for-pages.ts';

/** A site by its id, with its pictures, and for the deployment's own site its service and its previews. */
async function findWholeSite(
  db: D1Database,
  siteId: string,
  { today, forOwnSite }: { readonly today: string; readonly forOwnSite: boolean },
): Promise<SiteAnswer | null> {
  const news = newsLocales(today);
  const [row, service, previews] = await Promise.all([
    db
      .prepare(
        `SELECT s.doc, ${OLD_ADDRESSES} AS old_addresses, ${news.sql} AS news_in, ${LEAD_KINDS} AS lead_kinds, ` +
          `${OPEN_LEAD_KINDS} AS open_lead_kinds, ${OWN_PICTURES} AS pictures ` +
          'FROM sites AS s WHERE s.id = ? AND s.removed_at IS NULL',
      )
      .bind(...news.params, siteId)
      .first<{
        readonly doc: string;
        readonly old_addresses: number;
        readonly news_in: string;
        readonly lead_kinds: string;
        readonly open_lead_kinds: string;
        readonly pictures: string;
      }>(),
    forOwnSite ? findService(db, siteId) : null,
    forOwnSite ? knownPreviews(db, siteId) : [],
  ]);
  const site = toSite(row);
  if (row === null || site === null) return null;
  const answered = siteForPages(site, readStoredPictures(row.pictures));
  return {
    ...answered,
    // A preview leads old addresses too, so that they can be tried before the opening.
    ...(row.old_addresses === 1 && { hasOldAddresses: true }),
    ...newsOf(row.news_in),
    ...leadSystemsIn(row),
    ...abilitiesOf(service),
    ...(previews.length > 0 && { previews }),
  };
}

const answer = { kind: 'json', name: 'Site', schema: SiteSchema } as const;

/** A site in the contract's form, without what only the deployment's site gets. */
const SiteForPagesSchema = SiteAnswerSchema.omit({ service: true, previews: true });

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
    answer: { kind: 'json', name: 'SiteAnswer', schema: SiteForPagesSchema },
    run: async ({ params }, { env, caller, now }) => {
      const asked = { today: brusselsDay(now), tellsService: isOwnSite(caller) };
      const site = await inOneOf(env, ({ DB }) => findSiteByHostname(DB, params.hostname, asked));
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
    run: async ({ params }, { env, caller, now }) => {
      const asked = { today: brusselsDay(now), forOwnSite: isOwnSite(caller) };
      const site = await findWholeSite(env.DB, params.siteId, asked);
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
    run: async ({ params }, { env }) => {
      const site = await findSiteDocument(env.DB, params.siteId);
      if (site === null) throw notFound('site');
      return site;
    },
  }),
];
