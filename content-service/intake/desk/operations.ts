import {
  ChangePriceSchema,
  ChangeStatusSchema,
  DeedDoneSchema,
  DraftSavedSchema,
  HomeRequestSchema,
  HomesRequestSchema,
  HomesSchema,
  OpenedHomeSchema,
  PublishSchema,
  RestoreVersionSchema,
  SaveDraftSchema,
  UndoSchema,
  WithdrawHomeSchema,
} from '#wire/desk.ts';
import { type Operation, operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { changePrice, changeStatus, withdrawHome } from './deeds.ts';
import { publishHome } from './publish.ts';
import { saveDraft } from './save-draft.ts';
import { listHomes, openHome } from './show-homes.ts';
import { restoreVersion, undoDeed } from './take-back.ts';

/** All are POSTs with the session, like the other calls of the agency's own page. */
const asked = { role: 'read', method: 'post', params: SiteParams } as const;
const READS = [
  'malformed_request',
  'invalid_request',
  'body_too_large',
  'unsupported_media_type',
  'not_found',
  'role_missing',
] as const;
const WRITES = [...READS, 'refused', 'changed', 'import_outdated'] as const;
const DeedDone = { kind: 'json', name: 'DeedDone', schema: DeedDoneSchema } as const;

/** Largest body of a draft, in bytes: a long text in four languages. */
const MOST_DRAFT_BYTES = 512 * 1024;

/** Operations by which an agency's people write homes (decision 155). */
export const deskOperations: readonly Operation[] = [
  operation({
    ...asked,
    id: 'listHomes',
    summary: 'The homes of an agency that a person may see, with what each lacks.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/homes',
    body: { name: 'HomesRequest', schema: HomesRequestSchema },
    answer: { kind: 'json', name: 'Homes', schema: HomesSchema },
    errors: READS,
    run: ({ params: { siteId }, body }, context) => listHomes(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'openHome',
    summary: 'A home with its draft and versions, and what publishing would refuse.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/home',
    body: { name: 'HomeRequest', schema: HomeRequestSchema },
    answer: { kind: 'json', name: 'OpenedHome', schema: OpenedHomeSchema },
    errors: READS,
    // Returned as a response, so that no picture hashes are added to a record as it is stored.
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await openHome(siteId, body, context)),
  }),
  operation({
    ...asked,
    id: 'saveDraft',
    summary: 'Saves fields of a home’s draft, each by itself; visitors see none of it.',
    path: '/sites/{siteId}/staff/home/draft',
    maxBodyBytes: MOST_DRAFT_BYTES,
    body: { name: 'SaveDraft', schema: SaveDraftSchema },
    answer: { kind: 'json', name: 'DraftSaved', schema: DraftSavedSchema },
    errors: WRITES,
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await saveDraft(siteId, body, context)),
  }),
  operation({
    ...asked,
    id: 'publishHome',
    summary: 'Publishes a home’s draft, as it was seen.',
    path: '/sites/{siteId}/staff/home/publication',
    body: { name: 'Publish', schema: PublishSchema },
    answer: DeedDone,
    errors: WRITES,
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await publishHome(siteId, body, context)),
  }),
  operation({
    ...asked,
    id: 'changeHomePrice',
    summary: 'Changes the price of a home at once.',
    path: '/sites/{siteId}/staff/home/price',
    body: { name: 'ChangePrice', schema: ChangePriceSchema },
    answer: DeedDone,
    errors: WRITES,
    run: ({ params: { siteId }, body }, context) => changePrice(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'changeHomeStatus',
    summary: 'Puts a home on offer or under option, or says that it is sold or let, at once.',
    path: '/sites/{siteId}/staff/home/status',
    body: { name: 'ChangeStatus', schema: ChangeStatusSchema },
    answer: DeedDone,
    errors: WRITES,
    run: ({ params: { siteId }, body }, context) => changeStatus(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'withdrawHome',
    summary: 'Takes a home off the site: its address answers 410.',
    path: '/sites/{siteId}/staff/home/withdrawal',
    body: { name: 'WithdrawHome', schema: WithdrawHomeSchema },
    answer: DeedDone,
    errors: WRITES,
    run: ({ params: { siteId }, body }, context) => withdrawHome(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'undoHome',
    summary: 'Takes back the last action on a home, within ten minutes.',
    path: '/sites/{siteId}/staff/home/undo',
    body: { name: 'Undo', schema: UndoSchema },
    answer: DeedDone,
    errors: [...WRITES, 'past'],
    run: ({ params: { siteId }, body }, context) => undoDeed(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'restoreHome',
    summary: 'Stores an earlier version of a home again.',
    path: '/sites/{siteId}/staff/home/versions',
    body: { name: 'RestoreVersion', schema: RestoreVersionSchema },
    answer: DeedDone,
    errors: WRITES,
    run: ({ params: { siteId }, body }, context) => restoreVersion(siteId, body, context),
  }),
];
