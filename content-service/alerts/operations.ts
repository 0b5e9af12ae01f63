import type { Criteria } from '#domain/forms/criteria.ts';
import { nightCount } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { mailTexts } from '#locales/mails.ts';
import { AcceptedSchema } from '#wire/accepted.ts';
import {
  ConfirmRequestSchema,
  LONGEST_PAUSE,
  NO_END,
  PauseSchema,
  type Subscription,
  SubscriptionChangeSchema,
  SubscriptionListSchema,
  SubscriptionRequestSchema,
  SubscriptionSchema,
  TokenSchema,
} from '#wire/subscription.ts';
import { estateMailCard, findMailEstates } from '../estates/mail-card.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { untilMet } from '../platform/db/only-if.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { messageContext } from '../platform/message-context.ts';
import { idempotentOperation } from '../platform/operation/idempotent.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { givenTokens } from './mailed-tokens.ts';
import { fittingUnits } from './rentals/fitting-units.ts';
import { anewStatement, beginRentalStatement } from './rentals/rental-alerts.ts';
import { requireWaitable } from './rentals/require-waitable.ts';
import { requireAlerts } from './require-alerts.ts';
import { askedStatements, changedCard, inheritedStatements } from './search-cards.ts';
import { subscribe } from './subscribe.ts';
import {
  changeStatements,
  confirmStatements,
  endStatement,
  findOfSameAddress,
  inStateStatement,
  pauseStatement,
  type StoredSubscription,
  type SubscriptionRow,
  subscriptionStatement,
  type TokenHolder,
  toSubscription,
} from './subscriptions.ts';
import { holderOf, livingHolderOf, subscriptionView } from './token-holder.ts';

const TokenParams = SiteParams.extend({ token: TokenSchema });
const homeOf = ({ criteria }: StoredSubscription): readonly string[] =>
  criteria.home === undefined ? [] : [criteria.home];

const PURPOSES = ['confirm', 'manage', 'unsubscribe'] as const;

/** Ids of the units that match criteria now; empty when the criteria are not about holiday rentals. */
const fittingNow = async (db: D1Database, siteId: string, { rental }: Criteria, today: string) =>
  rental === undefined ? [] : (await fittingUnits(db, siteId, rental, today)).map(({ id }) => id);

/** Changes a subscription that is in the state in which it was read; the answer is read in the batch. */
async function changed(
  db: D1Database,
  siteId: string,
  { subscription, ...holder }: TokenHolder,
  changes: readonly Statement[],
): Promise<Subscription> {
  const statements = [
    inStateStatement(siteId, subscription),
    ...changes,
    subscriptionStatement(siteId, subscription.id),
  ];
  const results = await db.batch<SubscriptionRow>(statements.map((one) => prepare(db, one)));
  const row = results.at(-1)?.results[0];
  if (row === undefined) throw new Error('a subscription that was just changed is not there');
  return subscriptionView({ ...holder, subscription: toSubscription(row) });
}

const isSoon = (until: string, today: string): boolean =>
  until > today && nightCount(today, until) <= LONGEST_PAUSE;

const answer = { kind: 'json', name: 'Subscription', schema: SubscriptionSchema } as const;

/** Operations of alerts: subscribing, and the actions of mailed tokens. A GET changes nothing. */
export const subscriptionOperations = [
  idempotentOperation({
    id: 'subscribe',
    summary: 'Stores a subscription and mails a link to confirm it; nothing else is sent until then.',
    role: 'read',
    path: '/sites/{siteId}/subscriptions',
    params: SiteParams,
    body: { name: 'SubscriptionRequest', schema: SubscriptionRequestSchema },
    answer: { kind: 'json', name: 'Accepted', schema: AcceptedSchema },
    status: 202,
    errors: ['too_many', 'unavailable'],
    home: ({ body }) => body.criteria.home,
    plan: ({ params, body }, context) => subscribe(params.siteId, body, context),
  }),
  idempotentOperation({
    id: 'confirmSubscription',
    summary: 'Confirms a subscription by the token of its first mail; idempotent.',
    role: 'read',
    path: '/sites/{siteId}/subscriptions/confirm',
    params: SiteParams,
    body: { name: 'ConfirmRequest', schema: ConfirmRequestSchema },
    answer,
    errors: ['gone', 'expired'],
    plan: async ({ params: { siteId }, body }, context) => {
      const { env, now } = context;
      const holder = await livingHolderOf(env.DB, siteId, body.token, ['confirm'], now);
      requireAlerts(await findSite(env.DB, siteId));
      const { id, state, email, criteria } = holder.subscription;
      const inState = inStateStatement(siteId, holder.subscription);
      const confirmed = { ...subscriptionView(holder), state: 'active' } as const;
      if (state === 'active') return { answer: confirmed, statements: [inState] };
      const mailId = crypto.randomUUID();
      const today = brusselsDay(now);
      const fitting = await fittingNow(env.DB, siteId, criteria, today);
      const begin = beginRentalStatement(siteId, id, fitting, { now, today });
      return {
        answer: confirmed,
        statements: [
          inState,
          ...confirmStatements(
            siteId,
            id,
            now,
            ...(criteria.rental === undefined ? [] : [begin]),
            ...inheritedStatements(siteId, id, now),
          ),
          ...askedStatements(siteId, id, now),
          outboxStatement(
            {
              siteId,
              id: mailId,
              recipient: email,
              mail: { kind: 'alert-on', data: { subscriptionId: id } },
            },
            now,
          ),
        ],
        afterwards: () => context.deliver(siteId, [mailId]),
      };
    },
  }),
  operation({
    id: 'getSubscription',
    summary: 'The subscription that a token belongs to, whatever its purpose.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/subscriptions/{token}',
    params: TokenParams,
    answer,
    errors: ['gone', 'expired'],
    run: async ({ params: { siteId, token } }, { env, now }) =>
      subscriptionView(await livingHolderOf(env.DB, siteId, token, PURPOSES, now)),
  }),
  operation({
    id: 'listSubscriptions',
    summary:
      'The confirmed subscriptions of the address that a token was mailed to, each with a token that ' +
      'manages it.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/subscriptions/{token}/all',
    params: TokenParams,
    answer: { kind: 'json', name: 'SubscriptionList', schema: SubscriptionListSchema },
    errors: ['gone', 'expired'],
    run: async ({ params: { siteId, token } }, { env, now }) => {
      const { subscription } = await livingHolderOf(env.DB, siteId, token, PURPOSES, now);
      const found = await findOfSameAddress(env.DB, siteId, subscription.id);
      // A pending subscription gives access only to itself.
      if (found.length === 0) throw notFound('subscription');
      const giving = { db: env.DB, tokenSecret: env.TOKEN_SECRET, siteId };
      const tokens = await givenTokens(found, ['manage'], giving);
      const site = await findSite(env.DB, siteId);
      const homes = site === null ? null : await findMailEstates(env.DB, site, found.flatMap(homeOf));
      const subscriptions = found.flatMap(({ criteria, rhythm, pausedUntil, locale, origin }, index) => {
        const manage = tokens[index]?.manage;
        const home = criteria.home === undefined ? undefined : homes?.get(criteria.home);
        const card =
          home === undefined
            ? null
            : estateMailCard(home, { origin, t: mailTexts(locale, site?.settings.figures) });
        const about = card === null ? null : `${card.title}, ${card.place}`;
        return manage === undefined ? [] : [{ token: manage, criteria, rhythm, pausedUntil, about }];
      });
      return { email: subscription.email, subscriptions };
    },
  }),
  operation({
    id: 'pauseSubscription',
    summary: 'Pauses a subscription until a day, or resumes it; requires a token with the purpose `manage`.',
    role: 'read',
    method: 'put',
    path: '/sites/{siteId}/subscriptions/{token}/pause',
    params: TokenParams,
    body: { name: 'Pause', schema: PauseSchema },
    answer,
    errors: ['gone'],
    run: ({ params: { siteId, token }, body: { until } }, { env, now }) =>
      untilMet(async () => {
        const holder = await livingHolderOf(env.DB, siteId, token, ['manage'], now);
        const { id, state } = holder.subscription;
        if (state !== 'active') throw notFound('subscription');
        if (until !== null && until !== NO_END && !isSoon(until, brusselsDay(now))) {
          throw new ContentError('invalid_request', 'A pause ends within a year.', { until: 'invalid' });
        }
        return changed(env.DB, siteId, holder, [pauseStatement(siteId, id, until)]);
      }),
  }),
  operation({
    id: 'changeSubscription',
    summary:
      'Changes name, language, criteria, rhythm and search card; requires a token with the purpose `manage`.',
    role: 'read',
    method: 'put',
    path: '/sites/{siteId}/subscriptions/{token}',
    params: TokenParams,
    body: { name: 'SubscriptionChange', schema: SubscriptionChangeSchema },
    answer,
    errors: ['gone'],
    run: ({ params: { siteId, token }, body }, context) =>
      untilMet(async () => {
        const { env, now } = context;
        const holder = await livingHolderOf(env.DB, siteId, token, ['manage'], now);
        if (body.criteria.home !== undefined) {
          throw new ContentError('invalid_request', 'An alert for a search cannot follow a home.', {
            criteria: 'criteria',
          });
        }
        const { site } = await messageContext(siteId, body.locale, context);
        requireAlerts(site);
        const { id, criteria } = holder.subscription;
        if ((body.criteria.rental === undefined) !== (criteria.rental === undefined)) {
          throw new ContentError('invalid_request', 'Homes and holiday rentals need separate alerts.', {
            criteria: 'criteria',
          });
        }
        const today = brusselsDay(now);
        requireWaitable(site, body.criteria, today);
        const fitting = await fittingNow(env.DB, siteId, body.criteria, today);
        const card = changedCard(site, id, body, now);
        return changed(env.DB, siteId, holder, [
          ...card.before,
          ...changeStatements(siteId, id, body),
          ...card.after,
          anewStatement(siteId, id, fitting),
        ]);
      }),
  }),
  operation({
    id: 'endSubscription',
    summary: 'Ends a subscription; idempotent. Requires a token with the purpose `manage` or `unsubscribe`.',
    role: 'read',
    method: 'delete',
    path: '/sites/{siteId}/subscriptions/{token}',
    params: TokenParams,
    answer,
    nullable: true,
    run: async ({ params: { siteId, token } }, { env, now }) => {
      const { subscription } = await holderOf(env.DB, siteId, token, ['manage', 'unsubscribe']);
      await prepare(env.DB, endStatement(siteId, subscription.id, now)).run();
      return null;
    },
  }),
];
