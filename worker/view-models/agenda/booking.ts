import { pathTo } from '../../../domain/routes.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { Slot } from '../../content/schemas/live-agenda.ts';
import { type ContactLink, phoneLink } from '../contact-link.ts';
import type { ViewContext } from '../context.ts';
import { type FormState, type FormStateInput, toFormState, valueIn } from '../forms/form-state.ts';
import { type Home, toHomeCard } from '../forms/home-card.ts';
import { bookPath } from './book-path.ts';
import { chosenIn, SLOT_FIELD } from './chosen-slot.ts';
import { type TimesView, toKeptTime, toNextTimes, toWeek, type Week } from './week.ts';

/** The form with which a visitor books a viewing. */
export interface BookingView {
  /** null where there is neither a time to choose nor anything typed to keep. */
  readonly form: { readonly state: FormState; readonly privacyHref: string } | null;
  /** null while the agenda cannot be asked and nothing was chosen. */
  readonly times: TimesView | null;
  /** The same page, to be tried again. */
  readonly href: string;
  readonly phone: ContactLink | null;
}

/** The page of the form: the home stands beside it, where it can be had. */
export interface BookPageView {
  readonly title: string;
  readonly booking: BookingView;
  readonly card: EstateCardView | null;
}

const ORDER = [SLOT_FIELD, 'firstname', 'lastname', 'email', 'phone', 'message', 'consent'];

export interface BookingInput extends Omit<FormStateInput, 'order' | 'action'> {
  readonly estateId: string;
  /** null while the agenda cannot be asked. */
  readonly week: Week | null;
  /** Offered in place of the week, after somebody else was faster. */
  readonly nextSlots?: readonly Slot[];
}

function timesOf({ week, nextSlots = [], typed }: BookingInput, path: string, context: ViewContext) {
  const chosen = chosenIn(typed);
  if (nextSlots.length > 0) return toNextTimes(nextSlots, path, context);
  if (week !== null) return toWeek(week, path, chosen, context);
  return chosen === null ? null : toKeptTime(chosen, valueIn({ typed }, SLOT_FIELD), path, context);
}

export function toBooking(input: BookingInput, context: ViewContext): BookingView {
  const { estateId, week, problem = null } = input;
  const path = bookPath(estateId, context);
  const times = timesOf(input, path, context);
  const fillable = problem !== null || (times !== null && times.days.length > 0);
  // What is sent and refused comes back with the days that it was sent from.
  const action = week === null || week.from === week.today ? path : `${path}?from=${week.from}`;
  return {
    form: fillable
      ? {
          state: toFormState({ ...input, action, order: ORDER }, context.t),
          privacyHref: pathTo('privacy', context.locale),
        }
      : null,
    times,
    href: action,
    phone: phoneLink(context.site.settings.contact.phone),
  };
}

export function toBookPage(booking: BookingView, home: Home | null, context: ViewContext): BookPageView {
  const { t } = context;
  const card = home === null ? null : toHomeCard(home, context);
  const name = card === null ? '' : [card.title, card.place].filter((part) => part !== '').join(', ');
  return { title: name === '' ? t('agenda.plan') : t('agenda.headTitle', { home: name }), booking, card };
}
