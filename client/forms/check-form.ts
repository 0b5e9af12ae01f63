import type { Refusal } from '#domain/forms/answer.ts';
import { CHECKED_FORMS, isCheckedForm } from '#domain/forms/checked-forms.ts';
import type { FieldErrors } from '#domain/forms/codes.ts';
import { type Form, readTyped, type Typed, typedOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { FormWords } from '#domain/views/form-words.ts';
import { counted } from '../ui/text.ts';

/** Errors in the entered values, as far as the browser can check them. */
export const faultsIn = (
  form: Form<Parameters<typeof readTyped>[0]['schema']>,
  typed: Typed,
): FieldErrors => {
  const read = readTyped(form, typed);
  if (read.ok) return {};
  const unsure = form.unsure?.(typed) ?? [];
  return Object.fromEntries(Object.entries(read.fields).filter(([name]) => !unsure.includes(name)));
};

/**
 * Checks a form by its schema; returns the errors with the form's own texts in field order, or null when
 * there are none. Values without a form field, such as the estate, come from the address and are left to the
 * server.
 */
export const checkForm = async (form: HTMLFormElement, words: FormWords): Promise<Refusal | null> => {
  const { check } = form.dataset;
  if (!isCheckedForm(check)) return null;
  const faults = faultsIn(await CHECKED_FORMS[check](), typedOf(new FormData(form)));
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
