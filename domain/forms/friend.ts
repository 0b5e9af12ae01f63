import * as z from 'zod/mini';
import * as field from './fields.ts';
import { type Form, textOf } from './read-form.ts';

/**
 * An estate sent to a friend (contract, "Forms"). Neither names nor message may hold a link: the only link
 * in that mail is the estate's.
 */
export const FriendRecommendationSchema = z.strictObject({
  estateId: field.estateId(),
  sender: z.strictObject({
    name: field.line(field.LENGTHS.name).check(field.withoutLinks()),
    email: field.email(),
  }),
  recipient: z.strictObject({
    name: z.optional(field.line(field.LENGTHS.name).check(field.withoutLinks())),
    email: field.email(),
  }),
  message: z.optional(field.message(field.LENGTHS.friendMessage).check(field.withoutLinks())),
  locale: field.locale(),
});
export type FriendRecommendation = z.infer<typeof FriendRecommendationSchema>;

/** Fields: `estateId`, `sender.name`, `sender.email`, `recipient.name`, `recipient.email`, `message`, `locale`. */
export const FRIEND_FORM: Form<typeof FriendRecommendationSchema> = {
  schema: FriendRecommendationSchema,
  toInput: (typed) => ({
    estateId: textOf(typed, 'estateId'),
    sender: { name: textOf(typed, 'sender.name'), email: textOf(typed, 'sender.email') },
    recipient: { name: textOf(typed, 'recipient.name'), email: textOf(typed, 'recipient.email') },
    message: textOf(typed, 'message'),
    locale: textOf(typed, 'locale'),
  }),
};
