import type { Context } from 'hono';
import type { Typed } from '#domain/forms/read-form.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { unlessOut } from '../../platform/failure/outage.ts';
import { postAction } from '../../platform/forms/action.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { type Closed, showButton, showClosed } from '../../platform/forms/outcome/token-page.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import type { Received } from '../../platform/forms/receive.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { closedBy, loadSubscription, TOKEN_REFUSALS, tokenOf } from './load-subscription.ts';

/** Query parameter of the redirect after the button, which confirms the end. */
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
 * Asks whether to unsubscribe (spec 1 §2, "Unsubscribe"); a GET changes nothing. It stays when an agency no
 * longer sends alerts, because earlier mails link to it.
 */
export const unsubscribe: Answer = (c) => show(c, null);

/** By request that ended an alert: the token of another alert of the same address. */
const LEFT = new WeakMap<Received, string>();

/** Whether a mail program unsubscribes with one click (RFC 8058 §3.1). */
const isOneClick = (typed: Typed): boolean =>
  Object.hasOwn(typed, 'List-Unsubscribe') && typed['List-Unsubscribe']?.[0] === 'One-Click';

/**
 * Unsubscribes. A mail program's one-click POST gets a plain answer, because nobody sees it and it must not
 * be redirected (RFC 8058 §3.1); a visitor is redirected to a page.
 */
export const postUnsubscribe = postAction<Closed, never>({
  name: 'unsubscribe',
  oneClick: true,
  act: async (c, received) => {
    const all = await unlessOut(c, 'subscriptions', () =>
      closedBy(() => siteContent(c).subscriptions(tokenOf(c))),
    );
    await siteContent(c).endSubscription(tokenOf(c));
    // The links of this alert no longer work; the token of another one leads to the remaining alerts.
    const left = all === null || 'closed' in all ? undefined : all.subscriptions[1];
    if (left !== undefined) LEFT.set(received, left.token);
    return null;
  },
  refusals: TOKEN_REFUSALS,
  done: (c, received) => {
    if (isOneClick(received.typed)) return showClosed(c, 'ended', 200);
    const token = LEFT.get(received);
    return seeOther(
      c,
      token === undefined
        ? `${pathOf(c.get('route'))}?${DONE}=1`
        : `${pathTo('alerts', c.get('locale'), { token })}?ended=1`,
    );
  },
  again: (c, { problem }) => show(c, problem),
  closed: (c, kind) => showClosed(c, kind),
});
