import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import { type ListedSubscription, LONGEST_PAUSE, NO_END, type SubscriptionList } from '#wire/subscription.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type CriteriaOptions, criteriaWords } from './criteria-words.ts';

/** One alert of an address. */
interface AlertView {
  readonly token: string;
  /** The criteria in words. */
  readonly words: string;
  /** "Elke ochtend"; null for one that is always daily, and at a service without the choice. */
  readonly rhythm: string | null;
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
interface Known extends CriteriaOptions {
  readonly today: string;
}

function wordsOf({ criteria, about }: ListedSubscription, known: Known, context: ViewContext): string {
  if (criteria.home === undefined) return criteriaWords(criteria, known, context);
  return about ? context.t('alerts.follow', { home: about }) : context.t('alerts.homeOff');
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
    const { token, criteria, rhythm, pausedUntil } = one;
    const isSearch = criteria.home === undefined && criteria.rental === undefined;
    return {
      token,
      words: wordsOf(one, known, context),
      rhythm: isSearch && rhythm ? context.t(`alerts.rhythm.${rhythm}`) : null,
      paused: pausedWords(pausedUntil, known.today, context),
      changeHref: criteria.home === undefined ? pathTo('subscribe-edit', context.locale, { token }) : null,
      endHref: pathTo('unsubscribe', context.locale, { token }),
    };
  });
