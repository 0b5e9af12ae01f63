import type { Context, Handler } from 'hono';
import { pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { type FormKind, postPage } from '../../forms/form-kind.ts';
import { sendSubscription } from '../../forms/send-subscription.ts';
import { SubscribePage } from '../../pages/SubscribePage.tsx';
import {
  hasAlerts,
  subscribeInPlace,
  toSubscribe,
  toSubscribeRefusal,
  typedOfSearch,
} from '../../view-models/forms/subscribe.ts';
import { loadChoices } from '../load/criteria.ts';
import { renderPage } from '../render-page.ts';
import { viewContext } from '../view-context.ts';
import { formInput, type Shown, untouched } from './form-page.ts';
import { showOutcome } from './token-page.tsx';

/** An agency without alerts has none of their pages. */
export function onlyWithAlerts(c: Context<AppEnv>): void {
  if (!hasAlerts(c.get('site'))) throw new NotFound('this agency sends no alerts');
}

async function show(c: Context<AppEnv>, shown: Shown): Promise<Response> {
  const context = viewContext(c);
  const { search } = new URL(c.req.url);
  const input = {
    ...formInput(c, SUBSCRIBE.name, shown),
    action: pathTo('subscribe', context.locale),
    inPlace: subscribeInPlace(context),
    options: await loadChoices(c),
  };
  return renderPage(c, <SubscribePage view={toSubscribe(input, context)} t={context.t} />, {
    head: {
      title: context.t('forms.subscribe.heading'),
      description: context.t('forms.subscribe.lead'),
      index: search === '' && shown.problem === null,
    },
  });
}

/** A subscription to alerts. */
export const SUBSCRIBE: FormKind<void> = {
  name: 'subscribe',
  about: onlyWithAlerts,
  send: (c, _about, received) => sendSubscription(c, received),
  showAgain: (c, _about, refused) => show(c, refused),
  refusal: (c, refused) => toSubscribeRefusal(refused, viewContext(c)),
  nextPath: (c, _about, later) => pathTo('subscribe-success', c.get('locale')) + (later ? '?later=1' : ''),
  next: async (c, _about, later) => {
    const { t, locale } = viewContext(c);
    return {
      heading: t(later ? 'forms.laterHeading' : 'forms.subscribe.successHeading'),
      text: t(later ? 'forms.laterText' : 'forms.subscribe.successText'),
      link: { label: t('forms.subscribe.toOffer'), href: pathTo('offer', locale) },
    };
  },
};

/** The form, filled in from a search ("Alert me for this search"). Never cached: it bears a key of its own. */
export const subscribe: Handler<AppEnv> = async (c) => {
  onlyWithAlerts(c);
  const { searchParams } = new URL(c.req.url);
  return show(c, untouched(typedOfSearch(searchParams, viewContext(c))));
};

/** Sends it; refused, it comes back with all that was typed. */
export const postSubscribe: Handler<AppEnv> = postPage(SUBSCRIBE);

/** What happens next: a mail to confirm (spec 1 §2, "Subscribe success"). */
export const subscribeSuccess: Handler<AppEnv> = async (c) => {
  onlyWithAlerts(c);
  return showOutcome(c, await SUBSCRIBE.next(c, undefined, c.req.query('later') !== undefined));
};
