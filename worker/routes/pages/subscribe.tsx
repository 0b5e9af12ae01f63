import type { Context, Handler } from 'hono';
import type { FieldErrors } from '../../../domain/forms/codes.ts';
import type { Typed } from '../../../domain/forms/read-form.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { answerProblem, seeOther } from '../../forms/answer.ts';
import { newKey } from '../../forms/control-fields.ts';
import type { FormProblem } from '../../forms/problems.ts';
import { receive } from '../../forms/receive.ts';
import { sendSubscription } from '../../forms/send-subscription.ts';
import { OutcomePage } from '../../pages/OutcomePage.tsx';
import { SubscribePage } from '../../pages/SubscribePage.tsx';
import type { PlaceProblem } from '../../query/typed-place.ts';
import { hasAlerts, toSubscribe, typedOfSearch } from '../../view-models/forms/subscribe.ts';
import { loadChoices } from '../load/criteria.ts';
import { neverStore } from '../load/outcome.ts';
import { renderPage } from '../render-page.ts';
import { viewContext } from '../view-context.ts';

/** An agency without alerts has none of their pages. */
export function onlyWithAlerts(c: Context<AppEnv>): void {
  if (!hasAlerts(c.get('site'))) throw new NotFound('this agency sends no alerts');
}

interface Shown {
  readonly typed: Typed;
  readonly key: string;
  readonly problem: FormProblem | null;
  readonly fields?: FieldErrors;
  readonly placeProblem?: PlaceProblem | null;
}

async function show(c: Context<AppEnv>, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  const { search } = new URL(c.req.url);
  const options = await loadChoices(c);
  if (shown.problem !== null) answerProblem(c, shown.problem);
  neverStore(c);
  const input = {
    ...shown,
    action: pathTo('subscribe', context.locale),
    placeProblem: shown.placeProblem ?? null,
    options,
    now: Date.now(),
  };
  return renderPage(c, <SubscribePage view={toSubscribe(input, context)} t={context.t} />, {
    head: {
      title: context.t('forms.subscribe.heading'),
      description: context.t('forms.subscribe.lead'),
      index: search === '' && shown.problem === null,
    },
  });
}

/** The form, filled in from a search ("Alert me for this search"). Never cached: it bears a key of its own. */
export const subscribe: Handler<AppEnv> = async (c) => {
  onlyWithAlerts(c);
  const { searchParams } = new URL(c.req.url);
  return show(c, { typed: typedOfSearch(searchParams, viewContext(c)), key: newKey(), problem: null });
};

/** Sends it; refused, it comes back with all that was typed. */
export const postSubscribe: Handler<AppEnv> = async (c) => {
  onlyWithAlerts(c);
  const received = await receive(c, 'subscribe');
  const { outcome, typed, placeProblem } = await sendSubscription(c, received);
  if (outcome.kind === 'accepted') {
    return seeOther(c, pathTo('subscribe-success', c.get('locale')) + (outcome.later ? '?later=1' : ''));
  }
  const { problem, fields } = outcome;
  const key = problem === 'reused' ? newKey() : received.key;
  return show(c, { typed, key, problem, fields, placeProblem });
};

/** What happens next: a mail to confirm (spec 1 §2, "Subscribe success"). */
export const subscribeSuccess: Handler<AppEnv> = (c) => {
  onlyWithAlerts(c);
  const { t, locale } = viewContext(c);
  neverStore(c);
  const later = c.req.query('later') !== undefined;
  const view = {
    heading: t(later ? 'forms.laterHeading' : 'forms.subscribe.successHeading'),
    text: t(later ? 'forms.laterText' : 'forms.subscribe.successText'),
    tone: 'good',
    link: { label: t('forms.subscribe.toOffer'), href: pathTo('offer', locale) },
  } as const;
  return renderPage(c, <OutcomePage view={view} />, { head: { title: view.heading, index: false } });
};
