import type { Context } from 'hono';
import type { NextStep } from '#domain/forms/answer.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { TextKey } from '#locales/translator.ts';
import type { AppEnv } from '../env.ts';
import { viewContext } from '../page/view-context.ts';
import { answerProblem } from './answer.ts';
import { newKey } from './control-fields.ts';
import type { Refused } from './kind.ts';
import type { FormProblem } from './problems.ts';
import { turnstileView } from './turnstile/turnstile.ts';
import type { FormStateInput } from './ui/form-state.ts';

/** A form as its page shows it: untouched, or refused. */
export type Shown = Omit<Refused<unknown>, 'problem' | 'extra'> & { readonly problem: FormProblem | null };

/** An unsent form, with a new key; therefore its page is never cached. */
export const untouched = (typed: Typed = {}): Shown => ({
  typed,
  key: newKey(),
  problem: null,
  fields: {},
  note: null,
});

/**
 * A page with a form is its visitor's alone: only that browser may keep it, and asks again before it shows it on a
 * link. Not `no-store`: browsers then forget what was typed when a visitor goes back or reloads, and cannot go back to
 * a refused form without sending it again (RFC 9111 §5.2.2.4; docs/decisions/0107).
 */
const OWN_BROWSER = 'private, no-cache';

/** Common properties of pages with a form: never shared, and a refused form has its status. */
export function formInput(
  c: Context<AppEnv>,
  name: string,
  { typed, key, problem, fields, note }: Shown,
): Shown & Pick<FormStateInput, 'now' | 'turnstile'> {
  if (problem !== null) answerProblem(c, problem);
  c.header('Cache-Control', OWN_BROWSER);
  return { typed, key, problem, fields, note, now: Date.now(), turnstile: turnstileView(c, name) };
}

/** Names of the forms with a text about the next step (`successHeading`). */
type WithNextStep =
  Extract<TextKey, `forms.${string}.successHeading`> extends `forms.${infer Form}.successHeading`
    ? Form
    : never;

/** The next step after a form: a link back to the page it is about, or to the offer when there is none. */
export function nextAfter(
  c: Context<AppEnv>,
  form: WithNextStep,
  href: string | null,
  later: boolean,
): NextStep {
  const { t, locale } = viewContext(c);
  return {
    heading: t(later ? 'forms.laterHeading' : `forms.${form}.successHeading`),
    text: t(later ? 'forms.laterText' : `forms.${form}.successText`),
    link:
      href === null
        ? { label: t('forms.subscribe.toOffer'), href: pathTo('offer', locale) }
        : { label: t('forms.contact.backToEstate'), href },
  };
}
