import * as z from 'zod';
import { ChangeSiteRequestSchema, OwnSiteSchema, SitePictureAddedSchema } from '#wire/own-site.ts';
import { MOST_PICTURE_BYTES, PictureKeySchema } from '#wire/written-pictures.ts';
import { bytesBody, operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { sessionIn } from '../written/pictures/operations.ts';
import { addSitePicture } from './add-site-picture.ts';
import { changeSite } from './own-site.ts';
import { judgeSite, putSite } from './put-site.ts';
import { readSite } from './read-site.ts';

/** A call with the document of a site. */
const DOCUMENT = {
  role: 'operate',
  params: SiteParams,
  body: { name: 'SiteDocument', schema: z.looseObject({ id: z.string() }) },
  answer: {
    kind: 'json',
    name: 'SiteStored',
    schema: z.object({ outcome: z.enum(['new', 'changed', 'same']) }),
  },
  errors: ['refused', 'hostname_taken', 'site_removing'],
} as const;

/** The hash of a document as it was read. */
const SeenSchema = z.string().regex(/^[0-9a-f]{64}$/, 'not the hash of a document');

/** Operations that write sites. */
export const siteWriteOperations = [
  operation({
    ...DOCUMENT,
    id: 'judgeSite',
    summary: 'What storing this document of a site would do, refused for the same reasons; writes nothing.',
    unraced: 'Only reads.',
    method: 'post',
    path: '/sites/{siteId}/judged',
    run: async ({ params, body }, context) => ({
      outcome: await judgeSite(readSite(body, params.siteId), context),
    }),
  }),
  operation({
    ...DOCUMENT,
    id: 'putSite',
    summary:
      'Stores the document of a site, strictly read, with its hostnames and its state; with `seen` only in the place of the one that was read.',
    method: 'put',
    path: '/sites/{siteId}',
    query: z.object({ seen: SeenSchema.optional() }),
    errors: [...DOCUMENT.errors, 'changed'],
    run: async ({ params, query, body }, context) => ({
      outcome: await putSite(readSite(body, params.siteId), context, query.seen),
    }),
  }),
  operation({
    id: 'changeSite',
    summary:
      'The settings of a site, for one of its people who may write it; changes members of them before, or puts a change back.',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/staff/site',
    params: SiteParams,
    body: { name: 'ChangeSiteRequest', schema: ChangeSiteRequestSchema },
    answer: { kind: 'json', name: 'OwnSite', schema: OwnSiteSchema },
    errors: ['role_missing', 'refused', 'changed', 'site_removing'],
    run: ({ params: { siteId }, body }, context) => changeSite(siteId, body, context),
  }),
  operation({
    id: 'addSitePicture',
    summary:
      'Stores a picture for the settings or news of a site, such as a portrait; one that was sent before is there once.',
    role: 'read',
    method: 'put',
    path: '/sites/{siteId}/staff/site/pictures/{key}',
    params: SiteParams.extend({ key: PictureKeySchema }),
    maxBodyBytes: MOST_PICTURE_BYTES.resized,
    body: bytesBody('image/*'),
    answer: { kind: 'json', name: 'SitePictureAdded', schema: SitePictureAddedSchema },
    errors: ['role_missing', 'picture_refused', 'body_too_large', 'unavailable', 'import_outdated'],
    run: ({ params: { siteId, key }, body }, context) =>
      addSitePicture(siteId, { session: sessionIn(context.request), key }, new Uint8Array(body), context),
  }),
];
