import { formatClock, formatDayName } from '../../domain/format/moment.ts';
import type { Locale } from '../../domain/locale.ts';
import { addressLine, isAddressHidden } from '../../domain/rules/address.ts';
import { type MailTexts, mailTexts } from '../../locales/mails.ts';
import { fullAddress } from '../estates/full-address.ts';
import { estateMailCard } from '../estates/mail-card.ts';
import { eventUid } from '../mail/calendar-file.ts';
import { asciiAddress } from '../mail/header-text.ts';
import type { Block, MailCard } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findAgendaSettings } from './agenda.ts';
import { type AppointmentEstate, findAppointmentEstate } from './estate.ts';
import { findAppointment, type StoredAppointment } from './find-appointment.ts';

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

/** Agents know hidden addresses; a visitor's mail contains them unless the agency tells them itself. */
async function mayKnow(
  estate: AppointmentEstate,
  to: Reader,
  { db, site }: Pick<MailContext, 'db' | 'site'>,
): Promise<boolean> {
  if (to === 'agent' || !isAddressHidden(estate.estate.general.address)) return true;
  if (to === 'anyone') return false;
  return (await findAgendaSettings(db, site.id))?.tellsHiddenAddress === true;
}

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
    place: found === null ? '' : placeOf(found, locale, await mayKnow(found, to, context)),
    title: estate?.title ?? t('estate'),
    offered: found?.offered === true,
  };
}

/** A fact table without empty rows. */
export const filledRows = (rows: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  rows: rows.filter(([, value]) => value !== ''),
});

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
