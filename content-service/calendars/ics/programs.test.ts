import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, nightsOf } from '../../../domain/stays/day.ts';
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
  'Fewo-direkt: days that it adds': [
    'UID:fw\nDTSTART;VALUE=DATE:20270703\nDTEND;VALUE=DATE:20270705\nRRULE:FREQ=DAILY;COUNT=1\nRDATE;VALUE=DATE:20270710,20270717',
  ],
};

const TODAY = '2026-11-28';
const LAST = addDays(TODAY, 730);

/** Nights by the library's own expansion of each event. */
function byLibrary(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const nights = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component);
    const length = Math.round(event.duration.toSeconds() / 86_400);
    const iterator = event.iterator();
    const found: string[] = [];
    for (let next = iterator.next(); next; next = iterator.next()) {
      const day = next.toString().slice(0, 10);
      if (day > LAST) break;
      found.push(...nightsOf(day, addDays(day, length)));
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
