import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import { writeSearch } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import { serializeFilter } from '#domain/filter/serialize.ts';
import type { NextStep } from '#domain/forms/answer.ts';
import { type Criteria, filterOfCriteria, filterOfRental } from '#domain/forms/criteria.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import {
  criteriaOf,
  RENTAL_FIELDS,
  SUBSCRIPTION_FORM,
  type SubscriptionRequestSchema,
} from '#domain/forms/subscription.ts';
import { pathTo } from '#domain/routes.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import { loadFormEstateIfAny } from '../../form-subject/form-estate.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { inWords } from '../../platform/forms/call-answers.ts';
import { type Accepted, acceptedAtLast } from '../../platform/forms/deliver.ts';
import { formInput, type Shown, untouched } from '../../platform/forms/form-page.ts';
import type { FormKind } from '../../platform/forms/kind.ts';
import { showOutcome } from '../../platform/forms/outcome/token-page.tsx';
import { requireFeature } from '../../platform/forms/require-feature.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { FROM_LIST } from '../../results/from-list.ts';
import { choicesFor, namingSearch } from './criteria.ts';
import { readPlace } from './read-place.ts';
import { SubscribePage } from './SubscribePage.tsx';
import {
  HOME_FIELD,
  type PlaceRead,
  type SubscribeView,
  subscribeInPlace,
  toSubscribe,
  toSubscribeRefusal,
  typedOfSearch,
} from './subscribe-view.ts';

/** The home whose price is to be followed; null when the form is about a search. */
async function loadHome(c: Context<AppEnv>, typed: Typed): Promise<SubscribeView['home']> {
  const id = textOf(typed, HOME_FIELD);
  if (id === undefined) return null;
  const estate = parseEstateId(id) === null ? null : await loadFormEstateIfAny(c, id);
  return { id, card: estate === null ? null : toFormCard(estate, viewContext(c)) };
}

async function show(
  c: Context<AppEnv>,
  shown: Shown,
  placeProblem: PlaceRead['placeProblem'] = null,
): Promise<Response> {
  const context = viewContext(c);
  const { search } = urlOf(c);
  const home = await loadHome(c, shown.typed);
  const input = {
    ...formInput(c, 'subscribe', shown),
    placeProblem,
    action: pathTo('subscribe', context.locale),
    inPlace: subscribeInPlace(context),
    ...(await choicesFor(c, shown.typed)),
    home,
  };
  return renderPage(c, <SubscribePage view={toSubscribe(input, context)} t={context.t} />, {
    head: {
      title: context.t(home === null ? 'forms.subscribe.heading' : 'alerts.home'),
      description: context.t('forms.subscribe.lead'),
      index: search === '' && shown.problem === null,
      sheets: ['search'],
      parts: ['page'],
    },
  });
}

/** What happens next: text of the page after the form, and of the message shown in place. It names the search. */
async function next(c: Context<AppEnv>, later: boolean, criteria: Criteria): Promise<NextStep> {
  const { t, locale } = viewContext(c);
  return {
    heading: t(later ? 'forms.laterHeading' : 'forms.subscribe.successHeading'),
    text: await namingSearch(c, criteria, t(later ? 'forms.laterText' : 'forms.subscribe.successText')),
    link:
      criteria.rental !== undefined
        ? { label: t('stays.confirm.toRentals'), href: pathTo('rentals', locale) }
        : { label: t('forms.subscribe.toOffer'), href: pathTo('offer', locale) },
  };
}

/** Query parameters of the next page: the search, as a form for it would have them. */
function searchQueryOf({ home, rental, ...criteria }: Criteria): readonly (readonly [string, string])[] {
  if (home !== undefined) return [];
  return rental === undefined
    ? [...serializeFilter(filterOfCriteria(criteria))]
    : [[RENTAL_FIELDS.rental, '1'], ...writeSearch(RENTAL_SEARCH, filterOfRental(rental))];
}

/** A subscription to alerts; its address identifies no subject. */
export const SUBSCRIBE: FormKind<null, typeof SubscriptionRequestSchema, Accepted, PlaceRead> = {
  name: 'subscribe',
  callPath: 'notifications',
  about: () => null,
  known: () => ({}),
  form: SUBSCRIPTION_FORM,
  prepare: readPlace,
  delivery: acceptedAtLast('subscriptions'),
  extra: () => ({ placeProblem: null }),
  nextPath: ({ value, answer }, { locale }) => {
    const said = new URLSearchParams([
      ...(answer.later ? [['later', '1']] : []),
      ...searchQueryOf(value.criteria).map(([name, text]) => [name, text]),
    ]);
    return pathTo('subscribe-success', locale) + (said.size === 0 ? '' : `?${said}`);
  },
  showAgain: (c, _about, refused) =>
    refused.problem === 'no_key' && urlOf(c).searchParams.has(FROM_LIST)
      ? show(c, untouched(refused.typed))
      : show(c, refused, refused.extra.placeProblem),
  call: inWords({
    next: (c, value, later) => next(c, later, value.criteria),
    refusal: toSubscribeRefusal,
  }),
};

/** The form, filled in from a search ("Alert me for this search"). Never cached, because it contains a unique key. */
export const subscribe: Answer = async (c) => {
  const { searchParams } = urlOf(c);
  if (searchParams.has(RENTAL_FIELDS.rental)) requireFeature(c, 'rentals');
  return show(c, untouched(typedOfSearch(searchParams, viewContext(c))));
};

/** Announces the mail with the confirmation link (spec 1 §2, "Subscribe success"). */
export const subscribeSuccess: Answer = async (c) => {
  const { searchParams } = urlOf(c);
  const criteria = criteriaOf(typedOfSearch(searchParams, viewContext(c)));
  return showOutcome(c, await next(c, searchParams.has('later'), criteria));
};
