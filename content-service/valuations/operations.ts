import { ValuationRequestSchema } from '#domain/forms/valuation.ts';
import { TokenSchema } from '#wire/subscription.ts';
import { ValuationAcceptedSchema, ValuationSchema } from '#wire/valuation.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { idempotentOperation } from '../platform/operation/idempotent.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { tokenHash } from '../platform/tokens.ts';
import { askValuation } from './ask-valuation.ts';
import { findMailedValuation } from './valuations.ts';
import { withdrawValuation } from './withdraw.ts';

const TokenParams = SiteParams.extend({ token: TokenSchema });
const answer = { kind: 'json', name: 'Valuation', schema: ValuationSchema } as const;

/** Operations for valuation requests. */
export const valuationOperations = [
  idempotentOperation({
    id: 'askValuation',
    summary: 'Stores a request to value a home and mails it to the agency; limited per day.',
    role: 'read',
    path: '/sites/{siteId}/valuation-requests',
    params: SiteParams,
    body: { name: 'ValuationRequest', schema: ValuationRequestSchema },
    answer: { kind: 'json', name: 'ValuationAccepted', schema: ValuationAcceptedSchema },
    status: 202,
    errors: ['not_found', 'too_many'],
    plan: ({ params, body }, context) => askValuation(params.siteId, body, context),
  }),
  operation({
    id: 'getValuation',
    summary: 'The state of a request by the token of its mail, without what was typed.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/valuation-requests/{token}',
    params: TokenParams,
    answer,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params: { siteId, token } }, { env }) => {
      const found = await findMailedValuation(env.DB, siteId, tokenHash(token));
      if (found === null) throw notFound('valuation');
      return { reference: found.reference, state: found.state };
    },
  }),
  operation({
    id: 'withdrawValuation',
    summary: 'Withdraws a request: what was typed is deleted, and the agency is told; idempotent.',
    role: 'read',
    method: 'delete',
    path: '/sites/{siteId}/valuation-requests/{token}',
    params: TokenParams,
    answer,
    nullable: true,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params: { siteId, token } }, context) => {
      await withdrawValuation(siteId, token, context);
      return null;
    },
  }),
];
