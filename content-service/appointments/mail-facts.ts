import { formatClock, formatDayName } from '../../domain/format/moment.ts';
import type { Locale } from '../../domain/locale.ts';
import { addressLine, isAddressHidden } from '../../domain/rules/address.ts';
import { type MailTexts, mailTexts } from '../../locales/mails.ts';
import { estateMailCard } from '../estates/mail-card.ts';
import { eventUid } from '../mail/calendar-file.ts';
import { asciiAddress } from '../mail/header-text.ts';
import type { Block, MailCard } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { findAgendaSettings } from './agenda.ts';
import { type AppointmentEstate, findAppointmentEstate } from './estate.ts';
import { findAppointment, type StoredAppointment } from './find-appointment.ts';
import { fullAddress } from './full-address.ts';

/** What there is to say of an appointment, in the reader's language. */
export interface AppointmentFacts {
  readonly appointment: StoredAppointment;
  readonly locale: Locale;
  readonly t: MailTexts;
  /** "donderdag 26 november, 13.30 u": short enough for a subject. */
  readonly moment: string;
  /** The same with its end. */
  readonly span: string;
  /** Where to meet; empty when the estate has been deleted. */
  readonly place: string;
  /** What to call the estate in a line. */
  readonly title: string;
  /** null when it has been deleted. */
  readonly estate: MailCard | null;
  /** Whether the estate still has a page to lead to. */
  readonly offered: boolean;
}

/** The whole address for who may know it, otherwise what the site shows. */
function placeOf(estate: AppointmentEstate, locale: Locale, mayKnow: boolean): string {
  if (!mayKnow) return addressLine(estate.estate.general.address, locale, false);
  return fullAddress(estate.trueAddress, locale);
}

/** Whom facts are for: `anyone` who has the link reads no more than the site shows. */
type Reader = 'visitor' | 'agent' | 'anyone';

/** An agent knows where to go; a visitor's mail tells it unless the agency tells hidden addresses itself. */
async function mayKnow(
  estate: AppointmentEstate,
  to: Reader,
  { db, site }: Pick<MailContext, 'db' | 'site'>,
): Promise<boolean> {
  if (to === 'agent' || !isAddressHidden(estate.estate.general.address)) return true;
  if (to === 'anyone') return false;
  return (await findAgendaSettings(db, site.id))?.tellsHiddenAddress === true;
}

/** The facts of an appointment for one of the two who meet; null when it is no longer kept. */
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
  const t = mailTexts(locale);
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

/** Rows of a table without those that say nothing. */
export const filledRows = (rows: readonly (readonly [string, string])[]): Block => ({
  kind: 'facts',
  rows: rows.filter(([, value]) => value !== ''),
});

/** The agency's word to the visitor, where it wrote one. */
export const quoted = (title: string, word: string | null): readonly Block[] =>
  word === null ? [] : [{ kind: 'quote', title, text: word }];

/** What is in every calendar's file about an appointment, whomever it is sent to. */
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
