import { normaliseHostname } from '../platform/hostname.ts';
import type { Attachment, Mailbox } from './mail.ts';

/** Fields of an event that files and feeds share. */
interface CalendarEntry {
  /** The same in every file about this event. Not a secret: calendars show it. */
  readonly uid: string;
  /** Grows with each change, so that a calendar knows which file is newer. */
  readonly sequence: number;
  /** Time of the last change. */
  readonly stamp: Date;
  /** An instant, or the first calendar day of an all-day event, `YYYY-MM-DD`. */
  readonly start: Date | string;
  /** An instant, or the day after the last calendar day: exclusive (RFC 5545 §3.6.1). */
  readonly end: Date | string;
  readonly summary: string;
  /** May have several lines; left out when empty. */
  readonly description: string;
  readonly location: string;
  readonly url: string | null;
}

/**
 * An event that is sent to one person, cancelled, or published without attendees (RFC 5546 §3.2.2, §3.2.5, §3.2.1).
 */
export interface CalendarEvent extends CalendarEntry {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly organizer: Mailbox;
  /** null for PUBLISH, which must not have attendees (RFC 5546 §3.2.1). */
  readonly attendee: Mailbox | null;
}

const MOST_OCTETS = 75;
const UTF8 = new TextEncoder();

/** Escapes a TEXT value (RFC 5545 §3.3.11) and removes control characters, which are not allowed. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters.
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** A name as a quoted parameter, which must not contain quotes or control characters (RFC 5545 §3.2). */
const quoted = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters.
  `"${text.replaceAll('"', "'").replace(/[\u0000-\u001f\u007f]/g, ' ')}"`;

/** Folds a line: at most 75 octets, continuation lines start with a space, and no character is split (§3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const size = UTF8.encode(letter).length;
    if (octets + size > MOST_OCTETS) {
      pieces.push(piece);
      piece = '';
      // The leading space of a continuation line counts.
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}

/** `20261126T123000Z` (§3.3.5, form 2). */
export const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** `DTSTART:20261126T123000Z`, or `DTSTART;VALUE=DATE:20270703` (§3.3.4). */
const when = (name: string, at: Date | string): string =>
  typeof at === 'string' ? `${name};VALUE=DATE:${at.replaceAll('-', '')}` : `${name}:${utc(at)}`;

const person = ({ email, name }: Mailbox): string => `CN=${quoted(name ?? email)}:mailto:${email}`;

const optional = (name: string, value: string): string[] =>
  value === '' ? [] : [`${name}:${escaped(value)}`];

/** The VEVENT component; `people` are its ORGANIZER and ATTENDEE lines. */
const eventLines = (
  { uid, sequence, stamp, start, end, summary, description, location, url }: CalendarEntry,
  status: string,
  people: readonly string[] = [],
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${utc(stamp)}`,
  when('DTSTART', start),
  when('DTEND', end),
  `SUMMARY:${escaped(summary)}`,
  ...optional('DESCRIPTION', description),
  ...optional('LOCATION', location),
  // A URI value is not escaped (§3.8.4.6).
  ...(url === null ? [] : [`URL:${new URL(url).href}`]),
  ...people,
  `STATUS:${status}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

const calendarOf = (head: readonly string[], events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gevel//Visits//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...events.flat(),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** An event as an iCalendar object (RFC 5545). */
export function calendarText(event: CalendarEvent): string {
  const { method, organizer, attendee } = event;
  const people = [
    `ORGANIZER;${person(organizer)}`,
    // Both have agreed already, so no reply is requested.
    ...(attendee === null
      ? []
      : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;${person(attendee)}`]),
  ];
  const lines = eventLines(event, method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED', people);
  return calendarOf([`METHOD:${method}`], [lines]);
}

/** An event of a subscribed calendar: without organizer and attendee. */
export interface FeedEvent extends CalendarEntry {
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** Suggested refresh interval for subscribers (RFC 7986 §5.7). */
const LOOK_AGAIN = 'PT30M';

/** A calendar to subscribe to. May be empty: RFC 5545 §3.6 requires a component, but programs accept none. */
export const calendarFeed = (name: string, events: readonly FeedEvent[]): string =>
  calendarOf(
    [
      ...optional('NAME', name),
      ...optional('X-WR-CALNAME', name),
      `REFRESH-INTERVAL;VALUE=DURATION:${LOOK_AGAIN}`,
      `X-PUBLISHED-TTL:${LOOK_AGAIN}`,
    ],
    events.map((event) => eventLines(event, event.status)),
  );

/** The event as an attachment that mail programs offer to add to the calendar (RFC 6047 §2.4). */
export const calendarFile = (event: CalendarEvent): Attachment => ({
  filename: event.method === 'CANCEL' ? 'cancel.ics' : 'invite.ics',
  type: `text/calendar; method=${event.method}; charset=utf-8`,
  content: calendarText(event),
});

/** An event's UID, from the hostname at the time of its creation. */
export const eventUid = (id: string, origin: string): string =>
  `${id}@${normaliseHostname(new URL(origin).hostname)}`;
