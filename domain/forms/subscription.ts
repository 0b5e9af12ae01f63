import * as z from 'zod/mini';
import { parseFilter } from '../filter/parse.ts';
import { type Criteria, CriteriaSchema, criteriaOfFilter } from './criteria.ts';
import * as field from './fields.ts';
import { priceErrors } from './price-errors.ts';
import { type Form, isTicked, pairsOf, type Typed, textOf } from './read-form.ts';

const changeable = {
  name: z.optional(field.line(field.LENGTHS.name)),
  /** Of the mails and of their links. */
  locale: field.locale(),
  criteria: CriteriaSchema,
};

/** A subscription to alerts; nothing is sent until it is confirmed (contract, "Forms"). */
export const SubscriptionRequestSchema = z.strictObject({ email: field.email(), ...changeable });
export type SubscriptionRequest = z.infer<typeof SubscriptionRequestSchema>;

/** What a subscriber may change; another address is another subscription. */
export const SubscriptionChangeSchema = z.strictObject(changeable);
export type SubscriptionChange = z.infer<typeof SubscriptionChangeSchema>;

/** The criteria travel as a search's own parameters, so that a search fills the form. */
function criteriaOf(typed: Typed): Criteria {
  const home = textOf(typed, 'home');
  if (home !== undefined) return { home };
  if (isTicked(typed, 'everything')) return { everything: true };
  return criteriaOfFilter(parseFilter(new URLSearchParams(pairsOf(typed))));
}

const changeOf = (typed: Typed) => ({
  name: textOf(typed, 'name'),
  locale: textOf(typed, 'locale'),
  criteria: criteriaOf(typed),
});

/**
 * Fields: `email`, `name`, `locale`, the parameters of a search (spec 1 §2) and the checkbox `everything`; or `home`,
 * the id of one that is followed, in place of both.
 */
export const SUBSCRIPTION_FORM: Form<typeof SubscriptionRequestSchema> = {
  schema: SubscriptionRequestSchema,
  toInput: (typed) => ({ email: textOf(typed, 'email'), ...changeOf(typed) }),
  alsoWrong: priceErrors,
  // A typed place is a criterion, but what it means the server knows.
  unsure: (typed) => (textOf(typed, 'place') === undefined ? [] : ['criteria']),
};

/** The same without `email`. */
export const SUBSCRIPTION_CHANGE_FORM: Form<typeof SubscriptionChangeSchema> = {
  schema: SubscriptionChangeSchema,
  toInput: changeOf,
  alsoWrong: priceErrors,
};
