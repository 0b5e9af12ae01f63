import type { FieldErrors } from '../../../domain/forms/codes.ts';
import type { Typed } from '../../../domain/forms/read-form.ts';
import type { Translator } from '../../../locales/translator.ts';
import { CONTROL_FIELDS } from '../../forms/control-fields.ts';
import type { FormProblem } from '../../forms/problems.ts';

/** A form as its page shows it: what was typed, and what is wrong with it. */
export interface FormState {
  readonly action: string;
  readonly key: string;
  /** Epoch milliseconds. */
  readonly shown: string;
  readonly typed: Typed;
  /** Why it was not accepted; null before it was sent. */
  readonly problem: { readonly title: string; readonly text: string | null } | null;
  /** What is wrong with its fields, in the order of the page. */
  readonly errors: readonly { readonly name: string; readonly message: string }[];
}

/** What a form's state is made from. */
export interface FormStateInput {
  readonly action: string;
  readonly key: string;
  readonly typed: Typed;
  readonly problem?: FormProblem | null;
  readonly fields?: FieldErrors;
  /** Names of the form's fields as they stand in the page. */
  readonly order: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The words for a field's code: its own where it has any, else everybody's. */
export function fieldMessage(name: string, code: string, t: Translator): string {
  const own = `forms.fieldErrors.${name}.${code}`;
  return t.has(own) ? t(own) : t(`forms.errors.${code}`);
}

function problemWords(problem: FormProblem, errors: number, t: Translator): FormState['problem'] {
  if (problem === 'fields' && errors > 0) return { title: t.count('forms.summary', errors), text: null };
  return { title: t(`forms.problems.${problem}.title`), text: t(`forms.problems.${problem}.text`) };
}

/** A stamp that the form already bears is kept: who puts a field right need not wait once more. */
function shownAt(typed: Typed, now: number): string {
  const stamp = typed[CONTROL_FIELDS.shown]?.[0] ?? '';
  return /^\d{1,15}$/.test(stamp) && Number(stamp) <= now ? stamp : String(now);
}

export function toFormState(input: FormStateInput, t: Translator): FormState {
  const { action, key, typed, problem = null, fields = {}, order, now } = input;
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const errors = Object.entries(fields)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([name, code]) => ({ name, message: fieldMessage(name, code, t) }));
  return {
    action,
    key,
    shown: shownAt(typed, now),
    typed,
    problem: problem === null ? null : problemWords(problem, errors.length, t),
    errors,
  };
}

/** What stands in a field. */
export const valueIn = ({ typed }: Pick<FormState, 'typed'>, name: string): string =>
  (Object.hasOwn(typed, name) ? typed[name]?.[0] : undefined) ?? '';

export const errorOf = ({ errors }: Pick<FormState, 'errors'>, name: string): string | null =>
  errors.find((error) => error.name === name)?.message ?? null;

/** The id of a field in the page, to which the summary leads. */
export const fieldId = (name: string): string => `f-${name.replaceAll('.', '-')}`;
