import { addDays } from '#domain/stays/day.ts';
import { mailTexts } from '#locales/mails.ts';
import { calendarFile, eventUid } from '../../mail/calendar-file.ts';
import { asciiAddress } from '../../mail/header-text.ts';
import type { Attachment, MailCard } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import type { RequestedStay } from './stays.ts';

/**
 * A stay as a calendar event of whole days: arrival, departure and all between. It was in no calendar before
 * its confirmation; each move and a cancellation are revisions.
 */
export const calendarOf = (
  { id, origin, answeredAt, sequence, request }: RequestedStay,
  estate: MailCard,
  method: 'REQUEST' | 'CANCEL',
  { site, from, now }: MailContext,
): Attachment =>
  calendarFile({
    method,
    uid: eventUid(id, origin),
    sequence: method === 'CANCEL' ? sequence + 1 : sequence,
    stamp: answeredAt ?? now,
    start: request.from,
    end: addDays(request.to, 1),
    organizer: { email: asciiAddress(from), name: site.name },
    attendee: { email: asciiAddress(request.email) },
    summary: mailTexts(request.locale, site.settings.figures)('stays.event', { unit: estate.title }),
    description: '',
    location: estate.place,
    url: method === 'CANCEL' ? null : estate.href,
  });
