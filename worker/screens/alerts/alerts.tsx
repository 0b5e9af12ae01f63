import type { Context } from 'hono';
import { textOf } from '#domain/forms/read-form.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { NO_END } from '#wire/subscription.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { newKey } from '../../platform/forms/control-fields.ts';
import { type Closed, showClosed } from '../../platform/forms/outcome/token-page.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { fieldMessage } from '../../platform/forms/ui/form-words.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { AlertsPage, PAUSE_FIELDS } from './AlertsPage.tsx';
import { type AlertsView, pauseDays, toAlertViews } from './alerts-view.ts';
import { loadChoices, loadRentalChoices } from './criteria.ts';
import { closedBy, TOKEN_REFUSALS, tokenOf } from './load-subscription.ts';

/** Query parameters of the redirect after an action, with the text that confirms it. */
const DONE = { saved: 'alerts.saved', ended: 'forms.subscribe.endedHeading' } as const;

type Shown = Partial<Pick<AlertsView, 'heading' | 'text' | 'failed'>>;

/** All alerts of the address that received the token by mail; throws for an outage. */
export async function showAlerts(c: Context<AppEnv>, shown: Shown = {}): Promise<Response> {
  const found = await closedBy(() => siteContent(c).subscriptions(tokenOf(c)));
  if ('closed' in found) return showClosed(c, found.closed);
  const context = viewContext(c);
  const { t, locale } = context;
  const today = brusselsDay(new Date());
  const ofRentals = found.subscriptions.some(({ criteria }) => criteria.rental !== undefined);
  const [options, rentalOptions] = await Promise.all([
    loadChoices(c),
    ofRentals ? loadRentalChoices(c) : null,
  ]);
  const alerts = toAlertViews(found, { options, rentalOptions, today }, context);
  const done = Object.entries(DONE).find(
    ([name]) => c.req.method === 'GET' && c.req.query(name) !== undefined,
  );
  const view: AlertsView = {
    heading: shown.heading ?? t('alerts.heading'),
    text: shown.text ?? t('alerts.lead', { email: found.email }),
    done: done === undefined ? null : t(done[1]),
    failed: shown.failed ?? null,
    action: pathTo('alerts', locale, { token: alerts[0]?.token ?? tokenOf(c) }),
    key: newKey(),
    days: pauseDays(today),
    alerts,
  };
  neverStore(c);
  return renderPage(c, <AlertsPage view={view} t={t} />, { head: { title: view.heading, index: false } });
}

/**
 * The page behind the link in every mail to a subscriber. It stays when an agency no longer sends alerts,
 * because earlier mails link to it.
 */
export const alerts: Answer = (c) => showAlerts(c);

const failedWords = (c: Context<AppEnv>, problem: FormProblem): string => {
  const t = c.get('t');
  if (problem === 'fields') return fieldMessage(PAUSE_FIELDS.until, 'invalid', t);
  return t(problem === 'unknown' ? 'forms.subscribe.buttonUnknown' : 'forms.subscribe.buttonFailed');
};

/** Pauses an alert until a date (or until it is resumed, without a date), or resumes it. */
export const postAlerts = postAction<Closed, never>({
  name: 'alerts',
  act: async (c, { typed }) => {
    const until = textOf(typed, PAUSE_FIELDS.until) ?? NO_END;
    const { min, max } = pauseDays(brusselsDay(new Date()));
    const resumes = textOf(typed, PAUSE_FIELDS.resume) !== undefined;
    if (!resumes && until !== NO_END && (until < min || until > max)) {
      return { problem: 'fields', fields: { until: 'invalid' }, typed };
    }
    const alert = textOf(typed, PAUSE_FIELDS.alert) ?? '';
    await siteContent(c).pauseSubscription(alert, resumes ? null : until);
    return null;
  },
  refusals: TOKEN_REFUSALS,
  done: (c) => seeOther(c, `${pathOf(c.get('route'))}?saved=1`),
  again: (c, { problem }) => {
    answerProblem(c, problem);
    return showAlerts(c, { failed: failedWords(c, problem) });
  },
  closed: (c, kind) => showClosed(c, kind),
});
