import {
  ActionDoneSchema,
  ChangeLayerRequestSchema,
  ChangePriceRequestSchema,
  ChangeStatusRequestSchema,
  DraftSavedSchema,
  HomeRequestSchema,
  HomesRequestSchema,
  HomesSchema,
  OpenedHomeSchema,
  PublishRequestSchema,
  RestoreVersionRequestSchema,
  SaveDraftRequestSchema,
  UndoRequestSchema,
  WithdrawHomeRequestSchema,
} from '#wire/written-homes.ts';
import { type Operation, operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { changeLayer } from './change-layer.ts';
import { changePrice, changeStatus, withdrawHome } from './day-actions.ts';
import { listHomes } from './list-homes.ts';
import { pictureOperations } from './pictures/operations.ts';
import { publishHome } from './publish.ts';
import { saveDraft } from './save-draft.ts';
import { openHome } from './show-home.ts';
import { restoreVersion, undoAction } from './take-back.ts';

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
const ActionDone = { kind: 'json', name: 'ActionDone', schema: ActionDoneSchema } as const;

/** Largest body of a draft, in bytes: a long text in four languages. */
const MOST_DRAFT_BYTES = 512 * 1024;

/** Operations by which an agency's people write homes (decision 155). */
export const writtenHomeOperations: readonly Operation[] = [
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
    body: { name: 'SaveDraftRequest', schema: SaveDraftRequestSchema },
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
    body: { name: 'PublishRequest', schema: PublishRequestSchema },
    answer: ActionDone,
    errors: WRITES,
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await publishHome(siteId, body, context)),
  }),
  operation({
    ...asked,
    id: 'changeHomePrice',
    summary: 'Changes the price of a home at once.',
    path: '/sites/{siteId}/staff/home/price',
    body: { name: 'ChangePriceRequest', schema: ChangePriceRequestSchema },
    answer: ActionDone,
    errors: WRITES,
    run: ({ params: { siteId }, body }, context) => changePrice(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'changeHomeStatus',
    summary: 'Puts a home on offer or under option, or says that it is sold or let, at once.',
    path: '/sites/{siteId}/staff/home/status',
    body: { name: 'ChangeStatusRequest', schema: ChangeStatusRequestSchema },
    answer: ActionDone,
    errors: WRITES,
    run: ({ params: { siteId }, body }, context) => changeStatus(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'withdrawHome',
    summary: 'Takes a home off the site: its address answers 410.',
    path: '/sites/{siteId}/staff/home/withdrawal',
    body: { name: 'WithdrawHomeRequest', schema: WithdrawHomeRequestSchema },
    answer: ActionDone,
    errors: WRITES,
    run: ({ params: { siteId }, body }, context) => withdrawHome(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'changeHomeLayer',
    summary:
      'Makes one choice over a home that a feed or a file brings, or gives back the value of its record.',
    path: '/sites/{siteId}/staff/home/layer',
    body: { name: 'ChangeLayerRequest', schema: ChangeLayerRequestSchema },
    answer: ActionDone,
    errors: WRITES,
    run: async ({ params: { siteId }, body }, context) =>
      Response.json(await changeLayer(siteId, body, context)),
  }),
  operation({
    ...asked,
    id: 'undoHome',
    summary: 'Takes back the last action on a home, within ten minutes.',
    path: '/sites/{siteId}/staff/home/undo',
    body: { name: 'UndoRequest', schema: UndoRequestSchema },
    answer: ActionDone,
    errors: [...WRITES, 'past'],
    run: ({ params: { siteId }, body }, context) => undoAction(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'restoreHome',
    summary: 'Stores an earlier version of a home again.',
    path: '/sites/{siteId}/staff/home/versions',
    body: { name: 'RestoreVersionRequest', schema: RestoreVersionRequestSchema },
    answer: ActionDone,
    errors: WRITES,
    run: ({ params: { siteId }, body }, context) => restoreVersion(siteId, body, context),
  }),
  ...pictureOperations,
];
