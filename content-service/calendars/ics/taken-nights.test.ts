import { describe, expect, it } from 'vitest';
import { CalendarFault } from './fault.ts';
import { takenNights } from './taken-nights.ts';

const TODAY = '2026-11-23';
const file = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//portal//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'];
const nights = (...lines: readonly string[]): readonly string[] => takenNights(file(...lines), TODAY).nights;
const short = (found: readonly string[]): string[] => found.map((night) => night.slice(2));
const faultOf = (text: string): string | null => {
  try {
    takenNights(text, TODAY);
    return null;
  } catch (error) {
    if (error instanceof CalendarFault) return error.message;
    throw error;
  }
};

describe('calendars as portals write them', () => {
  it('Airbnb: whole days, folded lines, texts that end in colons', () => {
    const text =
      'BEGIN:VCALENDAR\r\nPRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN\r\nCALSCALE:GREGORIAN\r\n' +
      'VERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTAMP:20261120T083000Z\r\nDTSTART;VALUE=DATE:20270703\r\nDTEND;VALUE=DATE:20270705\r\n' +
      'SUMMARY:Reserved\r\nUID:1418fb94e984-a1b2@airbnb.com\r\nDESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/re\r\n' +
      ' servations/details/HM0\\nPhone Number (Last 4 Digits): 1234\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270801\r\n' +
      'DTEND;VALUE=DATE:20270802\r\nSUMMARY:Airbnb (Not available)\r\nUID:7f@airbnb.com\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
    expect(short(takenNights(text, TODAY).nights)).toEqual(['27-07-03', '27-07-04', '27-08-01']);
  });

  it('Booking: bare line feeds and a folded line without text', () => {
    const text =
      'BEGIN:VCALENDAR\nPRODID:-//ical booking//EN\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270703\n' +
      'DTEND;VALUE=DATE:20270704\nUID:b@booking.com\nSUMMARY:CLOSED - Not available \nEND:VEVENT\nEND:VCALENDAR';
    expect(short(takenNights(text, TODAY).nights)).toEqual(['27-07-03']);
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

  it.each([
    ['FREQ=MONTHLY;BYDAY=1SA', ['27-07-03', '27-08-07', '27-09-04'], 0],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=2', ['27-07-03', '27-07-31', '27-08-31'], 0],
    ['FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=SU;COUNT=2', ['27-07-03', '27-07-11', '27-07-25'], 0],
    ['freq=daily;count=2;', ['27-07-03', '27-07-04'], 0],
    // What is not expanded is taken once, and reported: these never end in the library, or count hours.
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', ['27-07-03'], 1],
    ['FREQ=DAILY;INTERVAL=7;BYDAY=SU', ['27-07-03'], 1],
    ['FREQ=HOURLY;INTERVAL=24', ['27-07-03'], 1],
    ['FREQ=DAILY;INTERVAL=0', ['27-07-03'], 1],
    ['FREQ=DAILY;COUNT=0', ['27-07-03'], 1],
    ['FREQ=DAILY;COUNT=2;COUNT=9', ['27-07-03'], 1],
    ['FREQ=DAILY;UNTIL=soon', ['27-07-03'], 1],
    ['FREQ=SOMETIMES', ['27-07-03'], 1],
    ['nonsense', ['27-07-03'], 1],
  ])('%s', (rule, expected, notUnderstood) => {
    const read = takenNights(file(...event('DTSTART;VALUE=DATE:20270703', `RRULE:${rule}`)), TODAY);
    expect(short(read.nights).slice(0, expected.length + (rule.includes('BYDAY=1SA') ? 0 : 9))).toEqual(
      expected,
    );
    expect(read.notUnderstood).toBe(notUnderstood);
  });

  it.each([
    ['EXDATE:whenever', 'a day that is left out stays taken'],
    ['EXRULE:FREQ=WEEKLY', 'a rule of exceptions'],
    ['RECURRENCE-ID;RANGE=THISANDFUTURE:20270703', 'a change from here on'],
  ])('reports parts that are not supported: %s', (line) => {
    const read = takenNights(file(...event('DTSTART;VALUE=DATE:20270703', line)), TODAY);
    expect(read).toEqual({ nights: ['2027-07-03'], notUnderstood: 1, free: 0 });
  });

  it('takes added periods with their own length (RFC 5545 §3.8.5.2)', () => {
    const found = nights(
      ...event(
        'DTSTART:20270601T140000Z',
        'DTEND:20270602T080000Z',
        'RDATE;VALUE=PERIOD:20270703T140000Z/20270706T080000Z,20270801T140000Z/P2D',
      ),
    );
    expect(short(found)).toEqual(['27-06-01', '27-07-03', '27-07-04', '27-07-05', '27-08-01', '27-08-02']);
  });

  it('is not moved by an event that has no name either', () => {
    const nameless = (...lines: readonly string[]) =>
      event(...lines).filter((line) => !line.startsWith('UID'));
    const found = nights(
      ...nameless('DTSTART;VALUE=DATE:20270703'),
      ...nameless('DTSTART;VALUE=DATE:20270720', 'RECURRENCE-ID;VALUE=DATE:20270703'),
    );
    expect(short(found)).toEqual(['27-07-03', '27-07-20']);
  });

  it('recurs by the clock of its own zone', () => {
    // 23:30 on a Saturday in London is Sunday in Brussels; the day on which it begins there counts for the rule.
    const found = nights(
      ...event(
        'DTSTART;TZID=Europe/London:20270703T233000',
        'DTEND;TZID=Europe/London:20270704T233000',
        'RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20270710T223000Z',
      ),
    );
    expect(short(found)).toEqual(['27-07-04', '27-07-11']);
  });
});

describe('a date that programs write otherwise', () => {
  it.each([
    ['without seconds', ['DTSTART:20270703T1500Z', 'DTEND:20270705T0900Z'], ['27-07-03', '27-07-04']],
    [
      'with an offset',
      ['DTSTART:20270710T150000+0200', 'DTEND:20270712T100000+0200'],
      ['27-07-10', '27-07-11'],
    ],
    ['in lower case', ['DTSTART:20270717t150000z', 'DTEND:20270719t080000z'], ['27-07-17', '27-07-18']],
    [
      'with fractions',
      ['DTSTART:20270724T150000.000Z', 'DTEND:20270726T080000.000Z'],
      ['27-07-24', '27-07-25'],
    ],
    ['that ends at 24:00', ['DTSTART:20270731T150000', 'DTEND:20270801T240000'], ['27-07-31', '27-08-01']],
    [
      'as a date with a time',
      ['DTSTART;VALUE=DATE:20270807T000000', 'DTEND;VALUE=DATE:20270808T000000'],
      ['27-08-07'],
    ],
    [
      'with hyphens',
      ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:2027-07-05'],
      ['27-07-03', '27-07-04'],
    ],
    [
      'as ISO 8601',
      ['DTSTART:2027-07-03T15:00:00Z', 'DTEND:2027-07-05T09:00:00+02:00'],
      ['27-07-03', '27-07-04'],
    ],
    [
      'with a colon in its zone',
      [
        'DTSTART;TZID=tzone://Microsoft/Custom:20270703T160000',
        'DTEND;TZID=tzone://Microsoft/Custom:20270705T100000',
      ],
      ['27-07-03', '27-07-04'],
    ],
    [
      'with an offset for a zone',
      ['DTSTART;TZID=GMT+02:00:20270717T160000', 'DTEND;TZID=GMT+02:00:20270718T100000'],
      ['27-07-17'],
    ],
    [
      'in a zone of Windows, which counts as Brussels',
      [
        'DTSTART;TZID=W. Europe Standard Time:20270703T160000',
        'DTEND;TZID=W. Europe Standard Time:20270704T100000',
      ],
      ['27-07-03'],
    ],
  ])('is read %s', (_how, lines, expected) => {
    expect(short(nights(...event(...lines)))).toEqual(expected);
  });

  it.each([
    ['DTSTART', ['DTSTART;VALUE=DATE:20270231', 'DTEND;VALUE=DATE:20270305']],
    ['DTSTART', ['DTSTART:3 July 2027', 'DTEND:20270705']],
    ['DTEND', ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:10/07/2027']],
    ['DTEND', ['DTSTART:20270703T150000', 'DTEND:20270705T250000']],
    ['DURATION', ['DTSTART;VALUE=DATE:20270703', 'DURATION:a week']],
    ['RDATE', ['DTSTART;VALUE=DATE:20270703', 'RDATE;VALUE=DATE:20270710,sometime']],
    ['RDATE', ['DTSTART;VALUE=DATE:20270703', 'RDATE;VALUE=PERIOD:20270710T140000Z/later']],
    ['RDATE', ['DTSTART;VALUE=DATE:20270703', 'RDATE;VALUE=PERIOD:20270710T140000Z/20270708T080000Z']],
    ['DTSTART', ['DTSTART:20270703T100000+9900', 'DTEND:20270705T100000Z']],
  ])('fails on an unreadable calendar: %s', (name, lines) => {
    expect(faultOf(file(...event(...lines)))).toBe(`${name} not understood`);
  });

  it('makes a list of busy times fail too', () => {
    expect(faultOf(file('BEGIN:VFREEBUSY', 'FREEBUSY:20270703T130000Z/later', 'END:VFREEBUSY'))).toBe(
      'FREEBUSY not understood',
    );
    expect(
      faultOf(file('BEGIN:VFREEBUSY', 'FREEBUSY:20270710T130000Z/20270703T080000Z', 'END:VFREEBUSY')),
    ).toBe('FREEBUSY not understood');
  });

  it.each([
    ['DTSTART:20270703T140000Z', 'DTEND:99991231T235959Z', '2027-07-03', '2028-11-22'],
    ['DTSTART:20270703T140000Z', 'DTEND:99991231T235900-2300', '2027-07-03', '2028-11-22'],
    ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:99991231', '2027-07-03', '2028-11-22'],
    ['DTSTART:00000101T000000+2300', 'DTEND:20270705T100000Z', '2026-11-22', '2027-07-04'],
  ])('is always in the years 0 and 9999, in every zone: %s, %s', (start, end, first, last) => {
    const found = nights(...event(start, end));
    expect([found[0], found.at(-1)]).toEqual([first, last]);
  });

  it.each([
    ['DTSTART;VALUE=DATE:20270710', 'DTEND;VALUE=DATE:20270703'],
    ['DTSTART:20270710T140000Z', 'DTEND:20270703T080000Z'],
  ])('is reported if the event ends before it begins: %s, %s', (...lines) => {
    expect(takenNights(file(...event(...lines)), TODAY).notUnderstood).toBe(1);
  });

  it('does not matter in an event that takes no nights', () => {
    expect(
      nights(...event('DTSTART:soon', 'STATUS:CANCELLED'), ...event('DTSTART:soon', 'TRANSP:TRANSPARENT')),
    ).toEqual([]);
  });
});

it('counts events of a night or more that are marked as free, as telephones save whole days', () => {
  const free = (...lines: string[]) => event('TRANSP:TRANSPARENT', ...lines);
  const read = takenNights(
    file(
      ...free('DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270717'),
      ...free('DTSTART:20270703T100000Z', 'DTEND:20270703T110000Z'),
      ...free('DTSTART;VALUE=DATE:20200703', 'DTEND;VALUE=DATE:20200717'),
      ...free('DTSTART:20270703T140000Z', 'DURATION:P7D'),
    ),
    TODAY,
  );
  expect(read).toEqual({ nights: [], notUnderstood: 0, free: 2 });
});

describe('a hostile file has a bounded cost', () => {
  const times = (count: number, make: (index: number) => readonly string[]): string =>
    file(...Array.from({ length: count }, (_, index) => make(index)).flat());
  const rule = (text: string) => () => event('DTSTART;VALUE=DATE:20170101', `RRULE:${text}`);

  it('because all recurrences share their steps', () => {
    const daily = event('DTSTART;VALUE=DATE:20170101', 'RRULE:FREQ=DAILY;COUNT=3650');
    expect(nights(...daily, ...daily)).toHaveLength(38);
    const forever = event('DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99991231', 'RRULE:FREQ=DAILY');
    expect(nights(...forever)).toHaveLength(732);
    for (const text of [
      'FREQ=DAILY;COUNT=999999',
      'FREQ=MONTHLY;BYDAY=1SA',
      'FREQ=YEARLY;BYMONTH=1,2,3;BYMONTHDAY=1,2,3',
    ])
      expect(takenNights(times(4_000, rule(text)), TODAY).notUnderstood, text).toBeGreaterThan(3_800);
  });

  it.each([
    [
      'RRULE not understood',
      file(...event('DTSTART:20270703', `RRULE:FREQ=WEEKLY;BYDAY=${'SA,'.repeat(300_000)}SA`)),
    ],
    [
      'too many lines in an event',
      file(...event(...Array.from({ length: 48_000 }, () => 'RECURRENCE-ID:20270703'))),
    ],
    [
      'FREEBUSY not understood',
      file('BEGIN:VFREEBUSY', `FREEBUSY:${'20270703T130000Z/P1D,'.repeat(29_000)}`, 'END:VFREEBUSY'),
    ],
    [
      'too many dates',
      times(4_000, () => event('DTSTART:20270703', `EXDATE:${'20270703,'.repeat(9)}20270704`)),
    ],
    ['too many time zones', times(50, (index) => event(`DTSTART;TZID=Zone${index}:20270703T150000`))],
    ['too many events', times(5_001, () => event('DTSTART:20270101'))],
    ['too many lines', `BEGIN:VCALENDAR\r\n${'X:\r\n'.repeat(60_000)}END:VCALENDAR`],
  ])('or the reading fails: %s', (reason, text) => {
    expect(faultOf(text)).toBe(reason);
  });
});

describe('an incomplete calendar is refused', () => {
  it.each([
    '',
    '<html>',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n',
    `BEGIN:VCALENDAR\r\n${'BEGIN:X\r\n'.repeat(10_000)}END:VCALENDAR`,
  ])('%#', (text) => {
    expect(faultOf(text)).toBe('no calendar');
  });

  it('but a calendar without events is accepted: everything is free', () => {
    expect(takenNights(file(), TODAY)).toEqual({ nights: [], notUnderstood: 0, free: 0 });
  });
});
