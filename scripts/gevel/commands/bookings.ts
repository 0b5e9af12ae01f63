import { isoWithOffset } from '#domain/agenda/zoned-time.ts';
import type { AppointmentForAgency, StayForAgency } from '#wire/answers.ts';
import type { Call, Command, Report } from '../command.ts';

type Booking = StayForAgency | AppointmentForAgency;

/** The differences between the commands of stays and of appointments. */
interface Bookings<One extends Booking> {
  /** First word of the commands, and last segment of the call's path. */
  readonly name: 'stays' | 'appointments';
  readonly states: readonly string[];
  /** Reads a page of the list. */
  readonly pageOf: (answer: unknown) => { readonly found: readonly One[]; readonly next: string | null };
  readonly read: (answer: unknown) => One;
  /** Subject and time, for a line of output. */
  readonly what: (one: One) => string;
}

/** An answer to a visitor, as a command. */
interface AnswerCommand extends Pick<Command, 'line' | 'about' | 'examples'> {
  readonly deed: 'confirm' | 'decline' | 'cancel' | 'move';
  /** An additional argument after the id, sent in the body as `member`. */
  readonly to?: { readonly name: string; readonly member: string };
  /** An additional flag, sent in the body under its name. */
  readonly flag?: { readonly name: string; readonly line: string };
}

/** An instant in Brussels' time: "2026-11-29 01:00". */
export const minuteOf = (instant: string): string =>
  isoWithOffset(Date.parse(instant), 'Europe/Brussels').slice(0, 16).replace('T', ' ');

const SITE = { name: 'SITE' } as const;
const pathOf = (call: Call, { name }: Pick<Bookings<Booking>, 'name'>): string =>
  `/sites/${encodeURIComponent(call.arg('SITE'))}/${name}`;

const lineOf = <One extends Booking>(one: One, what: Bookings<One>['what']): string => {
  const { id, number, state, lapsesAt, firstname, lastname, locale, email, phone } = one;
  const until = lapsesAt === null ? '' : ` until ${minuteOf(lapsesAt)}`;
  const who = [`${firstname} ${lastname} (${locale})`, email, phone].filter(Boolean).join(', ');
  return [
    [id, number].filter(Boolean).join(' '),
    `${state.replaceAll('_', ' ')}${until}`,
    what(one),
    who,
  ].join('  ');
};

/** All pages of a list. */
async function listed<One extends Booking>(call: Call, bookings: Bookings<One>): Promise<Report> {
  const client = await call.client();
  const state = call.option('state');
  const found: One[] = [];
  let after: string | null = null;
  do {
    const query = new URLSearchParams({ ...(state && { state }), ...(after && { after }) });
    const page = bookings.pageOf(await client.get(`${pathOf(call, bookings)}?${query}`));
    found.push(...page.found);
    after = page.next;
  } while (after !== null);
  const lines = found.map((one) => lineOf(one, bookings.what));
  return { lines: lines.length === 0 ? ['There are none.'] : lines, data: found };
}

async function answered<One extends Booking>(
  call: Call,
  bookings: Bookings<One>,
  { deed: action, flag, to }: AnswerCommand,
): Promise<Report> {
  const client = await call.client();
  const word = call.option('word');
  const body = {
    ...(word !== undefined && { word }),
    ...(flag && call.flag(flag.name) && { [flag.name]: true }),
    ...(to && { [to.member]: call.arg(to.name) }),
  };
  const path = `${pathOf(call, bookings)}/${encodeURIComponent(call.arg('ID'))}/${action}`;
  const one = bookings.read(await client.post(path, body));
  return { lines: [lineOf(one, bookings.what)], data: one };
}

/** The commands of stays or of appointments: a list, and one command for each answer. */
export const bookingCommands = <One extends Booking>(
  bookings: Bookings<One>,
  list: Pick<Command, 'line' | 'about' | 'examples'>,
  answers: readonly AnswerCommand[],
): readonly Command[] => [
  {
    name: `${bookings.name} list`,
    group: 'Bookings',
    ...list,
    args: [SITE],
    options: {
      state: { line: 'only those in this state', value: 'STATE', oneOf: bookings.states },
    },
    run: (call) => listed(call, bookings),
  },
  ...answers.map((answer): Command => {
    const { deed: action, flag, to, ...said } = answer;
    return {
      name: `${bookings.name} ${action}`,
      group: 'Bookings',
      ...said,
      args: [SITE, { name: 'ID' }, ...(to === undefined ? [] : [{ name: to.name }])],
      options: {
        word: { line: 'a message to the visitor, for their mail; at most 1000 characters', value: 'TEXT' },
        ...(flag && { [flag.name]: { line: flag.line } }),
      },
      run: (call) => answered(call, bookings, answer),
    };
  }),
];
