import { type Closure, ClosureListSchema, ClosureMadeSchema } from '#wire/closures.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { minuteOf } from './bookings.ts';

const pathOf = (call: Call): string => `/sites/${encodeURIComponent(call.arg('SITE'))}/agenda/closures`;

const lineOf = ({ id, agentId, start, end }: Closure): string =>
  `${id}  ${minuteOf(start)} to ${minuteOf(end)}  ${agentId ?? 'everybody'}`;

/** Splits `09:00-12:00` into two times; the content service validates them. */
function hoursOf(call: Call): readonly string[] | undefined {
  const hours = call.option('hours')?.split('-');
  if (hours !== undefined && hours.length !== 2) throw new WrongUsage('Hours are written 09:00-12:00.');
  return hours;
}

/** Days and hours without viewings. */
export const AGENDA_COMMANDS: readonly Command[] = [
  {
    name: 'agenda closures',
    group: 'Bookings',
    line: 'Lists present and future closed days and hours.',
    args: [{ name: 'SITE' }],
    examples: ['agenda closures huis-haard'],
    run: async (call) => {
      const { closures } = ClosureListSchema.parse(await (await call.client()).get(pathOf(call)));
      return { lines: closures.length === 0 ? ['There are none.'] : closures.map(lineOf), data: closures };
    },
  },
  {
    name: 'agenda close',
    group: 'Bookings',
    line: 'Closes days, or hours of a day, for one agent or the whole agency.',
    about: ['Viewings already booked within are kept and listed: move or cancel them.'],
    args: [{ name: 'SITE' }, { name: 'DAY' }],
    options: {
      'to-day': { line: 'the last of several days', value: 'DAY' },
      hours: { line: 'some hours of the day, in the time of Brussels', value: 'FROM-TO' },
      agent: { line: 'for this agent alone', value: 'ID' },
    },
    examples: [
      'agenda close huis-haard 2026-12-24 --to-day 2026-12-26',
      'agenda close huis-haard 2026-12-01 --hours 09:00-12:00 --agent lies',
    ],
    run: async (call) => {
      const [to, agentId, hours] = [call.option('to-day'), call.option('agent'), hoursOf(call)];
      const body = {
        from: call.arg('DAY'),
        ...(to && { to }),
        ...(hours && { hours }),
        ...(agentId && { agentId }),
      };
      const made = readLoosely(ClosureMadeSchema, await (await call.client()).post(pathOf(call), body));
      const booked = made.appointments.map(
        ({ id, start, firstname, lastname, phone, email }) =>
          `${id}  ${minuteOf(start)}  ${firstname} ${lastname}, ${phone ?? email}`,
      );
      const within =
        booked.length === 0 ? ['No viewing is booked within.'] : ['Viewings booked within, kept:', ...booked];
      return { lines: [lineOf(made.closure), ...within], data: made };
    },
  },
  {
    name: 'agenda open',
    group: 'Bookings',
    line: 'Removes a closure.',
    about: ['ID is in the list of `agenda closures`.'],
    args: [{ name: 'SITE' }, { name: 'ID' }],
    examples: ['agenda open huis-haard ID'],
    run: async (call) => {
      const id = call.arg('ID');
      await (await call.client()).delete(`${pathOf(call)}/${encodeURIComponent(id)}`);
      return { lines: [`${id} is open again.`], data: { id } };
    },
  },
];
