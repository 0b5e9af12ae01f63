import { AcceptedSchema } from '../../wire/accepted.ts';
import {
  ConfirmRequestSchema,
  SubscriptionChangeSchema,
  SubscriptionRequestSchema,
  SubscriptionSchema,
  TokenSchema,
} from '../../wire/subscription.ts';
import { prepare } from '../platform/db/prepare.ts';
import { messageContext } from '../platform/message-context.ts';
import { idempotentOperation } from '../platform/operation/idempotent.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { requireAlerts } from './require-alerts.ts';
import { subscribe } from './subscribe.ts';
import { changeStatement, confirmStatements, endStatement } from './subscriptions.ts';
import { holderOf, livingHolderOf, subscriptionView } from './token-holder.ts';

const TokenParams = SiteParams.extend({ token: TokenSchema });
const answer = { kind: 'json', name: 'Subscription', schema: SubscriptionSchema } as const;

/** Alerts: subscribing, and what the tokens of its mails are good for. A GET changes nothing. */
export const subscriptionOperations = [
  idempotentOperation({
    id: 'subscribe',
    role: 'read',
    path: '/sites/{siteId}/subscriptions',
    summary: 'Stores a subscription and mails a link to confirm it; nothing else is sent until then.',
    params: SiteParams,
    body: { name: 'SubscriptionRequest', schema: SubscriptionRequestSchema },
    answer: { kind: 'json', name: 'Accepted', schema: AcceptedSchema },
    status: 202,
    errors: ['not_found', 'too_many'],
    plan: ({ params, body }, context) => subscribe(params.siteId, body, context),
  }),
  idempotentOperation({
    id: 'confirmSubscription',
    role: 'read',
    path: '/sites/{siteId}/subscriptions/confirm',
    summary: 'Confirms a subscription by the token of its first mail; idempotent.',
    params: SiteParams,
    body: { name: 'ConfirmRequest', schema: ConfirmRequestSchema },
    answer,
    errors: ['not_found', 'gone', 'expired'],
    plan: async ({ params: { siteId }, body }, { env, now }) => {
      const holder = await livingHolderOf(env.DB, siteId, body.token, ['confirm'], now);
      requireAlerts(await findSite(env.DB, siteId));
      return {
        answer: { ...subscriptionView(holder), state: 'active' },
        statements: confirmStatements(siteId, holder.subscription.id, now),
      };
    },
  }),
  operation({
    id: 'getSubscription',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/subscriptions/{token}',
    summary: 'The subscription that a token belongs to, whatever its purpose.',
    params: TokenParams,
    answer,
    errors: ['invalid_request', 'not_found', 'gone', 'expired'],
    run: async ({ params: { siteId, token } }, { env, now }) =>
      subscriptionView(
        await livingHolderOf(env.DB, siteId, token, ['confirm', 'manage', 'unsubscribe'], now),
      ),
  }),
  operation({
    id: 'changeSubscription',
    role: 'read',
    method: 'put',
    path: '/sites/{siteId}/subscriptions/{token}',
    summary: 'Changes name, language and criteria; requires a token with the purpose `manage`.',
    params: TokenParams,
    body: { name: 'SubscriptionChange', schema: SubscriptionChangeSchema },
    answer,
    errors: [
      'malformed_request',
      'invalid_request',
      'not_found',
      'gone',
      'body_too_large',
      'unsupported_media_type',
    ],
    run: async ({ params: { siteId, token }, body }, context) => {
      const { env, now } = context;
      const holder = await livingHolderOf(env.DB, siteId, token, ['manage'], now);
      requireAlerts((await messageContext(siteId, body.locale, context)).site);
      await prepare(env.DB, changeStatement(siteId, holder.subscription.id, body)).run();
      const subscription = { ...holder.subscription, ...body, name: body.name ?? null };
      return subscriptionView({ ...holder, subscription });
    },
  }),
  operation({
    id: 'endSubscription',
    role: 'read',
    method: 'delete',
    path: '/sites/{siteId}/subscriptions/{token}',
    summary: 'Ends a subscription; idempotent. Requires a token with the purpose `manage` or `unsubscribe`.',
    params: TokenParams,
    answer,
    nullable: true,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params: { siteId, token } }, { env, now }) => {
      const { subscription } = await holderOf(env.DB, siteId, token, ['manage', 'unsubscribe']);
      await prepare(env.DB, endStatement(siteId, subscription.id, now)).run();
      return null;
    },
  }),
];
