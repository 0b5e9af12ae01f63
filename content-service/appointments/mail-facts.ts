import { dayAt } from '#domain/agenda/zoned-time.ts';
import { formatClock, formatDayName } from '#domain/format/moment.ts';
import type { Locale } from '#domain/locale.ts';
import { addressLine, isAddressHidden } from '#domain/rules/address.ts';
import { addDays } from '#domain/stays/day.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import { fullAddress } from '../estates/full-address.ts';
import { estateMailCard } from '../estates/mail-card.ts';
import { eventUid } from '../mail/calendar-file.ts';
import { asciiAddress } from '../mail/header-text.ts';
import type { Block, MailCard } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findAgendaSettings } from './agenda.ts';
import { type AppointmentEstate, findAppointmentEstate } from './estate.ts';
import { findAppointment, type StoredAppointment } from './find-appointment.ts';
import { AGENDA_ZONE } from './settings.ts';

/** Data of an appointment for a mail, in the reader's language. */
export interface AppointmentFacts {
  readonly appointment: StoredAppointment;
  readonly locale: Locale;
  readonly t: MailTexts;
  /** "donderdag 26 november, 13.30 u": short enough for a subject. */
  readonly moment: string;
  /** The same with the end time. */
  readonly span: string;
  /** Meeting place; empty when the estate was deleted. */
  readonly place: string;
  /** Whether the visitor may read the street. */
  readonly street: 'open' | 'later' | 'told' | 'never';
  /** Name of the estate in one line. */
  readonly title: string;
  /** null when it was deleted. */
  readonly estate: MailCard | null;
  /** Whether the estate still has a page to link to. */
  readonly offered: boolean;
}

/** The complete address if the reader may know it, otherwise the public one. */
function placeOf(estate: AppointmentEstate, locale: Locale, mayKnow: boolean): string {
  if (!mayKnow) return addressLine(estate.estate.general.address, locale, false);
  return fullAddress(estate.trueAddress, locale);
}

/** Reader of the data: `anyone` with the link sees no more than the site shows. */
type Reader = 'visitor' | 'agent' | 'anyone';

/**
 * Whether mails tell the visitor the street of the home: `open` if it is not hidden, `never` if the agency tells it
 * itself, else `later` until it is told (decision 128).
 */
async function streetOf(
  estate: AppointmentEstate | null,
  { streetRevealedAt }: StoredAppointment,
  { db, site }: Pick<MailContext, 'db' | 'site'>,
): Promise<AppointmentFacts['street']> {
  if (estate === null || !isAddressHidden(estate.estate.general.address)) return 'open';
  if ((await findAgendaSettings(db, site.id))?.tellsHiddenAddress !== true) return 'never';
  return streetRevealedAt === null ? 'later' : 'told';
}

/** Readers who may know the street: agents always, and visitors once it is told. */
const mayKnow = (street: AppointmentFacts['street'], to: Reader): boolean =>
  street === 'open' || to === 'agent' || (to === 'visitor' && street === 'told');

/** Data of an appointment for one of the two sides; null when it was deleted. */
export async function appointmentFacts(
  appointmentId: string,
  to: Reader,
  context: Pick<MailContext, 'db' | 'site'>,
): Promise<AppointmentFacts | null> {
  const { db, site } = context;
  const appointment = await findAppointment(db, site.id, appointmentId);
  if (appointment === null) return null;
  const { origin, start, end, estateId } = appointment;
  const locale = to === 'agent' ? site.defaultLocale : appointment.details.locale;
  const t = mailTexts(locale, site.settings.figures);
  const found = await findAppointmentEstate(db, site, estateId);
  const estate = found === null ? null : estateMailCard(found, { origin, t });
  const [from, until] = [start.toISOString(), end.toISOString()];
  const day = formatDayName(from, locale);
  const street = await streetOf(found, appointment, context);
  return {
    appointment,
    locale,
    t,
    estate,
    moment: `${day}, ${formatClock(from, locale)}`,
    span: t('appointments.span', {
      day,
      from: formatClock(from, locale),
      to: formatClock(until, locale),
    }),
    place: found === null ? '' : placeOf(found, locale, mayKnow(street, to)),
    street,
    title: estate?.title ?? t('estate'),
    offered: found?.offered === true,
  };
}

/** A fact table without empty rows. */
export const filledRows = (rows: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  rows: rows.filter(([, value]) => value !== ''),
});

/** A hint below the place for a visitor who is not told the street yet. */
export function streetLater(
  { street, appointment: { start }, t }: Pick<AppointmentFacts, 'street' | 'appointment' | 't'>,
  { site, now }: Pick<MailContext, 'site' | 'now'>,
): readonly Block[] {
  if (street !== 'later') return [];
  // Visitors who book or move on the day before get no reminder.
  const reminded = dayAt(start.getTime(), AGENDA_ZONE) > addDays(dayAt(now.getTime(), AGENDA_ZONE), 1);
  const text = t(`appointments.street.${reminded ? 'before' : 'once'}`, { agency: site.name });
  return [{ kind: 'text', text }];
}

/** The agency's message to the visitor, if any. */
export const quoted = (title: string, word: string | null): readonly Block[] =>
  word === null ? [] : [{ kind: 'quote', title, text: word }];

/** The calendar event of an appointment, the same for both sides. */
export const eventOf = (
  { appointment, place }: AppointmentFacts,
  { site, from }: Pick<MailContext, 'site' | 'from'>,
) => ({
  uid: eventUid(appointment.id, appointment.origin),
  start: appointment.start,
  end: appointment.end,
  location: place,
  organizer: { email: asciiAddress(from), name: site.name },
});
