import type { SubscriptionChange } from '#domain/forms/subscription.ts';
import {
  type Subscription,
  type SubscriptionList,
  SubscriptionListSchema,
  SubscriptionSchema,
} from '#wire/subscription.ts';
import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, tokenSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

const pathOf = (caller: SiteCaller, token: string) =>
  contentPath`/sites/${siteOf(caller)}/subscriptions/${tokenSegment(token)}`;

const read = (caller: SiteCaller, answer: unknown): Subscription =>
  readAnswer(SubscriptionSchema, answer, 'subscription', caller.log);

/**
 * `GET …/subscriptions/{token}`. Throws NotFound for an unknown token (without a call for an invalid one);
 * 410 for one that has ended or expired. Like everything behind a token it is never cached.
 */
export const subscription = direct(
  async (caller, token: string): Promise<Subscription> =>
    read(caller, await caller.http.get(pathOf(caller, token), scopeOf(caller))),
);

/** `GET …/subscriptions/{token}/all`: all of the address to which the token was mailed. Throws as `subscription`. */
export const subscriptions = direct(async (caller, token: string): Promise<SubscriptionList> => {
  const path = contentPath`/sites/${siteOf(caller)}/subscriptions/${tokenSegment(token)}/all`;
  const answer = await caller.http.get(path, scopeOf(caller));
  return readAnswer(SubscriptionListSchema, answer, 'subscriptions', caller.log);
});

/** `PUT …/subscriptions/{token}/pause`: until a day or `NO_END`, null to resume; needs a managing token. */
export const pauseSubscription = direct(
  async (caller, token: string, until: string | null): Promise<Subscription> => {
    const path = contentPath`/sites/${siteOf(caller)}/subscriptions/${tokenSegment(token)}/pause`;
    return read(caller, await caller.http.put(path, { until }, scopeOf(caller)));
  },
);

/** `POST …/subscriptions/confirm`. The token is not in the path; confirming again gives the same answer. */
export const confirmSubscription = direct(
  async (caller, token: string, key: string): Promise<Subscription> => {
    const path = contentPath`/sites/${siteOf(caller)}/subscriptions/confirm`;
    const headers = { 'Idempotency-Key': key };
    return read(caller, await caller.http.post(path, { token }, { ...scopeOf(caller), headers }));
  },
);

/** `PUT …/subscriptions/{token}`; needs a managing token. */
export const changeSubscription = direct(
  async (caller, token: string, change: SubscriptionChange): Promise<Subscription> =>
    read(caller, await caller.http.put(pathOf(caller, token), change, scopeOf(caller))),
);

/** `DELETE …/subscriptions/{token}`: ends it; a repetition gives the same answer. */
export const endSubscription = direct(async (caller, token: string): Promise<void> => {
  await caller.http.delete(pathOf(caller, token), scopeOf(caller));
});
