import * as z from 'zod/mini';
import * as field from './fields.ts';
import { type Form, textOf } from './read-form.ts';

/**
 * An estate sent to a friend (docs/decisions/0035). The mail goes to somebody who did not ask for it, so
 * that nothing of it is the sender's: neither a name nor a word.
 */
export const FriendRecommendationSchema = z.strictObject({
  estateId: field.estateId(),
  recipient: z.strictObject({ email: field.email() }),
  locale: field.locale(),
});
export type FriendRecommendation = z.infer<typeof FriendRecommendationSchema>;

/** Fields: `recipient.email`; `estateId` and `locale` are the page's own. */
export const FRIEND_FORM: Form<typeof FriendRecommendationSchema> = {
  schema: FriendRecommendationSchema,
  toInput: (typed) => ({
    estateId: textOf(typed, 'estateId'),
    recipient: { email: textOf(typed, 'recipient.email') },
    locale: textOf(typed, 'locale'),
  }),
};
