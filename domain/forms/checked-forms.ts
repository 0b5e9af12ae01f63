import type * as z from 'zod/mini';
import type { Form } from './read-form.ts';

/** Forms that the browser checks before it sends them in place, by the name that they carry; each loads by itself. */
export const CHECKED_FORMS = {
  contact: async () => (await import('./contact.ts')).CONTACT_FORM,
  friend: async () => (await import('./friend.ts')).FRIEND_FORM,
  subscription: async () => (await import('./subscription.ts')).SUBSCRIPTION_FORM,
} as const satisfies Record<string, () => Promise<Form<z.core.$ZodType>>>;

type CheckedForm = keyof typeof CHECKED_FORMS;

export const isCheckedForm = (name: string | undefined): name is CheckedForm =>
  name !== undefined && Object.hasOwn(CHECKED_FORMS, name);

/** What a form carries that may be sent in place. */
export interface InPlaceForm {
  /** The call that takes it. */
  readonly sendTo: string;
  readonly check: CheckedForm;
}
