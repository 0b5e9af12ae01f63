import type { Context } from 'hono';
import type { Subscription, TokenPurpose } from '#wire/subscription.ts';
import type { AppEnv } from '../../platform/env.ts';
import type { Closed } from '../../platform/forms/outcome/token-page.tsx';
import { meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/** Result of a token: a subscription, or why it opens none. */
export type TokenOutcome =
  | { readonly kind: 'open'; readonly subscription: Subscription }
  | { readonly kind: Closed };

/** Meaning of refused calls with a token; 422, or a token that is refused before any call, is an unknown link. */
export const TOKEN_REFUSALS: readonly RefusalRow<{ readonly closed: Closed }>[] = [
  { status: 410, code: 'expired', means: { closed: 'expired' } },
  { status: 410, means: { closed: 'ended' } },
  { status: 404, means: { closed: 'unknown' } },
  { status: 400, means: { closed: 'unknown' } },
  { status: 422, means: { closed: 'unknown' } },
];

/** Makes a call with a token: its answer, or why the token is not valid (any more). Throws for an outage. */
export async function closedBy<Answer extends object>(
  ask: () => Promise<Answer>,
): Promise<Answer | { readonly closed: Closed }> {
  try {
    return await ask();
  } catch (error) {
    const meaning = meaningOf(TOKEN_REFUSALS, error);
    if (meaning === null) throw error;
    return meaning;
  }
}

/** The token in the address. */
export const tokenOf = (c: Context<AppEnv>): string => c.get('route').params.token ?? '';

/** The subscription of the token in the address, if the token has one of these purposes. Throws for an outage. */
export async function loadSubscription(
  c: Context<AppEnv>,
  purposes: readonly TokenPurpose[],
): Promise<TokenOutcome> {
  const found = await closedBy(() => siteContent(c).subscription(tokenOf(c)));
  if ('closed' in found) return { kind: found.closed };
  return purposes.includes(found.purpose) ? { kind: 'open', subscription: found } : { kind: 'unknown' };
}
