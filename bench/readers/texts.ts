import * as z from 'zod';
import { CalendarFault } from '#content-service/calendars/ics/fault.ts';
import { takenNights } from '#content-service/calendars/ics/taken-nights.ts';
import { readCsv } from '#domain/csv/read-csv.ts';
import { CONTACT_FORM } from '#domain/forms/contact.ts';
import { readTyped, typedOf } from '#domain/forms/read-form.ts';
import { readJson } from '#scripts/gevel/files/json.ts';
import { readNdjson } from '#scripts/gevel/files/ndjson.ts';
import { EstateSchema } from '#wire/estate.ts';
import { readHtml } from '#worker/platform/content/rich-text/read-html.ts';
import { MB, type Reader, repeated, textOf } from './shape.ts';

const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT', ''].join('\r\n');
const calendar = (bytes: number, piece: (index: number) => string, begin = '', end = '') =>
  repeated(bytes, piece, `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${begin}`, `${end}END:VCALENDAR\r\n`);
const STAY = ['DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270703'];
/** An event with one very long line. */
const longLine = (name: string, piece: (index: number) => string) => (bytes: number) =>
  calendar(bytes, piece, `BEGIN:VEVENT\r\nUID:a\r\n${STAY.join('\r\n')}\r\n${name}`, '\r\nEND:VEVENT\r\n');

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** Reads entries one after the other, like an import, which keeps none. */
async function through(entries: AsyncIterable<unknown> | Iterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _entry of entries) count += 1;
  return count;
}

const SHAPES = { schemas: { estate: z.object({ estate: EstateSchema }) }, groupFields: {} };

/** Texts that others write. Files of records are streamed: what they cost for each megabyte holds for any size. */
export const TEXTS: readonly Reader[] = [
  {
    name: 'ICS',
    most: MB,
    read: (bytes) => {
      try {
        return takenNights(textOf(bytes), '2026-11-28').nights.length;
      } catch (error) {
        if (error instanceof CalendarFault) return error.message;
        throw error;
      }
    },
    shapes: {
      events: (bytes) => calendar(bytes, () => event(...STAY)),
      weekdays: longLine('RRULE:FREQ=DAILY;BYDAY=', () => 'MO,'),
      'moved occurrences': (bytes) =>
        calendar(
          bytes,
          (n) => `RECURRENCE-ID:20270${1 + (n % 9)}01\r\n`,
          'BEGIN:VEVENT\r\n',
          'END:VEVENT\r\n',
        ),
      'busy times': (bytes) =>
        calendar(
          bytes,
          () => 'FREEBUSY:20270101T000000Z/P900D\r\n',
          'BEGIN:VFREEBUSY\r\n',
          'END:VFREEBUSY\r\n',
        ),
      'busy times in a line': longLine('FREEBUSY:', () => '20270101T000000Z/P1D,'),
      'left out in a zone': longLine('EXDATE;TZID=Europe/Brussels:', () => '20270101T100000,'),
      'daily for ever': (bytes) => calendar(bytes, () => event(...STAY, 'RRULE:FREQ=DAILY')),
      'never met': (bytes) =>
        calendar(bytes, () => event(...STAY, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')),
      folds: (bytes) => calendar(bytes, () => '\r\n ', 'X:a', '\r\n'),
      parameters: longLine('DTSTART', () => ';A="b"'),
      zones: (bytes) => calendar(bytes, (n) => event(`DTSTART;TZID=Zone/${n}:20270701T100000`)),
    },
  },
  {
    name: 'CSV',
    most: 4 * MB,
    read: (bytes) => through(readCsv(chunksOf(bytes), SHAPES)),
    shapes: {
      rows: (bytes) => repeated(bytes, (n) => `${n},x\n`, 'estate.general.id,estate.general.buildingName\n'),
      'cells of nothing': (bytes) => repeated(bytes, () => ',', 'estate.general.id\n'),
      'rows of nothing': (bytes) => repeated(bytes, () => '\n', 'estate.general.id\n'),
      quotes: (bytes) => repeated(bytes, () => '""', 'estate.general.id\n"'),
      columns: (bytes) => repeated(bytes, (n) => `estate.a${n},`, '', '\n'),
    },
  },
  {
    name: 'JSON',
    most: 4 * MB,
    read: (bytes) => through(readJson(textOf(bytes))),
    shapes: {
      records: (bytes) => repeated(bytes, () => '{},', '[', '{}]'),
      depth: (bytes) => repeated(bytes, () => '[', '['),
      escapes: (bytes) => repeated(bytes, () => '\\u0041', '[{"a":"', '"}]'),
      lines: (bytes) => repeated(bytes, () => '\n', '[', '{}]'),
      keys: (bytes) => repeated(bytes, (n) => `"k${n}":1,`, '[{', '"z":1}]'),
    },
  },
  {
    name: 'NDJSON',
    most: 4 * MB,
    read: (bytes) => through(readNdjson(chunksOf(bytes))),
    shapes: {
      records: (bytes) => repeated(bytes, () => '{}\n'),
      lines: (bytes) => repeated(bytes, () => '\n'),
      'a line without end': (bytes) => repeated(bytes, () => 'x'),
      depth: (bytes) => repeated(bytes, () => '{"a":', '', '\n'),
    },
  },
  {
    name: 'HTML of descriptions',
    most: MB,
    read: (bytes) => readHtml(textOf(bytes)).length,
    shapes: {
      paragraphs: (bytes) => repeated(bytes, () => '<p>a'),
      depth: (bytes) => repeated(bytes, () => '<b>'),
      'depth of blocks': (bytes) => repeated(bytes, () => '<div>'),
      links: (bytes) => repeated(bytes, () => '<a href="https://a.be">a</a>'),
      references: (bytes) => repeated(bytes, () => '&amp;'),
      'broken references': (bytes) => repeated(bytes, () => '&#x'),
      'open comments': (bytes) => repeated(bytes, () => '<!--'),
      breaks: (bytes) => repeated(bytes, () => '<br>'),
      attributes: (bytes) => repeated(bytes, (n) => ` a${n}=""`, '<p', '>'),
      lists: (bytes) => repeated(bytes, () => '<ul><li>'),
      spaces: (bytes) => repeated(bytes, () => ' ', 'a', 'b'),
      lines: (bytes) => repeated(bytes, () => '\n'),
    },
  },
  {
    name: 'forms',
    most: 96 * 1024,
    read: (bytes) => {
      const typed = typedOf(new URLSearchParams(textOf(bytes)));
      return readTyped(CONTACT_FORM, typed);
    },
    shapes: {
      fields: (bytes) => repeated(bytes, (n) => `f${n}=1&`),
      'one field, often': (bytes) => repeated(bytes, () => 'message=a&'),
      'a mail address': (bytes) => repeated(bytes, () => 'a@a.', 'email='),
      'web addresses': (bytes) => repeated(bytes, () => 'http://a.', 'message='),
      percents: (bytes) => repeated(bytes, () => '%41', 'message='),
      separators: (bytes) => repeated(bytes, () => '&'),
    },
  },
];
