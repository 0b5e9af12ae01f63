import type { Context, Handler } from 'hono';
import type { FieldErrors } from '../../../domain/forms/codes.ts';
import type { Typed } from '../../../domain/forms/read-form.ts';
import { SUBSCRIPTION_CHANGE_FORM } from '../../../domain/forms/subscription.ts';
import { pathOf, pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { liveWith, neverStore, unlessOut } from '../../errors/outage.ts';
import { answerProblem, seeOther } from '../../forms/answer.ts';
import { newKey } from '../../forms/control-fields.ts';
import { TOKEN_GUARDS } from '../../forms/guards.ts';
import type { FormProblem } from '../../forms/problems.ts';
import { receive } from '../../forms/receive.ts';
import { readCriteria } from '../../forms/send-subscription.ts';
import { SubscriptionPage } from '../../pages/SubscriptionPage.tsx';
import type { PlaceProblem } from '../../query/typed-place.ts';
import { toSubscribe, typedOfSubscription } from '../../view-models/forms/subscribe.ts';
import { loadChoices } from '../load/criteria.ts';
import { loadSubscription, type TokenOutcome, tokenFailure } from '../load/subscription.ts';
import { renderPage } from '../render-page.ts';
import { siteContent, viewContext } from '../view-context.ts';
import { onlyWithAlerts } from './subscribe.tsx';
import { showClosed } from './token-page.tsx';

/** Parameter of the page that follows a change. */
const SAVED = 'saved';

interface Shown {
  readonly typed: Typed;
  readonly problem: FormProblem | null;
  readonly fields?: FieldErrors;
  readonly placeProblem?: PlaceProblem | null;
}

async function show(c: Context<AppEnv>, email: string | null, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  const { t, locale } = context;
  const { token = '' } = c.get('route').params;
  const options = await loadChoices(c);
  if (shown.problem !== null) answerProblem(c, shown.problem);
  neverStore(c);
  const form = toSubscribe(
    {
      ...shown,
      action: pathOf(c.get('route')),
      key: newKey(),
      placeProblem: shown.placeProblem ?? null,
      options,
      now: Date.now(),
    },
    context,
  );
  const view = {
    ...form,
    email,
    saved: c.req.method !== 'POST' && c.req.query(SAVED) !== undefined,
    endHref: pathTo('unsubscribe', locale, { token }),
  };
  return renderPage(c, <SubscriptionPage view={view} t={t} />, {
    head: { title: t('forms.subscribe.editHeading'), index: false },
  });
}

/** The subscription of a link in a mail, to be changed (spec 1 §2, "Edit subscriptions"). */
export const subscribeEdit: Handler<AppEnv> = async (c) => {
  onlyWithAlerts(c);
  const found = await loadSubscription(c, ['manage']);
  if (found.kind !== 'open') return showClosed(c, found.kind);
  return show(c, found.subscription.email, { typed: typedOfSubscription(found.subscription), problem: null });
};

/** Whose subscription it is; null while nobody can tell, which takes nothing of what was typed. */
const emailOf = (c: Context<AppEnv>): Promise<TokenOutcome | null> =>
  unlessOut(c, 'subscription', () => loadSubscription(c, ['manage']));

/** Changes it; refused, it comes back with all that was typed. */
export const postSubscribeEdit: Handler<AppEnv> = async (c) => {
  onlyWithAlerts(c);
  const { typed: sent, problem } = await receive(c, 'subscribe-edit', { guards: TOKEN_GUARDS });
  const found = await emailOf(c);
  if (found !== null && found.kind !== 'open') return showClosed(c, found.kind);
  const email = found?.subscription.email ?? null;
  if (problem !== null) {
    const nothing = found !== null && Object.keys(sent).length === 0;
    return show(c, email, { typed: nothing ? typedOfSubscription(found.subscription) : sent, problem });
  }
  if (found === null) return show(c, email, { typed: sent, problem: 'unavailable' });
  const read = await readCriteria(c, SUBSCRIPTION_CHANGE_FORM, sent);
  if (!read.ok) return show(c, email, read);
  const { token = '' } = c.get('route').params;
  try {
    await siteContent(c).changeSubscription(token, read.value);
  } catch (error) {
    const failure = tokenFailure(error);
    if (failure !== null) return showClosed(c, failure.kind);
    liveWith(c, 'act', 'subscription.change', error);
    return show(c, email, { typed: read.typed, problem: 'unavailable' });
  }
  return seeOther(c, `${pathOf(c.get('route'))}?${SAVED}=1`);
};
