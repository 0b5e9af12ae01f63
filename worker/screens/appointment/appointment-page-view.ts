import { formatClock } from '#domain/format/moment.ts';
import { pathTo } from '#domain/routes.ts';
import { isAddressHidden } from '#domain/rules/address.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Appointment } from '#wire/live-agenda.ts';
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

/** Time, place and agent of an appointment. */
export interface AppointmentSummary {
  readonly when: string;
  readonly where: string | null;
  /** Note that the mail contains the full address, for an estate that hides it (spec 1 §2). */
  readonly whereNote: string | null;
  readonly who: string | null;
  readonly phone: ContactLink | null;
  /** By which the visitor and the agency name it. */
  readonly number: string | null;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** The form to choose another time; without times while the agenda is out of reach. */
export interface MoveView {
  readonly times: TimesView | null;
  readonly state: FormState;
}

/** An appointment, and the possible actions. */
export interface AppointmentView {
  readonly heading: string;
  readonly text: string;
  readonly summary: AppointmentSummary;
  readonly card: EstateCardView | null;
  /** Form to choose another time; null on a page without it. */
  readonly move: MoveView | null;
  /** Links to calendars; empty unless the appointment is booked. */
  readonly calendars: readonly Link[];
  /** The cancel button; `failed` explains why the last attempt failed. */
  readonly cancel: { readonly action: string; readonly failed: string | null } | null;
  readonly links: readonly Link[];
}

export interface AppointmentInput {
  readonly appointment: Appointment;
  /** null while the estate is out of reach, or when it was withdrawn. */
  readonly estate: FoundListing | null;
}

/** "donderdag 26 november, 13.30 u – 14.15 u". */
function summaryOf({ appointment, estate }: AppointmentInput, context: ViewContext): AppointmentSummary {
  const { t, locale } = context;
  const { start, end, place, agent, state, number } = appointment;
  const hidden = estate !== null && isAddressHidden(foundProperty(estate, context).address);
  return {
    when: `${slotWords(start, locale)} – ${formatClock(end, locale)}`,
    where: place ?? null,
    whereNote: hidden && state === 'booked' ? t('agenda.placeFromAgency') : null,
    who: agent?.name ?? null,
    phone: phoneLink(agent?.phone),
    number: number || null,
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

/** Page of an appointment that is cancelled, expired or past. */
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

/** Whether the appointment can be cancelled. */
export const isOpen = (state: Appointment['state']): state is 'pending' | 'booked' =>
  state === 'pending' || state === 'booked';

/** Heading and text of a booked appointment, or of one that waits for the visitor to confirm it by mail. */
function openWords({ state, heldUntil }: Appointment, { t, locale }: ViewContext) {
  if (state === 'booked') return { heading: t('agenda.bookedHeading'), text: t('agenda.bookedText') };
  const text = heldUntil
    ? t('agenda.pendingText', { until: formatClock(heldUntil, locale) })
    : t('agenda.pendingPlain');
  return { heading: t('agenda.pendingHeading'), text };
}

/** Links to the calendar file and to calendars on the web, which receive the event only when pressed. */
function calendarsOf({ id, state }: Appointment, { t, locale }: ViewContext): readonly Link[] {
  if (state !== 'booked') return [];
  const href = `/${locale}/ajax/live-agenda/reservation/${id}/calendar`;
  return [
    { label: t('ownCalendar.file'), href },
    { label: 'Google', href: `${href}?to=google` },
    { label: 'Outlook', href: `${href}?to=outlook` },
  ];
}

/** Link to the page that moves the appointment, if the content service allows moving. */
const moveLink = ({ id, state, move }: Appointment, { t, locale }: ViewContext): readonly Link[] =>
  state === 'booked' && move === 'open'
    ? [{ label: t('agenda.again'), href: pathTo('move-appointment', locale, { id }) }]
    : [];

/** The confirmation: the appointment and the next steps; later, its current state. */
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

/** Asks whether to cancel; no button when the appointment is cancelled, expired or past. */
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
