import type { Context, Handler } from 'hono';
import { pathOf, pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { ContentHttpError } from '../../errors/app-error.ts';
import { liveWith } from '../../errors/outage.ts';
import { seeOther } from '../../forms/answer.ts';
import { TOKEN_GUARDS } from '../../forms/guards.ts';
import type { FormProblem } from '../../forms/problems.ts';
import { receive } from '../../forms/receive.ts';
import { loadSubscription, tokenFailure } from '../load/subscription.ts';
import { siteContent } from '../view-context.ts';
import { onlyWithAlerts } from './subscribe.tsx';
import { showButton, showClosed, showOutcome } from './token-page.tsx';

async function show(c: Context<AppEnv>, problem: FormProblem | null): Promise<Response> {
  const found = await loadSubscription(c, ['confirm']);
  if (found.kind !== 'open') return showClosed(c, found.kind);
  const t = c.get('t');
  const { email, state } = found.subscription;
  if (state === 'active') {
    return showOutcome(c, {
      heading: t('forms.subscribe.confirmedHeading'),
      text: t('forms.subscribe.confirmedText', { email }),
      link: { label: t('forms.subscribe.toOffer'), href: pathTo('offer', c.get('locale')) },
    });
  }
  return showButton(
    c,
    {
      heading: t('forms.subscribe.confirmHeading'),
      text: t('forms.subscribe.confirmText', { email }),
      button: t('forms.subscribe.confirm'),
    },
    problem,
  );
}

/** Asks whether it was really you; a GET changes nothing, since mail scanners follow links too. */
export const subscribeConfirm: Handler<AppEnv> = (c) => {
  onlyWithAlerts(c);
  return show(c, null);
};

/** Confirms; again, the same answer. */
export const postSubscribeConfirm: Handler<AppEnv> = async (c) => {
  onlyWithAlerts(c);
  const { key, problem } = await receive(c, 'subscribe-confirm', { guards: TOKEN_GUARDS });
  if (problem !== null) return show(c, problem);
  const { token = '' } = c.get('route').params;
  try {
    await siteContent(c).confirmSubscription(token, key);
  } catch (error) {
    if (error instanceof ContentHttpError && error.status === 422) return show(c, 'reused');
    const failure = tokenFailure(error);
    if (failure !== null) return showClosed(c, failure.kind);
    liveWith(c, 'act', 'subscription.confirm', error);
    return show(c, 'unavailable');
  }
  return seeOther(c, pathOf(c.get('route')));
};
