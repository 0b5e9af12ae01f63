import type { Subscription, TokenPurpose } from '#wire/subscription.ts';
import { ContentError, gone, notFound } from '../platform/errors/content-error.ts';
import { tokenHash } from '../platform/tokens.ts';
import { findTokenHolder, type TokenHolder } from './subscriptions.ts';

/**
 * The subscription of a token, for one of the allowed purposes. Throws not_found both for an unknown token
 * and for one with another purpose, without distinction.
 */
export async function holderOf(
  db: D1Database,
  siteId: string,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<TokenHolder> {
  const holder = await findTokenHolder(db, siteId, tokenHash(token));
  if (holder === null || !purposes.includes(holder.purpose)) throw notFound('subscription');
  return holder;
}

/** The same for an active subscription and an unexpired token; throws gone or expired. */
export async function livingHolderOf(
  db: D1Database,
  siteId: string,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TokenHolder> {
  const holder = await holderOf(db, siteId, token, purposes);
  if (holder.subscription.state === 'ended') throw gone('subscription');
  const waits = holder.subscription.state === 'pending';
  if (waits && holder.expiresAt !== null && holder.expiresAt <= now.toISOString()) {
    throw new ContentError('expired', 'The token has expired.');
  }
  return holder;
}

/** The data of a subscription that its token's holder may see. */
export function subscriptionView({ subscription, purpose }: TokenHolder): Subscription {
  const { state, email, name, locale, criteria, rhythm, pausedUntil, card } = subscription;
  return {
    purpose,
    state: state === 'active' ? 'active' : 'pending',
    email,
    name,
    locale,
    criteria,
    rhythm,
    pausedUntil,
    card,
  };
}
