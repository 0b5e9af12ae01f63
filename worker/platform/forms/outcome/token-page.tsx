import type { Context } from 'hono';
import { pathOf, pathTo } from '#domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { neverStore } from '../../failure/outage.ts';
import { renderPage } from '../../page/render-page.ts';
import { answerProblem } from '../answer.ts';
import { newKey } from '../control-fields.ts';
import type { FormProblem } from '../problems.ts';
import { ButtonPage, type ButtonView } from './ButtonPage.tsx';
import { OutcomePage, type OutcomeView } from './OutcomePage.tsx';

/**
 * Why a token is not valid. `unknown`: it never existed, belongs to another agency, or has another purpose; visitors
 * cannot distinguish these.
 */
export type Closed = 'unknown' | 'ended' | 'expired';

const CLOSED_STATUS = { unknown: 404, ended: 410, expired: 410 } as const satisfies Record<Closed, number>;

/** An outcome on its own page, never cached or indexed. */
export function showOutcome(c: Context<AppEnv>, view: OutcomeView): Response | Promise<Response> {
  neverStore(c);
  return renderPage(c, <OutcomePage view={view} />, { head: { title: view.heading, index: false } });
}

/** Says why a link from a mail no longer works. `status` is given when that is the expected outcome. */
export function showClosed(
  c: Context<AppEnv>,
  kind: Closed,
  status: 200 | 404 | 410 = CLOSED_STATUS[kind],
): Response | Promise<Response> {
  const t = c.get('t');
  c.status(status);
  return showOutcome(c, {
    heading: t(`forms.subscribe.${kind}Heading`),
    text: t(`forms.subscribe.${kind}Text`),
    tone: kind === 'ended' ? 'good' : 'problem',
    link: { label: t('forms.subscribe.startAgain'), href: pathTo('subscribe', c.get('locale')) },
  });
}

/** A question with a button as its answer, sent to this page's path by default; `problem` after a failed attempt. */
export function showButton(
  c: Context<AppEnv>,
  view: Pick<ButtonView, 'heading' | 'text' | 'button'> & Partial<Pick<ButtonView, 'action'>>,
  problem: FormProblem | null = null,
): Response | Promise<Response> {
  neverStore(c);
  if (problem !== null) answerProblem(c, problem);
  const words = problem === 'unknown' ? 'forms.subscribe.buttonUnknown' : 'forms.subscribe.buttonFailed';
  const failed = problem === null ? null : c.get('t')(words);
  const shown: ButtonView = { action: pathOf(c.get('route')), ...view, key: newKey(), failed };
  return renderPage(c, <ButtonPage view={shown} />, { head: { title: view.heading, index: false } });
}
