import {
  MakeSellerPageSchema,
  OpenSellerPageSchema,
  SellerPageMadeSchema,
  SellerPageSchema,
  SetSellerMailSchema,
  StaffSellerRequestSchema,
  StaffSellerSchema,
  WriteSellerPageSchema,
} from '#wire/seller.ts';
import type { StaffHomes } from '../../platform/answering/staff-homes.ts';
import { type Operation, operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { openSellerPage, setSellerMail } from './open.ts';
import type { BudgetsFor } from './page.ts';
import { makeSellerPage, showStaffSeller, writeSellerPage } from './staff.ts';

/** All are POSTs, so that no secret is in an address. */
const asked = { role: 'read', method: 'post', params: SiteParams } as const;
const OF_STAFF = ['role_missing', 'not_found'] as const;

/** Operations of the seller's page, for the seller and for the agency's people (decision 176). */
export const sellerOperations = (homes: StaffHomes, budgetsFor: BudgetsFor): readonly Operation[] => [
  operation({
    ...asked,
    id: 'openSellerPage',
    summary: 'What happened around a home, for its seller, by the secret of their address.',
    unraced: 'Only reads.',
    path: '/sites/{siteId}/seller-pages/open',
    body: { name: 'OpenSellerPage', schema: OpenSellerPageSchema },
    answer: { kind: 'json', name: 'SellerPage', schema: SellerPageSchema },
    errors: ['not_found'],
    run: ({ params: { siteId }, body }, context) => openSellerPage(siteId, body, budgetsFor, context),
  }),
  operation({
    ...asked,
    id: 'setSellerMail',
    summary: 'How often a seller gets their page by mail, or never again.',
    path: '/sites/{siteId}/seller-pages/mail',
    body: { name: 'SetSellerMail', schema: SetSellerMailSchema },
    answer: { kind: 'none' },
    errors: ['not_found'],
    run: ({ params: { siteId }, body }, context) => setSellerMail(siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'showStaffSeller',
    summary: 'The seller’s page of a home as the agency’s people see it, without its address.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/home/seller',
    body: { name: 'StaffSellerRequest', schema: StaffSellerRequestSchema },
    answer: { kind: 'json', name: 'StaffSeller', schema: StaffSellerSchema },
    errors: OF_STAFF,
    run: ({ params: { siteId }, body }, context) => showStaffSeller(homes, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'makeSellerPage',
    summary: 'Makes the secret address of a home’s seller, once.',
    path: '/sites/{siteId}/staff/home/seller/address',
    body: { name: 'MakeSellerPage', schema: MakeSellerPageSchema },
    answer: { kind: 'json', name: 'SellerPageMade', schema: SellerPageMadeSchema },
    errors: [...OF_STAFF, 'changed', 'past'],
    run: ({ params: { siteId }, body }, context) => makeSellerPage(homes, siteId, body, context),
  }),
  operation({
    ...asked,
    id: 'writeSellerPage',
    summary: 'Writes a sentence or a word after a viewing for a seller, or ends their address.',
    path: '/sites/{siteId}/staff/home/seller/words',
    body: { name: 'WriteSellerPage', schema: WriteSellerPageSchema },
    answer: { kind: 'none' },
    errors: [...OF_STAFF, 'changed', 'past'],
    run: ({ params: { siteId }, body }, context) => writeSellerPage(homes, siteId, body, context),
  }),
];
