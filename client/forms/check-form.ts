import type { Refusal } from '../../domain/forms/answer.ts';
import type { FieldErrors } from '../../domain/forms/codes.ts';
import { readForm, type Typed, typedOf } from '../../domain/forms/read-form.ts';
import type { Locale } from '../../domain/locale.ts';
import type { FormCheck, FormWords } from '../../domain/views/form-words.ts';
import { counted } from '../text.ts';

type Check = (typed: Typed, data: FormData) => FieldErrors;

const faultsOf = (result: ReturnType<typeof readForm>): FieldErrors => (result.ok ? {} : result.fields);

/** The schema of each form, the same as at the edge and in the content service; loaded by itself. */
const CHECKS: { readonly [Name in FormCheck]: () => Promise<Check> } = {
  contact: async () => {
    const { CONTACT_FORM } = await import('../../domain/forms/contact.ts');
    return (_typed, data) => faultsOf(readForm(CONTACT_FORM, data));
  },
  friend: async () => {
    const { FRIEND_FORM } = await import('../../domain/forms/friend.ts');
    return (_typed, data) => faultsOf(readForm(FRIEND_FORM, data));
  },
  subscription: async () => (await import('./check-subscription.ts')).checkSubscription,
};

const isCheck = (name: string | undefined): name is FormCheck =>
  name !== undefined && Object.hasOwn(CHECKS, name);

/**
 * What a form's schema finds wrong, in the form's own words and order; null for nothing. What the form has
 * no field for, such as the home it is about, is its address's and left to the server.
 */
export const checkForm = async (form: HTMLFormElement, words: FormWords): Promise<Refusal | null> => {
  const { check: name } = form.dataset;
  if (!isCheck(name)) return null;
  const check = await CHECKS[name]();
  const data = new FormData(form);
  const faults = check(typedOf(data), data);
  const errors = [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap(({ dataset }) => {
    const field = dataset.field ?? '';
    const code = faults[field];
    if (code === undefined) return [];
    return [{ name: field, message: words.own[`${field}.${code}`] ?? words.codes[code] ?? '' }];
  });
  if (errors.length === 0) return null;
  const locale = document.documentElement.lang as Locale;
  return { title: counted(words.summary, errors.length, locale), text: null, errors };
};
