import type { Context } from 'hono';
import { pathOf } from '#domain/routes.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { postAction } from '../../platform/forms/action.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { type Closed, showButton, showClosed } from '../../platform/forms/outcome/token-page.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { showAlerts } from './alerts.tsx';
import { namingSearch } from './criteria.ts';
import { loadSubscription, TOKEN_REFUSALS, tokenOf } from './load-subscription.ts';

async function show(c: Context<AppEnv>, problem: FormProblem | null): Promise<Response> {
  const found = await loadSubscription(c, ['confirm']);
  if (found.kind !== 'open') return showClosed(c, found.kind);
  const t = c.get('t');
  const { email, state, criteria } = found.subscription;
  const ofRental = criteria.rental === undefined ? null : t('alerts.rental');
  const own = criteria.home === undefined ? ofRental : t('alerts.homeText');
  const text = await namingSearch(
    c,
    criteria,
    own ?? t(state === 'active' ? 'forms.subscribe.confirmedText' : 'forms.subscribe.confirmText', { email }),
  );
  if (state === 'active') return showAlerts(c, { heading: t('forms.subscribe.confirmedHeading'), text });
  return showButton(
    c,
    {
      heading: t('forms.subscribe.confirmHeading'),
      text,
      button: t('forms.subscribe.confirm'),
    },
    problem,
  );
}

/** Asks for confirmation; a GET changes nothing, because mail scanners follow links too. */
export const subscribeConfirm: Answer = (c) => show(c, null);

/** Confirms the subscription; a repeated request gets the same answer. */
export const postSubscribeConfirm = postAction<Closed, never>({
  name: 'subscribe-confirm',
  act: async (c, { key }) => {
    await siteContent(c).confirmSubscription(tokenOf(c), key);
    return null;
  },
  refusals: [{ status: 422, means: { problem: 'reused' } }, ...TOKEN_REFUSALS],
  done: (c) => seeOther(c, pathOf(c.get('route'))),
  again: (c, { problem }) => show(c, problem),
  closed: (c, kind) => showClosed(c, kind),
});
