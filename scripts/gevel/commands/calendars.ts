import {
  type CalendarAddress,
  CalendarAddressSchema,
  CalendarListSchema,
  type ReadCalendar,
  ReadCalendarSchema,
} from '#wire/calendars.ts';
import type { Call, Command } from '../command.ts';
import { minuteOf } from './bookings.ts';

const SITE = { name: 'SITE' } as const;
const pathOf = (call: Call, rest: string): string => `/sites/${call.arg('SITE')}/${rest}`;

/** "9f2c…  sea-1  www.portal.example  read    41 nights  2026-11-23T10:00". */
const lineOf = ({
  id,
  unitId,
  host,
  state,
  nights,
  outcome,
  readAt,
  notUnderstood,
  free,
}: ReadCalendar): string =>
  [
    id,
    unitId,
    host,
    state.padEnd(7),
    `${nights} nights`,
    readAt === null ? '–' : minuteOf(readAt),
    ...(state === 'failing' ? [outcome ?? ''] : []),
    ...(notUnderstood === 0 ? [] : [`${notUnderstood} events not wholly understood`]),
    ...(free === 0 ? [] : [`${free} events marked as free, not taken`]),
  ].join('  ');

/** Command that prints the secret address of a person's or a unit's calendar. */
const telling = (kind: CalendarAddress['kind'], line: string, example: string): Command => ({
  name: `calendar ${kind}`,
  group: 'Bookings',
  line,
  about: [
    'Anyone with the address can read the calendar, which has no names, addresses or numbers of visitors. The address stays the same until you renew it.',
  ],
  args: [SITE, { name: 'ID' }],
  options: { renew: { line: 'a new address; the previous one stops working at once' } },
  examples: [example],
  run: async (call) => {
    const body = { kind, id: call.arg('ID'), renew: call.flag('renew') };
    const made = CalendarAddressSchema.parse(
      await (await call.client()).post(pathOf(call, 'calendars'), body),
    );
    return { lines: [made.address], data: made };
  },
});

/** Published calendars of people and units, and imported ones of other portals. */
export const CALENDAR_COMMANDS: readonly Command[] = [
  {
    name: 'calendar list',
    group: 'Bookings',
    line: 'Lists published calendars, and imported ones of other portals with their state.',
    args: [SITE],
    examples: ['calendar list duinzicht'],
    run: async (call) => {
      const list = CalendarListSchema.parse(await (await call.client()).get(pathOf(call, 'calendars')));
      const addressLines = list.told.map(
        ({ kind, id, madeAt }) => `${kind}  ${id}  since ${minuteOf(madeAt)}`,
      );
      const lines = [...addressLines, ...list.read.map(lineOf)];
      return { lines: lines.length === 0 ? ['There are none.'] : lines, data: list };
    },
  },
  telling(
    'person',
    'Prints the secret address of the calendar of an agent’s viewings.',
    'calendar person huis-haard lies',
  ),
  telling(
    'unit',
    'Prints the secret address of the calendar of a unit’s occupied nights.',
    'calendar unit duinzicht 7001 --renew',
  ),
  {
    name: 'calendar read',
    group: 'Bookings',
    line: 'Imports the calendar of another portal for a unit: nights occupied there are occupied here.',
    about: [
      'It is read every half hour. When that fails, its last nights stay, and the agency gets a mail after a day.',
    ],
    args: [SITE, { name: 'UNIT' }, { name: 'URL' }],
    examples: ['calendar read duinzicht 7001 https://portal.example/ical/7001.ics'],
    run: async (call) => {
      const path = pathOf(call, `rental-units/${encodeURIComponent(call.arg('UNIT'))}/calendars`);
      const read = ReadCalendarSchema.parse(
        await (await call.client()).post(path, { address: call.arg('URL') }),
      );
      return { lines: [lineOf(read)], data: read };
    },
  },
  {
    name: 'calendar end',
    group: 'Bookings',
    line: 'Ends the import of another portal’s calendar; its nights are free again.',
    about: ['ID is in the list of `calendar list`.'],
    args: [SITE, { name: 'ID' }],
    examples: ['calendar end duinzicht 9f2c41d07ab35e68'],
    run: async (call) => {
      const id = call.arg('ID');
      await (await call.client()).delete(pathOf(call, `read-calendars/${encodeURIComponent(id)}`));
      return { lines: [`${id} is no longer read.`], data: { id } };
    },
  },
];
