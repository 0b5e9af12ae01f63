import { spanInWords } from '#domain/stays/day-words.ts';
import { mailTexts } from '#locales/mails.ts';
import { rentalMailCard } from '../estates/rental-mail-card.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { OutboxMail } from '../mail/outbox.ts';
import { prepare } from '../platform/db/prepare.ts';
import { originOf } from '../platform/site-origin.ts';
import { listReadCalendars } from './reading.ts';

type DataOf<Kind extends OutboxMail['kind']> = Extract<OutboxMail, { kind: Kind }>['data'];

interface StayRow {
  readonly from_day: string;
  readonly to_day: string;
  readonly guest: string;
}

/**
 * Mail to the agency: another portal has taken nights that a visitor has booked here. Null when either no
 * longer exists.
 */
export async function calendarConflict(
  { calendarId, stayId }: DataOf<'calendar-conflict'>,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const [calendar] = await listReadCalendars(db, site.id, calendarId);
  const stay = await prepare(db, {
    sql:
      "SELECT from_day, to_day, doc ->> '$.request.firstname' || ' ' || (doc ->> '$.request.lastname') AS guest " +
      "FROM stays WHERE site_id = ? AND id = ? AND state IN ('requested', 'confirmed')",
    params: [site.id, stayId],
  }).first<StayRow>();
  if (calendar === undefined || stay === null) return null;
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const origin = originOf(site, null);
  const estate = await rentalMailCard(db, site.id, calendar.unitId, { origin, t });
  const days = spanInWords(stay.from_day, stay.to_day, t.locale);
  const body = t('calendars.conflict.body', { portal: calendar.host });
  return {
    locale: t.locale,
    // No header contains a visitor's text (decision 35).
    subject: t('calendars.conflict.subject', { unit: estate.title, days }),
    preview: body,
    title: t('calendars.conflict.title'),
    blocks: [
      { kind: 'text', text: body },
      {
        kind: 'facts',
        rows: [
          [t('calendars.days'), days],
          [t('notice.name'), stay.guest],
          [t('calendars.portal'), calendar.host],
        ],
      },
      { kind: 'text', text: t('calendars.conflict.next') },
      { kind: 'estate', estate },
    ],
    why: t('calendars.why'),
  };
}

/** Mail to the agency: a portal's calendar has been unreadable for a day. Null when it is readable again. */
export async function calendarFailing(
  { calendarId }: DataOf<'calendar-failing'>,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const [calendar] = await listReadCalendars(db, site.id, calendarId);
  if (calendar?.state !== 'failing') return null;
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const origin = originOf(site, null);
  const estate = await rentalMailCard(db, site.id, calendar.unitId, { origin, t });
  const body = t('calendars.failing.body', { portal: calendar.host });
  return {
    locale: t.locale,
    subject: t('calendars.failing.subject', { unit: estate.title }),
    preview: body,
    title: t('calendars.failing.title'),
    blocks: [
      { kind: 'text', text: body },
      { kind: 'text', text: t('calendars.failing.next') },
      { kind: 'estate', estate },
    ],
    why: t('calendars.why'),
  };
}
