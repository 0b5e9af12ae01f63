import type { Context } from 'hono';
import type { FieldErrors } from '#domain/forms/codes.ts';
import { SUBSCRIPTION_CHANGE_FORM } from '#domain/forms/subscription.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import type { Subscription } from '#wire/subscription.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore, unlessOut } from '../../platform/failure/outage.ts';
import { type Again, postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { newKey } from '../../platform/forms/control-fields.ts';
import { type Closed, showClosed } from '../../platform/forms/outcome/token-page.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { readKind } from '../../platform/forms/read-kind.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { showAlerts } from './alerts.tsx';
import { choicesFor } from './criteria.ts';
import { loadSubscription, TOKEN_REFUSALS, type TokenOutcome, tokenOf } from './load-subscription.ts';
import { readPlace } from './read-place.ts';
import { SubscriptionPage } from './SubscriptionPage.tsx';
import { type PlaceRead, toSubscribe, typedOfSubscription } from './subscribe-view.ts';

/** The fields that a subscriber may change, read like the form to subscribe. */
const SUBSCRIPTION_CHANGE = {
  form: SUBSCRIPTION_CHANGE_FORM,
  prepare: readPlace,
  extra: (): PlaceRead => ({ placeProblem: null }),
};

/** Query parameter of the redirect after a change. */
const SAVED = 'saved';

interface Shown extends Pick<Again<PlaceRead>, 'typed' | 'extra'> {
  readonly problem: FormProblem | null;
  readonly fields?: FieldErrors;
}

async function show(
  c: Context<AppEnv>,
  stored: Pick<Subscription, 'email' | 'card'> | null,
  shown: Shown,
): Promise<Response> {
  const context = viewContext(c);
  const { t, locale } = context;
  const choices = await choicesFor(c, shown.typed);
  if (shown.problem !== null) answerProblem(c, shown.problem);
  neverStore(c);
  const form = toSubscribe(
    {
      ...shown,
      action: pathOf(c.get('route')),
      key: newKey(),
      placeProblem: shown.extra?.placeProblem ?? null,
      ...choices,
      storedCard: stored?.card ?? null,
      now: Date.now(),
    },
    context,
  );
  const view = {
    ...form,
    email: stored?.email ?? null,
    saved: c.req.method !== 'POST' && c.req.query(SAVED) !== undefined,
    allHref: pathTo('alerts', locale, { token: tokenOf(c) }),
  };
  return renderPage(c, <SubscriptionPage view={view} t={t} />, {
    head: { title: t('forms.subscribe.editHeading'), index: false, sheets: ['search'], parts: ['page'] },
  });
}

/** The form to edit the subscription of a mailed link (spec 1 §2, "Edit subscriptions"). */
export const subscribeEdit: Answer = async (c) => {
  const found = await loadSubscription(c, ['manage']);
  if (found.kind !== 'open') return showClosed(c, found.kind);
  if (found.subscription.criteria.home !== undefined) return showAlerts(c);
  const { subscription } = found;
  return show(c, subscription, { typed: typedOfSubscription(subscription), problem: null });
};

/** The subscription of the token; null during an outage, so that the typed values are not lost. */
const findSubscription = (c: Context<AppEnv>): Promise<TokenOutcome | null> =>
  unlessOut(c, 'subscription', () => loadSubscription(c, ['manage']));

/** Shows the form again; with the stored values when the guards refused to read the request. */
async function showAgain(c: Context<AppEnv>, again: Again<PlaceRead>): Promise<Response> {
  const found = await findSubscription(c);
  if (found === null) return show(c, null, again);
  if (found.kind !== 'open') return showClosed(c, found.kind);
  const { subscription } = found;
  const isUnread = again.problem !== 'fields' && Object.keys(again.typed).length === 0;
  const typed = isUnread ? typedOfSubscription(subscription) : again.typed;
  return show(c, subscription, { ...again, typed });
}

/** Changes the subscription; when refused, the form returns with the typed values. */
export const postSubscribeEdit = postAction<Closed, PlaceRead>({
  name: 'subscribe-edit',
  act: async (c, { typed }) => {
    const found = await loadSubscription(c, ['manage']);
    if (found.kind !== 'open') return { closed: found.kind };
    const read = await readKind(c, SUBSCRIPTION_CHANGE, typed);
    if (!read.ok) return read;
    await siteContent(c).changeSubscription(tokenOf(c), read.value);
    return null;
  },
  refusals: TOKEN_REFUSALS,
  done: (c) => seeOther(c, `${pathOf(c.get('route'))}?${SAVED}=1`),
  again: showAgain,
  closed: (c, kind) => showClosed(c, kind),
});
