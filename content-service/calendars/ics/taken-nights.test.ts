import { describe, expect, it } from 'vitest';
import { takenNights } from './taken-nights.ts';

const TODAY = '2026-11-23';
const file = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//portal//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
const nights = (...lines: readonly string[]): readonly string[] | undefined =>
  takenNights(file(...lines), TODAY)?.nights;
const short = (found: readonly string[] | undefined): string[] =>
  (found ?? []).map((night) => night.slice(2));

describe('calendars as portals write them', () => {
  it('Airbnb: whole days, folded lines, texts that end in colons', () => {
    const text =
      'BEGIN:VCALENDAR\r\nPRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN\r\nCALSCALE:GREGORIAN\r\n' +
      'VERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTAMP:20261120T083000Z\r\nDTSTART;VALUE=DATE:20270703\r\nDTEND;VALUE=DATE:20270705\r\n' +
      'SUMMARY:Reserved\r\nUID:1418fb94e984-a1b2@airbnb.com\r\nDESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/re\r\n' +
      ' servations/details/HM0\\nPhone Number (Last 4 Digits): 1234\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270801\r\n' +
      'DTEND;VALUE=DATE:20270802\r\nSUMMARY:Airbnb (Not available)\r\nUID:7f@airbnb.com\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
    expect(short(takenNights(text, TODAY)?.nights)).toEqual(['27-07-03', '27-07-04', '27-08-01']);
  });

  it('Booking: bare line feeds and a folded line without text', () => {
    const text =
      'BEGIN:VCALENDAR\nPRODID:-//ical booking//EN\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270703\n' +
      'DTEND;VALUE=DATE:20270704\nUID:b@booking.com\nSUMMARY:CLOSED - Not available \nEND:VEVENT\nEND:VCALENDAR';
    expect(short(takenNights(text, TODAY)?.nights)).toEqual(['27-07-03']);
  });

  it('Google: time zones, times, alarms, free or cancelled events, and a moved occurrence', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Brussels',
      'BEGIN:STANDARD',
      'DTSTART:19701025T030000',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const found = nights(
      ...zone,
      ...event(
        'DTSTART;TZID=Europe/Brussels:20270703T150000',
        'DTEND;TZID=Europe/Brussels:20270705T110000',
        'BEGIN:VALARM',
        'DTSTART:20270901',
        'END:VALARM',
      ),
      ...event('DTSTART:20270731T220000Z', 'DTEND:20270801T220000Z'),
      ...event('DTSTART;VALUE=DATE:20270810', 'DTEND;VALUE=DATE:20270812', 'TRANSP:TRANSPARENT'),
      ...event('DTSTART;VALUE=DATE:20270814', 'DTEND;VALUE=DATE:20270816', 'STATUS:CANCELLED'),
      ...event('DTSTART;VALUE=DATE:20270901', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270908').map(
        (l) => l.replace('UID:a', 'UID:w'),
      ),
      ...event('RECURRENCE-ID;VALUE=DATE:20270915', 'DTSTART;VALUE=DATE:20270917').map((l) =>
        l.replace('UID:a', 'UID:w'),
      ),
    );
    expect(short(found)).toEqual(['27-07-03', '27-07-04', '27-08-01', '27-09-01', '27-09-17']);
  });

  it('takes lists of busy times (RFC 5545 §3.6.4), and none that are free', () => {
    const found = nights(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20270703T130000Z/20270704T090000Z,20270710T130000Z/P2D',
      'FREEBUSY;FBTYPE=FREE:20270720T130000Z/P2D',
      'END:VFREEBUSY',
    );
    expect(short(found)).toEqual(['27-07-03', '27-07-10', '27-07-11']);
  });

  it.each([
    ['a date alone is its night', ['DTSTART;VALUE=DATE:20270703'], ['27-07-03']],
    ['an hour by day takes none', ['DTSTART:20270703T080000Z', 'DTEND:20270703T100000Z'], []],
    ['an instant takes none', ['DTSTART:20270703T080000Z'], []],
    [
      'the last minute of a day is its night',
      ['DTSTART:20270703T000000', 'DTEND:20270704T235900'],
      ['27-07-03', '27-07-04'],
    ],
    ['a duration', ['DTSTART;VALUE=DATE:20270703', 'DURATION:P2D'], ['27-07-03', '27-07-04']],
    ['days that do not exist are none', ['DTSTART;VALUE=DATE:20270231', 'DTEND;VALUE=DATE:20270305'], []],
    ['an end before its beginning', ['DTSTART:20270703T080000Z', 'DTEND:20270601T080000Z'], []],
  ])('%s', (_what, lines, expected) => {
    expect(short(nights(...event(...lines)))).toEqual(expected);
  });
});

describe('a recurring event', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3', ['27-07-03', '27-07-04', '27-07-05']],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=2', ['27-07-03', '27-07-17']],
    ['FREQ=WEEKLY;BYDAY=SA,MO;UNTIL=20270713', ['27-07-03', '27-07-05', '27-07-10', '27-07-12']],
    ['FREQ=MONTHLY;COUNT=2', ['27-07-03', '27-08-03']],
    ['FREQ=YEARLY;COUNT=2', ['27-07-03', '28-07-03']],
  ])('%s', (rule, expected) => {
    expect(short(nights(...event('DTSTART;VALUE=DATE:20270703', `RRULE:${rule}`)))).toEqual(expected);
  });

  it('is taken once when its rule is not supported, and that is reported', () => {
    const read = takenNights(
      file(...event('DTSTART;VALUE=DATE:20270703', 'RRULE:FREQ=MONTHLY;BYDAY=1SA')),
      TODAY,
    );
    expect(read).toEqual({ nights: ['2027-07-03'], notUnderstood: 1 });
  });

  it('has a limited cost, even for a hostile file', () => {
    const daily = event('DTSTART;VALUE=DATE:20170101', 'RRULE:FREQ=DAILY;COUNT=3650');
    const forever = event('DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99991231', 'RRULE:FREQ=DAILY');
    expect(nights(...daily, ...daily)).toHaveLength(38);
    expect(takenNights(file(...forever), TODAY)?.nights).toHaveLength(732);
    const many = Array.from({ length: 4_000 }, () =>
      event('DTSTART;VALUE=DATE:20170101', 'RRULE:FREQ=DAILY;COUNT=999999999'),
    ).flat();
    const read = takenNights(file(...many), TODAY);
    expect(read?.nights.length).toBeLessThanOrEqual(732);
    expect(read?.notUnderstood).toBeGreaterThan(3_900);
  });
});

describe('an incomplete calendar is refused', () => {
  it.each([
    '',
    '<html>',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n',
    `BEGIN:VCALENDAR\r\n${'BEGIN:X\r\n'.repeat(10_000)}END:VCALENDAR`,
    file(...Array.from({ length: 5_001 }, () => event('DTSTART:20270101')).flat()),
  ])('%#', (text) => {
    expect(takenNights(text, TODAY)).toBeNull();
  });

  it('but a calendar without events is accepted: everything is free', () => {
    expect(takenNights(file(), TODAY)).toEqual({ nights: [], notUnderstood: 0 });
  });
});
