import { CalendarFault } from './fault.ts';

/** A property of a component: name and parameter names in upper case, values unchanged. */
export interface Property {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: string;
}

/** An event or a list of busy times: the only components that are read. */
export interface Component {
  readonly kind: 'VEVENT' | 'VFREEBUSY';
  readonly properties: readonly Property[];
}

/** Maximum number of lines, events and read properties of one event; a portal's calendar has some hundreds. */
const MOST_LINES = 60_000;
const MOST_COMPONENTS = 5_000;
const MOST_PROPERTIES = 400;
/** Maximum letters of a line that is read: more dates or weekdays than any program writes. */
const LONGEST_LINE = 20_000;

/** Properties that decide which nights are taken; all others are skipped. */
const READ = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'EXRULE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'FREEBUSY',
]);

const NAME = /^[A-Za-z0-9-]+/;
const LINE = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/;
/** A line of dates whose zone has a colon without quotes, such as `TZID=tzone://Microsoft/Custom`. */
const DATED = /^([A-Za-z0-9-]+)(;.*?)?:(\d{4}-?\d\d-?\d\d(?:[Tt/,].*)?)$/;
const DATES = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID']);

function propertyOf(line: string, name: string): Property {
  const [, , params = '', value] = (DATES.has(name) ? DATED.exec(line) : null) ?? LINE.exec(line) ?? [];
  if (value === undefined || line.length > LONGEST_LINE) throw new CalendarFault(`${name} not understood`);
  const read = [...params.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/g)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '')] as const,
  );
  return { name, params: Object.fromEntries(read), value: value.trim() };
}

/** Lines without their folds and ends (RFC 5545 §3.1). */
function linesOf(text: string): readonly string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  if (lines.length > MOST_LINES) throw new CalendarFault('too many lines');
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
}

/**
 * The events of a calendar file (RFC 5545 §3.1, §3.4), without nested components. Throws `CalendarFault` for
 * a text that is not a complete calendar, such as a login page or a truncated file, for one that is larger
 * than calendars are, and for an unreadable line that decides about nights.
 */
export function readComponents(text: string): readonly Component[] {
  const lines = linesOf(text);
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0] ?? '') || !/^END:VCALENDAR$/i.test(lines.at(-1) ?? ''))
    throw new CalendarFault('no calendar');
  const found: Component[] = [];
  const open: string[] = [];
  let properties: Property[] = [];
  for (const line of lines) {
    const name = NAME.exec(line)?.[0].toUpperCase() ?? '';
    if (name === 'BEGIN') {
      if (open.length === 1) properties = [];
      open.push(line.slice(6).trim().toUpperCase());
      // Alarms within events are the deepest valid nesting.
      if (open.length > 4) throw new CalendarFault('no calendar');
    } else if (name === 'END') {
      const kind = line.slice(4).trim().toUpperCase();
      if (open.pop() !== kind) throw new CalendarFault('no calendar');
      if ((kind === 'VEVENT' || kind === 'VFREEBUSY') && open.length === 1) {
        if (found.length === MOST_COMPONENTS) throw new CalendarFault('too many events');
        found.push({ kind, properties });
      }
    } else if (open.length === 2 && READ.has(name)) {
      const [, kind] = open;
      if (kind !== 'VEVENT' && kind !== 'VFREEBUSY') continue;
      if (properties.length === MOST_PROPERTIES) throw new CalendarFault('too many lines in an event');
      properties.push(propertyOf(line, name));
    }
  }
  if (open.length > 0) throw new CalendarFault('no calendar');
  return found;
}
