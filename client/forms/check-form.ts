import type { Refusal } from '../../domain/forms/answer.ts';
import { CHECKED_FORMS, isCheckedForm } from '../../domain/forms/checked-forms.ts';
import type { FieldErrors } from '../../domain/forms/codes.ts';
import { type Form, readTyped, type Typed, typedOf } from '../../domain/forms/read-form.ts';
import type { Locale } from '../../domain/locale.ts';
import type { FormWords } from '../../domain/views/form-words.ts';
import { counted } from '../ui/text.ts';

/** What is wrong with what was typed, as far as the browser can tell. */
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
 * What a form's schema finds wrong, in the form's own words and order; null for nothing. What the form has
 * no field for, such as the estate it is about, is its address's and left to the server.
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
