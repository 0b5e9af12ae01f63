import type { Context, Handler } from 'hono';
import { pathOf } from '../../../domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { liveWith } from '../../errors/outage.ts';
import { seeOther } from '../../forms/answer.ts';
import { TOKEN_GUARDS } from '../../forms/guards.ts';
import { isOneClick } from '../../forms/one-click.ts';
import type { FormProblem } from '../../forms/problems.ts';
import { receive } from '../../forms/receive.ts';
import { loadSubscription, tokenFailure } from '../load/subscription.ts';
import { siteContent } from '../view-context.ts';
import { showButton, showClosed } from './token-page.tsx';

/** Parameter of the page that follows the button: what was ended was meant to be. */
const DONE = 'done';

async function show(c: Context<AppEnv>, problem: FormProblem | null): Promise<Response> {
  const found = await loadSubscription(c, ['manage', 'unsubscribe']);
  if (found.kind === 'ended' && c.req.query(DONE) !== undefined) return showClosed(c, 'ended', 200);
  if (found.kind !== 'open') return showClosed(c, found.kind);
  const t = c.get('t');
  return showButton(
    c,
    {
      heading: t('forms.subscribe.endHeading'),
      text: t('forms.subscribe.endText', { email: found.subscription.email }),
      button: t('forms.subscribe.end'),
    },
    problem,
  );
}

/**
 * Asks whether to stop (spec 1 §2, "Unsubscribe"); a GET changes nothing. Stands where an agency sends
 * alerts no more, too: earlier mails lead here.
 */
export const unsubscribe: Handler<AppEnv> = (c) => show(c, null);

/**
 * Stops. A mail program's one-click POST gets a plain answer, since no one sees it and it must not be
 * redirected (RFC 8058 §3.1); a visitor is led to a page.
 */
export const postUnsubscribe: Handler<AppEnv> = async (c) => {
  const { typed, problem } = await receive(c, 'unsubscribe', { guards: TOKEN_GUARDS, oneClick: true });
  if (problem !== null) return show(c, problem);
  const { token = '' } = c.get('route').params;
  try {
    await siteContent(c).endSubscription(token);
  } catch (error) {
    const failure = tokenFailure(error);
    if (failure !== null) return showClosed(c, failure.kind);
    liveWith(c, 'act', 'subscription.end', error);
    return show(c, 'unavailable');
  }
  if (isOneClick(typed)) return showClosed(c, 'ended', 200);
  return seeOther(c, `${pathOf(c.get('route'))}?${DONE}=1`);
};
