import { normaliseHostname } from '../platform/hostname.ts';
import type { Attachment, Mailbox } from './mail.ts';

/** What an event says in any calendar. */
interface CalendarEntry {
  /** The same in every file about this event, and no secret: calendars show it. */
  readonly uid: string;
  /** Grows with each change, so that a calendar knows which file is the later one. */
  readonly sequence: number;
  /** When it was so decided. */
  readonly stamp: Date;
  /** An instant; or a calendar day, `YYYY-MM-DD`, as the first of whole days. */
  readonly start: Date | string;
  /** The same; of days the first that is not in it any more (RFC 5545 §3.6.1). */
  readonly end: Date | string;
  readonly summary: string;
  /** May have several lines; empty: left out. */
  readonly description: string;
  readonly location: string;
  readonly url: string | null;
}

/** An event that is sent to one person, called off, or taken by whoever wants it (RFC 5546 §3.2.2, §3.2.5, §3.2.1). */
export interface CalendarEvent extends CalendarEntry {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly organizer: Mailbox;
  /** null in a file that is published, which may name nobody (RFC 5546 §3.2.1). */
  readonly attendee: Mailbox | null;
}

const MOST_OCTETS = 75;
const UTF8 = new TextEncoder();

/** A text as a value (RFC 5545 §3.3.11); other control characters may not stand in one. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** A name as a quoted parameter, which may hold neither quotes nor control characters (RFC 5545 §3.2). */
const quoted = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  `"${text.replaceAll('"', "'").replace(/[\u0000-\u001f\u007f]/g, ' ')}"`;

/** A line in pieces of 75 octets at most, each but the first behind a space, and no letter cut in two (§3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const size = UTF8.encode(letter).length;
    if (octets + size > MOST_OCTETS) {
      pieces.push(piece);
      piece = '';
      // The space in front of a continued line counts.
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

/** What stands in an event, whoever it is for. */
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
  // An address is no text: nothing in it is escaped (§3.8.4.6).
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
    // Both have agreed already: nobody is asked to answer.
    ...(attendee === null
      ? []
      : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;${person(attendee)}`]),
  ];
  const lines = eventLines(event, method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED', people);
  return calendarOf([`METHOD:${method}`], [lines]);
}

/** An event of a calendar that is subscribed to: it names nobody. */
export interface FeedEvent extends CalendarEntry {
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** How often whoever subscribes is asked to look again (RFC 7986 §5.7). */
const LOOK_AGAIN = 'PT30M';

/** A calendar to subscribe to, with a name. A calendar has an event at least (RFC 5545 §3.6): programs take none too. */
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

/** The event as a file that calendars open by themselves (RFC 6047 §2.4). */
export const calendarFile = (event: CalendarEvent): Attachment => ({
  filename: event.method === 'CANCEL' ? 'cancel.ics' : 'invite.ics',
  type: `text/calendar; method=${event.method}; charset=utf-8`,
  content: calendarText(event),
});

/** A name for an event of a site that stays when the site's hostnames change. */
export const eventUid = (id: string, origin: string): string =>
  `${id}@${normaliseHostname(new URL(origin).hostname)}`;
