/** The calls below `…/subscriptions`: the forms themselves are the bodies (contract, "Forms"). */
import * as z from 'zod';
import { CriteriaSchema } from '../domain/forms/criteria.ts';
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
});
export type Subscription = z.infer<typeof SubscriptionSchema>;
