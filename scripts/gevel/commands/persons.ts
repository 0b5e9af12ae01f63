import { writeFile } from 'node:fs/promises';
import {
  ErasedPersonSchema,
  FoundPersonSchema,
  PersonExportSchema,
  type PersonPlace,
} from '../../../wire/person.ts';
import { forgetAgain } from '../backup/forget-again.ts';
import type { Call, Command, Report } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { siteId } from '../site/documents.ts';

const EMAIL = { name: 'EMAIL' } as const;
const SITE_OPTION = { site: { line: 'of one site alone', value: 'SITE' } } as const;

const HOW = {
  own: 'their own',
  named: 'in what others wrote',
  content: 'content of the agency, which it changes itself',
} as const;

const lineOf = ({ siteId: site, table, rows, how }: PersonPlace): string =>
  [String(rows).padStart(6), site, table, HOW[how]].join('  ');

const bookingLine = ({ siteId: site, table, id }: { siteId: string; table: string; id: string }): string =>
  `Still stands: ${table === 'stays' ? 'stays cancel' : 'appointments cancel'} ${site} ${id}`;

function bodyOf(call: Call): { readonly email: string; readonly site?: string } {
  const email = call.arg(EMAIL.name);
  if (!email.includes('@')) throw new WrongUsage(`"${email}" is no address.`);
  const site = call.option('site');
  return { email, ...(site === undefined ? {} : { site: siteId(site) }) };
}

/** How many were forgotten again. */
export const againLine = ({ persons, rows }: { readonly persons: number; readonly rows: number }): string =>
  `${persons} ${persons === 1 ? 'person' : 'people'} forgotten since: forgotten again, in ${rows} rows.`;

/** What no call can see into, and what only passes with time. */
const BEYOND = [
  'Not searched: forms that still wait in the queue while the content service is out of reach (a day at most), and ' +
    'mails that were sent.',
  'D1’s time machine holds what was deleted for 30 days more; logs hold hashes of addresses alone, for 7 days.',
];

/** What the law gives a person: to know, to have a copy, to be forgotten. */
export const PERSON_COMMANDS: readonly Command[] = [
  {
    name: 'person find',
    group: 'People',
    line: 'Says where somebody’s address stands, in every table of every site.',
    args: [EMAIL],
    options: SITE_OPTION,
    examples: ['person find els@example.be --to production'],
    run: async (call) => {
      const found = FoundPersonSchema.parse(await (await call.client()).post('/persons/find', bodyOf(call)));
      const before = found.erasures.map((at) => `Was forgotten on ${at.slice(0, 10)}.`);
      const lines = [...found.places.map(lineOf), ...found.standing.map(bookingLine), ...before];
      return { lines: [...(lines.length === 0 ? ['Nothing is kept.'] : lines), ...BEYOND], data: found };
    },
  },
  {
    name: 'person export',
    group: 'People',
    line: 'Writes what is kept of somebody into a file of JSON, to be handed to them.',
    args: [EMAIL, { name: 'FILE' }],
    options: SITE_OPTION,
    examples: ['person export els@example.be els.json --to production'],
    run: async (call) => {
      const told = PersonExportSchema.parse(
        await (await call.client()).post('/persons/export', bodyOf(call)),
      );
      const file = call.arg('FILE');
      // Nobody else on this machine reads it.
      await writeFile(file, `${JSON.stringify(told, null, 2)}\n`, { mode: 0o600 });
      return { lines: [`${told.rows.length} rows are in ${file}.`], data: { rows: told.rows.length, file } };
    },
  },
  {
    name: 'person erase',
    group: 'People',
    line: 'Forgets somebody: their rows, and their address in what others wrote.',
    about: [
      'Bookings that still stand are cancelled first, so that nobody waits at a door. What an agency says of its own people is told and left: take it out of the listings, and import.',
      'That it was done is kept for 400 days, as a hash under the deployment’s secret.',
    ],
    args: [EMAIL],
    options: SITE_OPTION,
    examples: ['person erase els@example.be --to production'],
    run: async (call): Promise<Report> => {
      const done = ErasedPersonSchema.parse(await (await call.client()).post('/persons/erase', bodyOf(call)));
      if (!done.erased) {
        const lines = ['Nothing was changed: cancel these first.', ...done.standing.map(bookingLine)];
        return { lines, data: done, failed: true };
      }
      return { lines: [`${done.rows} rows are forgotten.`, ...done.left.map(lineOf), ...BEYOND], data: done };
    },
  },
  {
    name: 'person forget-again',
    group: 'People',
    line: 'Forgets, in rows that came back with a backup, whoever was forgotten since it was made.',
    about: [
      '`backup restore` does it by itself. After D1’s time machine, which takes the record of erasures back as well, they are told by nobody: `person erase` each of them again.',
    ],
    args: [{ name: 'INSTANT' }],
    options: SITE_OPTION,
    examples: ['person forget-again 2026-11-23T08:00:00Z --to production'],
    run: async (call) => {
      const since = new Date(call.arg('INSTANT'));
      if (Number.isNaN(since.getTime()))
        throw new WrongUsage(`"${call.arg('INSTANT')}" is no instant such as 2026-11-23T08:00:00Z.`);
      const site = call.option('site');
      const again = await forgetAgain(await call.client(), {
        since: since.toISOString(),
        site: site === undefined ? null : siteId(site),
      });
      return { lines: [againLine(again)], data: again };
    },
  },
];
