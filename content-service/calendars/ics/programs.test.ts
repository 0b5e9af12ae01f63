import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, nightsOf } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { takenNights } from './taken-nights.ts';

/** Shapes of files as programs write them (made after public reports), which ical.js reads without help. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'Airbnb: whole days': [
    'DTSTART;VALUE=DATE:20270703\nDTEND;VALUE=DATE:20270710\nSUMMARY:Reserved\nUID:1418fb94e984@airbnb.com',
    'DTSTART;VALUE=DATE:20270801\nDTEND;VALUE=DATE:20270802\nSUMMARY:Airbnb (Not available)\nUID:7f@airbnb.com',
  ],
  'Booking.com: closed days': [
    'DTSTART;VALUE=DATE:20270703\nDTEND;VALUE=DATE:20270704\nUID:b@booking.com\nSUMMARY:CLOSED - Not available',
  ],
  'Vrbo: a block of a month': [
    'UID:res-1@vrbo.com\nDTSTAMP:20261101T000000Z\nDTSTART;VALUE=DATE:20270601\nDTEND;VALUE=DATE:20270701\nSUMMARY:Blocked',
  ],
  'Google: a weekly stay with an exception': [
    'DTSTART;VALUE=DATE:20270703\nDTEND;VALUE=DATE:20270705\nRRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20270731;BYDAY=SA\n' +
      'EXDATE;VALUE=DATE:20270717\nUID:g@google.com\nTRANSP:OPAQUE',
  ],
  'Outlook: a day by its times, every second week': [
    'UID:040000008200E00074C5B7101A82E008\nDTSTART:20270703T000000\nDTEND:20270704T000000\n' +
      'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SA;WKST=SU\nX-MICROSOFT-CDO-BUSYSTATUS:BUSY',
  ],
  'Apple: the first Saturday of each month': [
    'UID:6A1B\nDTSTART;VALUE=DATE:20270703\nDTEND;VALUE=DATE:20270704\nRRULE:FREQ=MONTHLY;BYDAY=1SA;COUNT=5\nSEQUENCE:1',
  ],
  'Nextcloud: the last day of each month': [
    'UID:nc\nDTSTART;VALUE=DATE:20270131\nDTEND;VALUE=DATE:20270201\nRRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=6',
  ],
  'Thunderbird: an anniversary': [
    'UID:tb\nDTSTART;VALUE=DATE:20200814\nDTEND;VALUE=DATE:20200815\nRRULE:FREQ=YEARLY',
  ],
  'Smoobu: a duration': ['UID:sm\nDTSTART;VALUE=DATE:20270703\nDURATION:P7D\nSUMMARY:Booking'],
  'Google: times, and a Saturday that was moved to Sunday': [
    'DTSTART;TZID=Europe/Brussels:20270703T160000\nDTEND;TZID=Europe/Brussels:20270704T100000\n' +
      'RRULE:FREQ=WEEKLY;COUNT=4\nUID:moved@google.com',
    'RECURRENCE-ID;TZID=Europe/Brussels:20270717T160000\nDTSTART;TZID=Europe/Brussels:20270718T160000\n' +
      'DTEND;TZID=Europe/Brussels:20270720T100000\nUID:moved@google.com',
  ],
  'Outlook: a zone of Windows that the file describes': [
    'DTSTART;TZID=Romance Standard Time:20270703T160000\nDTEND;TZID=Romance Standard Time:20270710T100000\nUID:o1',
  ],
  'Lodgify: times in UTC, over midnight in Brussels': [
    'DTSTART:20270702T223000Z\nDTEND:20270705T220000Z\nUID:l1\nSUMMARY:Closed Period',
  ],
  'Fewo-direkt: days that it adds': [
    'UID:fw\nDTSTART;VALUE=DATE:20270703\nDTEND;VALUE=DATE:20270705\nRRULE:FREQ=DAILY;COUNT=1\nRDATE;VALUE=DATE:20270710,20270717',
  ],
};

/** A zone as programs describe it, under its usual name and under that of Windows. */
const ZONES = ['Europe/Brussels', 'Romance Standard Time'].map((tzid) =>
  [
    `BEGIN:VTIMEZONE\nTZID:${tzid}`,
    'BEGIN:DAYLIGHT\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nDTSTART:19700329T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\nEND:DAYLIGHT',
    'BEGIN:STANDARD\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nDTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\nEND:STANDARD\nEND:VTIMEZONE',
  ].join('\n'),
);

const TODAY = '2026-11-28';
const LAST = addDays(TODAY, 730);

/** The day of a time in Brussels; a time without a zone counts as one there. */
const dayOf = (time: ICAL.Time): string =>
  time.isDate || time.zone.tzid === 'floating' ? time.toString().slice(0, 10) : brusselsDay(time.toJSDate());

/** Nights by the library's own expansion of each event, with its exceptions and time zones. */
function byLibrary(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const nights = events.flatMap((event) => {
    if (event.isRecurrenceException()) return [];
    const iterator = event.iterator();
    const found: string[] = [];
    for (let next = iterator.next(); next; next = iterator.next()) {
      if (dayOf(next) > LAST) break;
      const { startDate, endDate } = event.getOccurrenceDetails(next);
      found.push(...nightsOf(dayOf(startDate), dayOf(endDate)));
    }
    return found;
  });
  return [...new Set(nights)].filter((night) => night >= addDays(TODAY, -1) && night <= LAST).toSorted();
}

describe('takes the nights that the library itself finds', () => {
  it.each(Object.entries(PROGRAMS))('%s', (_program, events) => {
    const text = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//x//EN',
      ...ZONES,
      ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`),
      'END:VCALENDAR',
      '',
    ]
      .join('\n')
      .replaceAll('\n', '\r\n');
    const expected = byLibrary(text);
    expect(expected.length).toBeGreaterThan(0);
    expect(takenNights(text, TODAY)).toEqual({ nights: expected, notUnderstood: 0, free: 0 });
  });
});
