import { filterOfCriteria, filterOfRental, type RentalCriteria } from '../../../domain/forms/criteria.ts';
import { pathTo } from '../../../domain/routes.ts';
import { addDays } from '../../../domain/stays/day.ts';
import { dayInWords } from '../../../domain/stays/day-words.ts';
import {
  type ListedSubscription,
  LONGEST_PAUSE,
  NO_END,
  type SubscriptionList,
} from '../../../wire/subscription.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { choiceGroups } from '../../search/choices.ts';
import { ESTATES } from '../../search/estates.ts';
import type { OfferOptions } from '../../search/options/offer-options.ts';
import type { RentalOptions } from '../../search/options/rental-options.ts';
import { RENTALS } from '../../search/rentals.ts';

/** One alert of an address. */
interface AlertView {
  readonly token: string;
  /** The criteria in words. */
  readonly words: string;
  /** "Gepauzeerd tot 3 december 2026"; null while the alert is active. */
  readonly paused: string | null;
  /** null for an alert that cannot be edited: one that follows a single home. */
  readonly changeHref: string | null;
  readonly endHref: string;
}

/** All alerts of an address on one page. */
export interface AlertsView {
  readonly heading: string;
  readonly text: string;
  /** Message about the action that just succeeded; null otherwise. */
  readonly done: string | null;
  /** Message about the action that just failed; null otherwise. */
  readonly failed: string | null;
  readonly action: string;
  readonly key: string;
  /** First and last possible end date of a pause. */
  readonly days: { readonly min: string; readonly max: string };
  readonly alerts: readonly AlertView[];
}

/** Possible end dates of a pause that begins today. */
export const pauseDays = (today: string): AlertsView['days'] => ({
  min: addDays(today, 1),
  max: addDays(today, LONGEST_PAUSE),
});

/** Options that name the criteria, and today's date in Brussels. */
interface Known {
  readonly options: OfferOptions | null;
  readonly rentalOptions: RentalOptions | null;
  readonly today: string;
}

/** "Vakantieverhuur, 3 – 10 april 2027, 4 personen". */
function rentalWords(rental: RentalCriteria, options: RentalOptions, context: ViewContext): string {
  const { t } = context;
  const chosen = choiceGroups(RENTALS, { filter: filterOfRental(rental), options, context });
  const words = chosen.flatMap(({ choices }) => choices.map(({ label }) => label));
  const flexible = rental.flexible === true ? [t('alerts.flexible')] : [];
  return [t('stays.name'), ...words, ...flexible].join(', ');
}

function wordsOf(
  { criteria, about }: ListedSubscription,
  { options, rentalOptions }: Known,
  context: ViewContext,
): string {
  if (criteria.rental !== undefined && rentalOptions !== null) {
    return rentalWords(criteria.rental, rentalOptions, context);
  }
  if (criteria.home !== undefined) {
    return about ? context.t('alerts.follow', { home: about }) : context.t('alerts.homeOff');
  }
  if (criteria.everything === true) return context.t('forms.subscribe.everything');
  const asked = { filter: filterOfCriteria(criteria), options, context, placeProblem: null };
  return choiceGroups(ESTATES, asked)
    .flatMap(({ choices }) => choices.map(({ label }) => label))
    .join(', ');
}

function pausedWords(until: string | null | undefined, today: string, { t, locale }: ViewContext) {
  if (until === null || until === undefined || until <= today) return null;
  return until === NO_END
    ? t('alerts.paused')
    : t('alerts.pausedUntil', { day: dayInWords(until, locale, 'date') });
}

/** The alerts in list form; `today` is the date in Brussels. */
export const toAlertViews = (
  { subscriptions }: SubscriptionList,
  known: Known,
  context: ViewContext,
): readonly AlertView[] =>
  subscriptions.map((one) => {
    const { token, criteria, pausedUntil } = one;
    return {
      token,
      words: wordsOf(one, known, context),
      paused: pausedWords(pausedUntil, known.today, context),
      changeHref: criteria.home === undefined ? pathTo('subscribe-edit', context.locale, { token }) : null,
      endHref: pathTo('unsubscribe', context.locale, { token }),
    };
  });
