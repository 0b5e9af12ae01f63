import type { WordTable } from './word-table.ts';

const INSTANT = 'instant, ISO 8601';
const WHEN = '2027-03-01T08:00:00.000Z';
const CALENDAR = '4f7a2c9d1e8b3a60';

/** Descriptions for calendars: those that an agency shares, and those of other portals that are read. */
export const CALENDAR_WORDS: WordTable = {
  'calendarRequest.kind': ['Owner of the calendar: a person of the agency, or a rental unit.', 'unit'],
  'calendarRequest.id': ['Id of the person or the unit.', '41'],
  'calendarRequest.renew': ['Gives it a new address; the old one stops working.', false],
  'calendarAddress.kind': ['Kind of the calendar’s owner.', 'unit'],
  'calendarAddress.id': ['Id of the person or the unit.', '41'],
  'calendarAddress.address': [
    'Its secret address; shown only in this answer.',
    'https://www.duinzicht.example/calendar/3q2-7wAAn0Xh1c8m4k5b6v7n8m9a0s1d2f3g4h5j6kE.ics',
  ],
  madeAt: [`When its address was made: ${INSTANT}.`, WHEN],
  'calendarFile.file': [
    'The calendar as iCalendar (RFC 5545), times in UTC; it names no visitor.',
    'BEGIN:VCALENDAR',
  ],
  told: ['Calendars that have an address.'],
  'told.kind': ['Kind of the calendar’s owner.', 'unit'],
  'told.id': ['Id of the person or the unit.', '41'],
  'readCalendarRequest.address': [
    'Address of the other portal’s calendar: https or webcal, and a public hostname.',
    'https://portal.example/ical/41.ics',
  ],
  'readCalendar.id': ['Id of the calendar.', CALENDAR],
  'readCalendar.unitId': ['Id of the unit whose nights it takes.', '41'],
  'readCalendar.host': ['Its host; the rest of its address may be a secret.', 'portal.example'],
  'readCalendar.state': ['Whether it waits for its first reading, was read, or fails.', 'read'],
  'readCalendar.outcome': ['Outcome of the last reading.', 'read', 'Null: it was not read yet.'],
  'readCalendar.readAt': [`Last successful reading: ${INSTANT}.`, WHEN, 'Null: never yet.'],
  failingSince: [`Failing since: ${INSTANT}.`, WHEN, 'Null: it does not.'],
  'readCalendar.nights': ['Nights that it takes.', 63],
  notUnderstood: [
    'Events of which only a part was understood, such as the first occurrence of a strange rule.',
    0,
  ],
  'readCalendar.free': ['Events of a night or more that are marked as free, and take nothing.', 0],
};
