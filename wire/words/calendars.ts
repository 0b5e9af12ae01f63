import type { WordTable } from './word-table.ts';

const INSTANT = 'instant, ISO 8601';
const WHEN = '2027-03-01T08:00:00.000Z';
const CALENDAR = '4f7a2c9d1e8b3a60';

/** Words of calendars: those that an agency gives away, and those of other portals that are read. */
export const CALENDAR_WORDS: WordTable = {
  'calendarRequest.kind': ['Whose calendar: of a person of the agency, or of a rental unit.', 'unit'],
  'calendarRequest.id': ['Id of the person or the unit.', '41'],
  'calendarRequest.renew': ['Gives it another address; the one before opens nothing from then on.', false],
  'calendarAddress.kind': ['Whose calendar it is.', 'unit'],
  'calendarAddress.id': ['Id of the person or the unit.', '41'],
  'calendarAddress.address': [
    'Its secret address; it is told here and nowhere else.',
    'https://www.duinzicht.example/calendar/3q2-7wAAn0Xh1c8m4k5b6v7n8m9a0s1d2f3g4h5j6kE.ics',
  ],
  madeAt: [`When its address was made: ${INSTANT}.`, WHEN],
  'calendarFile.file': [
    'The calendar as iCalendar (RFC 5545), times in UTC; it names no visitor.',
    'BEGIN:VCALENDAR',
  ],
  told: ['Calendars that have an address.'],
  'told.kind': ['Whose calendar it is.', 'unit'],
  'told.id': ['Id of the person or the unit.', '41'],
  'readCalendarRequest.address': [
    'Where the other portal shows when the unit is taken: https, a host by name.',
    'https://portal.example/ical/41.ics',
  ],
  'readCalendar.id': ['Id of what is read.', CALENDAR],
  'readCalendar.unitId': ['Id of the unit whose nights it takes.', '41'],
  'readCalendar.host': ['Its host; the rest of its address may be a secret.', 'portal.example'],
  'readCalendar.state': ['Whether it waits for its first reading, was read, or fails.', 'read'],
  'readCalendar.outcome': ['What came of the last reading.', 'read', 'Null: it was not read yet.'],
  'readCalendar.readAt': [`When it was last understood: ${INSTANT}.`, WHEN, 'Null: never yet.'],
  failingSince: [`Since when it fails: ${INSTANT}.`, WHEN, 'Null: it does not.'],
  'readCalendar.nights': ['Nights that it takes.', 63],
  notUnderstood: ['Events whose repetition was not understood; each is taken once.', 0],
};
