import { formatClock } from '../../../domain/format/moment.ts';
import { pathTo } from '../../../domain/routes.ts';
import { isAddressHidden } from '../../../domain/rules/address.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { Appointment } from '../../../wire/live-agenda.ts';
import { slotWords } from '../../agenda/times.ts';
import type { TimesView } from '../../agenda/week.ts';
import { foundProperty } from '../../estate/found.ts';
import { bookAppointmentPath } from '../../estate/links/book-appointment-path.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import type { FoundListing } from '../../platform/content/listing-wire.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import type { FormState } from '../../platform/forms/ui/form-state.ts';
import { type ContactLink, phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** When, where and with whom. */
export interface AppointmentSummary {
  readonly when: string;
  readonly where: string | null;
  /** Where the rest of the address is told, for an estate that hides it (spec 1 §2). */
  readonly whereNote: string | null;
  readonly who: string | null;
  readonly phone: ContactLink | null;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** Choosing another time for an appointment; without times while the agenda cannot be asked. */
export interface MoveView {
  readonly times: TimesView | null;
  readonly state: FormState;
}

/** An appointment, and what can be done with it. */
export interface AppointmentView {
  readonly heading: string;
  readonly text: string;
  readonly summary: AppointmentSummary;
  readonly card: EstateCardView | null;
  /** Other times to choose; null on a page that offers none. */
  readonly move: MoveView | null;
  /** Where calendars find it; empty for what does not stand. */
  readonly calendars: readonly Link[];
  /** The button that cancels it; `failed` says what is known of why it did not work a moment ago. */
  readonly cancel: { readonly action: string; readonly failed: string | null } | null;
  readonly links: readonly Link[];
}

export interface AppointmentInput {
  readonly appointment: Appointment;
  /** null while the estate cannot be had, or when it has gone. */
  readonly estate: FoundListing | null;
}

/** "donderdag 26 november, 13.30 u – 14.15 u". */
function summaryOf({ appointment, estate }: AppointmentInput, context: ViewContext): AppointmentSummary {
  const { t, locale } = context;
  const { start, end, place, agent, state } = appointment;
  const hidden = estate !== null && isAddressHidden(foundProperty(estate, context).address);
  return {
    when: `${slotWords(start, locale)} – ${formatClock(end, locale)}`,
    where: place ?? null,
    whereNote: hidden && state === 'booked' ? t('agenda.placeInMail') : null,
    who: agent?.name ?? null,
    phone: phoneLink(agent?.phone),
  };
}

const estateLink = (card: EstateCardView | null, { t, locale }: ViewContext): Link =>
  card?.href
    ? { label: t('agenda.toEstate'), href: card.href }
    : { label: t('agenda.toOffer'), href: pathTo('offer', locale) };

function base(input: AppointmentInput, context: ViewContext) {
  const { estate } = input;
  const card = estate === null ? null : toFormCard(estate, context);
  const summary = summaryOf(input, context);
  return { summary, card, move: null, calendars: [], cancel: null, estate: estateLink(card, context) };
}

/** What an appointment says that no longer stands. */
function closedView(
  kind: 'cancelled' | 'expired' | 'past',
  input: AppointmentInput,
  context: ViewContext,
): AppointmentView {
  const { t } = context;
  const { estate, ...shown } = base(input, context);
  const again = {
    label: t('agenda.again'),
    href: bookAppointmentPath(String(input.appointment.estateId), context),
  };
  return {
    ...shown,
    heading: t(`agenda.${kind}Heading`),
    text: t(`agenda.${kind}Text`),
    links: kind === 'past' ? [estate] : [again, estate],
  };
}

/** Whether there is something left to cancel. */
export const isOpen = (state: Appointment['state']): state is 'pending' | 'booked' =>
  state === 'pending' || state === 'booked';

/** What an appointment says that stands, or that waits for its visitor to press the link in the mail. */
function openWords({ state, heldUntil }: Appointment, { t, locale }: ViewContext) {
  if (state === 'booked') return { heading: t('agenda.bookedHeading'), text: t('agenda.bookedText') };
  const text = heldUntil
    ? t('agenda.pendingText', { until: formatClock(heldUntil, locale) })
    : t('agenda.pendingPlain');
  return { heading: t('agenda.pendingHeading'), text };
}

/** The event as a file, and calendars on the web, which hear of it once their link is pressed. */
function calendarsOf({ id, state }: Appointment, { t, locale }: ViewContext): readonly Link[] {
  if (state !== 'booked') return [];
  const href = `/${locale}/ajax/live-agenda/reservation/${id}/calendar`;
  return [
    { label: t('ownCalendar.file'), href },
    { label: 'Google', href: `${href}?to=google` },
    { label: 'Outlook', href: `${href}?to=outlook` },
  ];
}

/** To another time, where the content service says whether there may be one. */
const moveLink = ({ id, state, move }: Appointment, { t, locale }: ViewContext): readonly Link[] =>
  state === 'booked' && move === 'open'
    ? [{ label: t('agenda.again'), href: pathTo('move-appointment', locale, { id }) }]
    : [];

/** The confirmation: what was agreed and what happens next; later, what has become of it. */
export function toAppointment(
  input: AppointmentInput & { readonly moved?: boolean },
  context: ViewContext,
): AppointmentView {
  const { appointment } = input;
  const { t, locale } = context;
  if (!isOpen(appointment.state)) return closedView(appointment.state, input, context);
  const { estate, ...shown } = base(input, context);
  const cancelHref = pathTo('cancel-appointment', locale, { id: appointment.id });
  return {
    ...shown,
    ...openWords(appointment, context),
    ...(input.moved === true && { heading: t('moving.movedHeading'), text: t('moving.movedText') }),
    calendars: calendarsOf(appointment, context),
    links: [estate, ...moveLink(appointment, context), { label: t('agenda.cancelLink'), href: cancelHref }],
  };
}

/** The question whether to cancel, with its button; no button for what no longer stands. */
export function toCancelPage(
  input: AppointmentInput,
  problem: FormProblem | null,
  context: ViewContext,
): AppointmentView {
  const { appointment } = input;
  const { t, locale } = context;
  if (!isOpen(appointment.state)) return closedView(appointment.state, input, context);
  const { estate, ...shown } = base(input, context);
  const failed =
    problem === null ? null : t(problem === 'unknown' ? 'agenda.cancelUnknown' : 'agenda.cancelFailed');
  return {
    ...shown,
    heading: t('agenda.cancelHeading'),
    text: t('agenda.cancelText'),
    cancel: { action: pathTo('cancel-appointment', locale, { id: appointment.id }), failed },
    links: [...moveLink(appointment, context), estate],
  };
}
