import { brusselsDay } from '#domain/stays/today.ts';
import type { SubscriptionRequest, TokenPurpose } from '#wire/subscription.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { messageContext } from '../platform/message-context.ts';
import type { Plan } from '../platform/operation/idempotent.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { CONFIRM_DAYS, newSeed, tokenFor, tokenHash } from '../platform/tokens.ts';
import { requireWaitable } from './rentals/require-waitable.ts';
import { requireAlerts } from './require-alerts.ts';
import { agreedStatements } from './search-cards.ts';
import { newSubscriptionStatements, type TokenRow } from './subscriptions.ts';

const DAY = 24 * 60 * 60_000;

/** Errors for the database's limits, by their trigger name (`triggers.md`). */
const REFUSALS = {
  cap_of_recipient: new ContentError(
    'too_many',
    'This address has reached the daily maximum of subscriptions.',
    {
      email: 'too_many',
    },
  ),
  cap_of_site: new ContentError('too_many', 'The site has reached its maximum of subscriptions.'),
};

/** The estate's own id for an id or guid; throws not_found for an estate whose price is not public. */
async function shownHome(db: D1Database, siteId: string, home: string): Promise<string> {
  const id = await db
    .prepare(
      'SELECT e.id FROM estates AS e JOIN shown_prices AS p ON p.site_id = e.site_id AND p.estate_id = e.id ' +
        'AND p.until IS NULL WHERE e.site_id = ?1 AND (e.id = ?2 OR e.guid = ?2)',
    )
    .bind(siteId, home)
    .first<string>('id');
  if (id === null) throw notFound('estate');
  return id;
}

/** Stores a pending subscription; the confirmation mail is the only one that it causes. */
export async function subscribe(
  siteId: string,
  request: SubscriptionRequest,
  context: CallContext,
): Promise<Plan> {
  const { env, now } = context;
  const { site, origin } = await messageContext(siteId, request.locale, context);
  requireAlerts(site);
  requireWaitable(site, request.criteria, brusselsDay(now));
  const { home } = request.criteria;
  const wanted =
    home === undefined ? request : { ...request, criteria: { home: await shownHome(env.DB, siteId, home) } };
  const [id, mailId, seed] = [crypto.randomUUID(), crypto.randomUUID(), newSeed()];
  const token = (purpose: TokenPurpose, expiresAt: string | null): TokenRow => ({
    hash: tokenHash(tokenFor({ siteId, purpose, seed }, env.TOKEN_SECRET)),
    purpose,
    expiresAt,
  });
  const tokens = [
    token('confirm', new Date(now.getTime() + CONFIRM_DAYS * DAY).toISOString()),
    token('manage', null),
    token('unsubscribe', null),
  ];
  const mail = { kind: 'confirm', data: { subscriptionId: id } } as const;
  return {
    answer: { id },
    statements: [
      ...newSubscriptionStatements({ siteId, id, request: wanted, origin, seed, tokens }, now),
      ...agreedStatements(site, id, request.card, now),
      outboxStatement({ siteId, id: mailId, recipient: request.email, mail, byForm: true }, now),
    ],
    refusals: REFUSALS,
    afterwards: () => context.deliver(siteId, [mailId]),
  };
}
