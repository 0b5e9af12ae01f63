import { type Operation, operation } from '#content-service/platform/operation/operation.ts';
import { SiteParams } from '#content-service/platform/operation/params.ts';
import { ChangeNewsRequestSchema, StaffNewsRequestSchema, StaffNewsSchema } from '#wire/written-news.ts';
import { changeNews } from './change-news.ts';
import { listStaffNews } from './stored-news.ts';

/** Largest body of an item, in bytes: a long text in four languages. */
const MOST_ITEM_BYTES = 1024 * 1024;

const asked = { role: 'read', method: 'post', params: SiteParams } as const;
const answer = { kind: 'json', name: 'StaffNews', schema: StaffNewsSchema } as const;
const REFUSALS = ['invalid_request', 'body_too_large', 'not_found', 'role_missing'] as const;
const OF_JSON = ['malformed_request', 'unsupported_media_type'] as const;

/** Operations by which an agency's people write its news (decision 184). */
export const newsWritingOperations: readonly Operation[] = [
  operation({
    ...asked,
    id: 'listStaffNews',
    summary: 'The items of news of an agency, also those to come, and one of them with its versions.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/news',
    body: { name: 'StaffNewsRequest', schema: StaffNewsRequestSchema },
    answer,
    errors: [...REFUSALS, ...OF_JSON],
    // Returned as a response, so that no picture hashes are added to a record as it is stored.
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await listStaffNews(siteId, body, context)),
  }),
  operation({
    ...asked,
    id: 'changeNews',
    summary: 'Publishes an item of news, takes it off the site, or brings back an earlier version.',
    path: '/sites/{siteId}/staff/news/changes',
    maxBodyBytes: MOST_ITEM_BYTES,
    body: { name: 'ChangeNewsRequest', schema: ChangeNewsRequestSchema },
    answer,
    errors: [...REFUSALS, ...OF_JSON, 'refused', 'changed', 'import_outdated'],
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await changeNews(siteId, body, context)),
  }),
];
