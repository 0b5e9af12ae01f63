/** The calls below `…/subscriptions`: the forms themselves are the bodies (contract, "Forms"). */
import * as z from 'zod';
import { CriteriaSchema } from '../domain/forms/criteria.ts';
import { members } from './tolerant/members.ts';
import { LocaleSchema } from './values.ts';

export {
  type SubscriptionChange,
  SubscriptionChangeSchema,
  type SubscriptionRequest,
  SubscriptionRequestSchema,
} from '../domain/forms/subscription.ts';

/** What a token from a mail is good for; it opens nothing else. */
const TokenPurposeSchema = z.enum(['confirm', 'manage', 'unsubscribe']);
export type TokenPurpose = z.infer<typeof TokenPurposeSchema>;

/** 256 bits in base64url. */
export const TokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token');

/** `POST …/subscriptions/confirm`. */
export const ConfirmRequestSchema = z.strictObject({ token: TokenSchema });

/** A subscription as its token shows it. */
export const SubscriptionSchema = z.object({
  /** Of the token it was asked for by. */
  purpose: TokenPurposeSchema,
  state: z.enum(['pending', 'active']),
  email: z.string(),
  name: z.string().nullish(),
  locale: LocaleSchema,
  criteria: CriteriaSchema,
  /** First day in Brussels on which it sends again, or `NO_END`; null while it runs. */
  pausedUntil: z.string().nullish(),
});
export type Subscription = z.infer<typeof SubscriptionSchema>;

/** Stands for the end of a pause that lasts until it is resumed. */
export const NO_END = '9999-12-31';

/** Days that a pause with an end lasts at most. */
export const LONGEST_PAUSE = 366;

/** `PUT …/subscriptions/{token}/pause`: until that day in Brussels, or `NO_END`; null ends a pause. */
export const PauseSchema = z.strictObject({ until: z.iso.date().nullable() });

/** A subscription among those of its address, with a token that manages it. */
const ListedSubscriptionSchema = SubscriptionSchema.pick({ criteria: true, pausedUntil: true }).extend({
  token: TokenSchema,
  /** What the home is called that it follows; null for a search, and for a home that is gone. */
  about: z.string().nullish(),
});
export type ListedSubscription = z.infer<typeof ListedSubscriptionSchema>;

/** `GET …/subscriptions/{token}/all`: the confirmed subscriptions of an address; that of the token comes first. */
export const SubscriptionListSchema = z.object({
  email: z.string(),
  subscriptions: members(ListedSubscriptionSchema),
});
export type SubscriptionList = z.infer<typeof SubscriptionListSchema>;
