import { type Operation, operation } from '#content-service/platform/operation/operation.ts';
import { SiteParams } from '#content-service/platform/operation/params.ts';
import { ChangePageRequestSchema, StaffPagesRequestSchema, StaffPagesSchema } from '#wire/written-pages.ts';
import { changePage } from './change-page.ts';
import { listStaffPages } from './stored-pages.ts';

/** Largest body of a page, in bytes: a long text in four languages. */
const MOST_PAGE_BYTES = 1024 * 1024;

const asked = { role: 'read', method: 'post', params: SiteParams } as const;
const answer = { kind: 'json', name: 'StaffPages', schema: StaffPagesSchema } as const;
const REFUSALS = ['invalid_request', 'body_too_large', 'not_found', 'role_missing'] as const;
const OF_JSON = ['malformed_request', 'unsupported_media_type'] as const;

/** Operations by which an agency's people write its news and pages (decisions 184 and 186). */
export const pageWritingOperations: readonly Operation[] = [
  operation({
    ...asked,
    id: 'listStaffPages',
    summary: 'The pages or the news of an agency, and one of them with its draft and versions.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/pages',
    body: { name: 'StaffPagesRequest', schema: StaffPagesRequestSchema },
    answer,
    errors: [...REFUSALS, ...OF_JSON],
    // Returned as a response, so that no picture hashes are added to a record as it is stored.
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await listStaffPages(siteId, body, context)),
  }),
  operation({
    ...asked,
    id: 'changePage',
    summary:
      'Keeps the draft of a page; publishes a page or news, takes it off the site, or brings back an earlier version.',
    path: '/sites/{siteId}/staff/pages/changes',
    maxBodyBytes: MOST_PAGE_BYTES,
    body: { name: 'ChangePageRequest', schema: ChangePageRequestSchema },
    answer,
    errors: [...REFUSALS, ...OF_JSON, 'refused', 'changed', 'import_outdated'],
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await changePage(siteId, body, context)),
  }),
];
