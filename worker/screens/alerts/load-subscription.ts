import type { Context } from 'hono';
import type { Subscription, TokenPurpose } from '../../../wire/subscription.ts';
import type { AppEnv } from '../../platform/env.ts';
import type { Closed } from '../../platform/forms/outcome/token-page.tsx';
import { meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/** What a token came to: a subscription, or why it opens none. */
export type TokenOutcome =
  | { readonly kind: 'open'; readonly subscription: Subscription }
  | { readonly kind: Closed };

/** What answers to a call with a token mean; 422 and a token that is refused before any call: no such link. */
export const TOKEN_REFUSALS: readonly RefusalRow<{ readonly closed: Closed }>[] = [
  { status: 410, code: 'expired', means: { closed: 'expired' } },
  { status: 410, means: { closed: 'ended' } },
  { status: 404, means: { closed: 'unknown' } },
  { status: 400, means: { closed: 'unknown' } },
  { status: 422, means: { closed: 'unknown' } },
];

/** The token that the address holds. */
export const tokenOf = (c: Context<AppEnv>): string => c.get('route').params.token ?? '';

/** The token of the address, for one of the purposes it is good for here. Throws for an outage. */
export async function loadSubscription(
  c: Context<AppEnv>,
  purposes: readonly TokenPurpose[],
): Promise<TokenOutcome> {
  try {
    const subscription = await siteContent(c).subscription(tokenOf(c));
    return purposes.includes(subscription.purpose) ? { kind: 'open', subscription } : { kind: 'unknown' };
  } catch (error) {
    const meaning = meaningOf(TOKEN_REFUSALS, error);
    if (meaning === null) throw error;
    return { kind: meaning.closed };
  }
}
