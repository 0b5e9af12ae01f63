import * as z from 'zod/mini';
import * as field from './fields.ts';
import { type Form, textOf } from './read-form.ts';

/**
 * An estate sent to a friend (docs/decisions/0035). The mail goes to somebody who did not ask for it, so it
 * contains neither a name nor a text of the sender.
 */
export const FriendRecommendationSchema = z.strictObject({
  estateId: field.estateId(),
  recipient: z.strictObject({ email: field.email() }),
  locale: field.locale(),
});
export type FriendRecommendation = z.infer<typeof FriendRecommendationSchema>;

/** Fields: `recipient.email`; the page itself sets `estateId` and `locale`. */
export const FRIEND_FORM: Form<typeof FriendRecommendationSchema> = {
  schema: FriendRecommendationSchema,
  toInput: (typed) => ({
    estateId: textOf(typed, 'estateId'),
    recipient: { email: textOf(typed, 'recipient.email') },
    locale: textOf(typed, 'locale'),
  }),
};
