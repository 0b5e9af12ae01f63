import { pathTo } from '#domain/routes.ts';
import type { AppointmentCalendar } from '#wire/live-agenda.ts';
import { calendarText, utc } from '../../mail/calendar-file.ts';
import { senderOf } from '../../mail/sender/sender.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { findSite } from '../../platform/sites.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { standingOf } from '../find-appointment.ts';
import { appointmentFacts, eventOf } from '../mail-facts.ts';

const query = (address: string, values: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(values)}`;

/**
 * An appointment as an iCalendar file and as links of web calendars, without the street of a hidden address,
 * which only mails contain (decision 22). The links do not contain the secret id. Throws not_found for an
 * unknown id, and gone when the appointment is not active.
 */
export async function showCalendar(
  siteId: string,
  publicId: string,
  { env, now }: CallContext,
): Promise<AppointmentCalendar> {
  const site = await findSite(env.DB, siteId);
  if (site === null) throw notFound('appointment');
  const facts = await appointmentFacts(tokenHash(publicId), 'anyone', { db: env.DB, site });
  if (facts === null) throw notFound('appointment');
  const { appointment, locale, t, place } = facts;
  const standing = standingOf(appointment, now);
  if (standing !== 'booked' && standing !== 'past') {
    throw new ContentError('gone', 'The appointment is not booked.');
  }
  const { agent } = appointment.details;
  const event = eventOf(facts, { site, from: await senderOf(env.DB, siteId, env.MAIL_FROM) });
  const summary = t('appointments.event', { estate: facts.title });
  const description = [agent.name, agent.phone ?? ''].filter((line) => line !== '').join('\n');
  const [start, end] = [event.start.toISOString(), event.end.toISOString()];
  return {
    file: calendarText({
      ...event,
      method: 'PUBLISH',
      sequence: appointment.sequence,
      stamp: appointment.changedAt,
      summary,
      description,
      url: appointment.origin + pathTo('appointment', locale, { id: publicId }),
      attendee: null,
    }),
    google: query('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: summary,
      dates: `${utc(event.start)}/${utc(event.end)}`,
      details: description,
      location: place,
    }),
    outlook: query('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: summary,
      startdt: start,
      enddt: end,
      body: description,
      location: place,
    }),
  };
}
