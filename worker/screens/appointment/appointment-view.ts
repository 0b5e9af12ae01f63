import { chosenIn, SLOT_FIELD } from '#domain/forms/chosen-slot.ts';
import { pathTo } from '#domain/routes.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Slot } from '#wire/live-agenda.ts';
import { type TimesView, toChosenTime, toNextTimes, toWeek, type Week } from '../../agenda/week.ts';
import { bookAppointmentPath } from '../../estate/links/book-appointment-path.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import type { FoundListing } from '../../platform/content/listing-wire.ts';
import {
  type FormState,
  type FormStateInput,
  toFormState,
  valueIn,
} from '../../platform/forms/ui/form-state.ts';
import { type ContactLink, phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { excerpt } from '../../platform/page/paragraphs.ts';

/** The form to book an appointment. */
export interface AppointmentFormView {
  /** null without both a time to choose and typed values to keep. */
  readonly form: { readonly state: FormState; readonly privacyHref: string } | null;
  /** null while the agenda is out of reach and no time was chosen. */
  readonly times: TimesView | null;
  /** This page, to try again. */
  readonly href: string;
  readonly phone: ContactLink | null;
}

/** The page of the form, with the estate beside it if it could be loaded. */
export interface BookAppointmentPageView {
  readonly title: string;
  readonly booking: AppointmentFormView;
  readonly card: EstateCardView | null;
}

const ORDER = [SLOT_FIELD, 'firstname', 'lastname', 'email', 'phone', 'message', 'consent'];

export interface AppointmentFormInput extends Omit<FormStateInput, 'order' | 'action'> {
  readonly estateId: string;
  /** null while the agenda is out of reach. */
  readonly week: Week | null;
  /** Offered instead of the week, after another visitor took the chosen time. */
  readonly nextSlots?: readonly Slot[];
}

function timesOf({ week, nextSlots = [], typed }: AppointmentFormInput, path: string, context: ViewContext) {
  const chosen = chosenIn(typed);
  if (nextSlots.length > 0) return toNextTimes(nextSlots, path, chosen, context);
  if (week !== null) return toWeek(week, path, chosen, context);
  return chosen === null ? null : toChosenTime(chosen, valueIn({ typed }, SLOT_FIELD), path, context);
}

export function toAppointmentForm(input: AppointmentFormInput, context: ViewContext): AppointmentFormView {
  const { estateId, week, problem = null } = input;
  const path = bookAppointmentPath(estateId, context);
  const times = timesOf(input, path, context);
  const fillable = problem !== null || (times !== null && times.days.length > 0);
  // A refused form returns with the days that it was sent from.
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

/** Most characters of a head's title, with the agency's name behind it, and fewest of what the home is called. */
const MOST = 110;
const LEAST_OF_NAME = 20;

/** "Bezoek plannen: Villa met …, Dorpsstraat 1, 3000 Leuven": an agent's title may be a whole sentence. */
function titleFor({ title, place }: EstateCardView, { t, site }: ViewContext): string {
  const rest = t('agenda.headTitle', { estate: `, ${place} · ${site.name}` }).length;
  const name = excerpt(title, Math.max(LEAST_OF_NAME, MOST - rest));
  return t('agenda.headTitle', { estate: [name, place].filter((part) => part !== '').join(', ') });
}

export function toBookAppointmentPage(
  booking: AppointmentFormView,
  estate: FoundListing | null,
  context: ViewContext,
): BookAppointmentPageView {
  const { t } = context;
  const card = estate === null ? null : toFormCard(estate, context);
  return { title: card === null ? t('agenda.plan') : titleFor(card, context), booking, card };
}
