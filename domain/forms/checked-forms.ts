import type * as z from 'zod/mini';
import type { Form } from './read-form.ts';

/**
 * Forms that the browser validates before it sends them in place, by their name; each is loaded on demand.
 */
export const CHECKED_FORMS = {
  contact: async () => (await import('./contact.ts')).CONTACT_FORM,
  friend: async () => (await import('./friend.ts')).FRIEND_FORM,
  valuation: async () => (await import('./valuation.ts')).VALUATION_FORM,
  subscription: async () => (await import('./subscription.ts')).SUBSCRIPTION_FORM,
} as const satisfies Record<string, () => Promise<Form<z.core.$ZodType>>>;

type CheckedForm = keyof typeof CHECKED_FORMS;

export const isCheckedForm = (name: string | undefined): name is CheckedForm =>
  name !== undefined && Object.hasOwn(CHECKED_FORMS, name);

/** A form that can be sent in place. */
export interface InPlaceForm {
  /** URL of its call. */
  readonly sendTo: string;
  readonly check: CheckedForm;
}
