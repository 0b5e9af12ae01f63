/** The calls below `…/subscriptions`: the forms themselves are the bodies (contract, "Forms"). */
import * as z from 'zod';
import { CriteriaSchema } from '#domain/forms/criteria.ts';
import { RHYTHMS } from '#domain/forms/rhythm.ts';
import { members } from './tolerant/members.ts';
import { LocaleSchema } from './values.ts';

export {
  type SubscriptionChange,
  SubscriptionChangeSchema,
  type SubscriptionRequest,
  SubscriptionRequestSchema,
} from '#domain/forms/subscription.ts';

/** The only action that a mailed token allows. */
const TokenPurposeSchema = z.enum(['confirm', 'manage', 'unsubscribe']);
export type TokenPurpose = z.infer<typeof TokenPurposeSchema>;

/** 256 bits in base64url. */
export const TokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a token');

/** `POST …/subscriptions/confirm`. */
export const ConfirmRequestSchema = z.strictObject({ token: TokenSchema });

/** A subscription as shown to the holder of its token. */
export const SubscriptionSchema = z.object({
  /** Purpose of the token in the request. */
  purpose: TokenPurposeSchema,
  state: z.enum(['pending', 'active']),
  email: z.string(),
  name: z.string().nullish(),
  locale: LocaleSchema,
  criteria: CriteriaSchema,
  /** Absent from a service that knows no rhythms. */
  rhythm: z.enum(RHYTHMS).nullish(),
  /** First day (Brussels) on which it sends again, or `NO_END`; null while it is active. */
  pausedUntil: z.string().nullish(),
  /** The agency's system that has the search as a search card, or will have it; null or absent for none. */
  card: z.string().nullish(),
});
export type Subscription = z.infer<typeof SubscriptionSchema>;

/** End of a pause that lasts until the subscriber resumes. */
export const NO_END = '9999-12-31';

/** Longest pause that has an end, in days. */
export const LONGEST_PAUSE = 366;

/** `PUT …/subscriptions/{token}/pause`: pauses until that day in Brussels, or `NO_END`; null ends a pause. */
export const PauseSchema = z.strictObject({ until: z.iso.date().nullable() });

/** A subscription of an address, with a token that manages it. */
const ListedSubscriptionSchema = SubscriptionSchema.pick({
  criteria: true,
  rhythm: true,
  pausedUntil: true,
}).extend({
  token: TokenSchema,
  /** Name of the followed home; null for a search, and for a home that no longer exists. */
  about: z.string().nullish(),
});
export type ListedSubscription = z.infer<typeof ListedSubscriptionSchema>;

/** `GET …/subscriptions/{token}/all`: the confirmed subscriptions of an address, that of the token first. */
export const SubscriptionListSchema = z.object({
  email: z.string(),
  subscriptions: members(ListedSubscriptionSchema),
});
export type SubscriptionList = z.infer<typeof SubscriptionListSchema>;
