import type { Context } from 'hono';
import type { Subscription, TokenPurpose } from '../../content/schemas/subscription.ts';
import type { AppEnv } from '../../env.ts';
import { AppError, ContentHttpError } from '../../errors/app-error.ts';
import { siteContent } from '../view-context.ts';

/** What a token came to: a subscription, or why it opens none. */
export type TokenOutcome =
  | { readonly kind: 'open'; readonly subscription: Subscription }
  /** Never given out, of another agency, or for something else: these are not told apart. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'expired' };

/** What an error of a call with a token says; null for an outage, which is thrown on. */
export function tokenFailure(error: unknown): Exclude<TokenOutcome, { kind: 'open' }> | null {
  if (error instanceof ContentHttpError && error.status === 410) {
    return { kind: error.reason?.code === 'expired' ? 'expired' : 'ended' };
  }
  if (!(error instanceof AppError)) return null;
  // 404, 422 and a token that is refused before any call: there is no such link.
  return error.code === 'not_found' || error.code === 'bad_request' ? { kind: 'unknown' } : null;
}

/** The token of the address, for one of the purposes it is good for here. Throws for an outage. */
export async function loadSubscription(
  c: Context<AppEnv>,
  purposes: readonly TokenPurpose[],
): Promise<TokenOutcome> {
  try {
    const subscription = await siteContent(c).subscription(c.get('route').params.token ?? '');
    return purposes.includes(subscription.purpose) ? { kind: 'open', subscription } : { kind: 'unknown' };
  } catch (error) {
    const failure = tokenFailure(error);
    if (failure === null) throw error;
    return failure;
  }
}
