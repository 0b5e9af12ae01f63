import type { Refusal } from '#domain/forms/answer.ts';
import type { InPlaceForm } from '#domain/forms/checked-forms.ts';
import type { FieldErrors } from '#domain/forms/codes.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import type { FormWords } from '#domain/views/form-words.ts';
import type { Translator } from '#locales/translator.ts';
import { CONTROL_FIELDS } from '../control-fields.ts';
import type { FormProblem } from '../problems.ts';
import { fieldMessage, toFormWords } from './form-words.ts';

/** A form as its page shows it: the entered values and the errors. */
export interface FormState {
  readonly action: string;
  readonly key: string;
  /** Epoch milliseconds. */
  readonly shown: string;
  readonly typed: Typed;
  /** Why it was not accepted; null before it was sent. */
  readonly problem: Pick<Refusal, 'title' | 'text'> | null;
  /** Errors of its fields, in the order of the page. */
  readonly errors: Refusal['errors'];
  /** Data for sending it in place; null for a form that only its page sends. */
  readonly inPlace: (InPlaceForm & { readonly words: FormWords }) | null;
  /** Signed note that replaces a Turnstile check (forms/turnstile/note.ts); null without one. */
  readonly note: string | null;
  /** The agency's Turnstile; null when the form does not need it. */
  readonly turnstile: TurnstileView | null;
}

/** Turnstile of an agency: its public key, and the form (`action`) that a token is valid for. */
export interface TurnstileView {
  readonly siteKey: string;
  readonly action: string;
}

/** Input of a form's state. */
export interface FormStateInput {
  readonly action: string;
  readonly key: string;
  readonly typed: Typed;
  readonly problem?: FormProblem | null;
  readonly fields?: FieldErrors;
  /** Names of the form's fields in the order of the page. */
  readonly order: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly inPlace?: InPlaceForm;
  readonly note?: string | null;
  readonly turnstile?: TurnstileView | null;
}

function problemWords(problem: FormProblem, errors: number, t: Translator): Pick<Refusal, 'title' | 'text'> {
  if (problem === 'fields' && errors > 0) return { title: t.count('forms.summary', errors), text: null };
  return { title: t(`forms.problems.${problem}.title`), text: t(`forms.problems.${problem}.text`) };
}

/** Why a form was not accepted, in words; errors in the order of the page. */
export function toRefusal(
  problem: FormProblem,
  fields: FieldErrors,
  order: readonly string[],
  t: Translator,
): Refusal {
  const errors = toErrors(fields, order, t);
  return { ...problemWords(problem, errors.length, t), errors };
}

function toErrors(fields: FieldErrors, order: readonly string[], t: Translator): Refusal['errors'] {
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(fields)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([name, code]) => ({ name, message: fieldMessage(name, code, t) }));
}

/** Time at which the form was first shown; a corrected form keeps it, so the visitor need not wait again. */
function shownAt(typed: Typed, now: number): string {
  const stamp = typed[CONTROL_FIELDS.shown]?.[0] ?? '';
  return /^\d{1,15}$/.test(stamp) && Number(stamp) <= now ? stamp : String(now);
}

export function toFormState(input: FormStateInput, t: Translator): FormState {
  const { action, key, typed, problem = null, fields = {}, order, now, inPlace } = input;
  const errors = toErrors(fields, order, t);
  return {
    action,
    key,
    shown: shownAt(typed, now),
    typed,
    problem: problem === null ? null : problemWords(problem, errors.length, t),
    errors,
    inPlace: inPlace === undefined ? null : { ...inPlace, words: toFormWords(order, t) },
    note: input.note ?? null,
    turnstile: input.turnstile ?? null,
  };
}

/** Value of a field. */
export const valueIn = ({ typed }: Pick<FormState, 'typed'>, name: string): string =>
  (Object.hasOwn(typed, name) ? typed[name]?.[0] : undefined) ?? '';

export const errorOf = ({ errors }: Pick<FormState, 'errors'>, name: string): string | null =>
  errors.find((error) => error.name === name)?.message ?? null;

/** The id of a field in the page; the error summary links to it. */
export const fieldId = (name: string): string => `f-${name.replaceAll('.', '-')}`;
