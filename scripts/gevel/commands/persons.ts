import { writeFile } from 'node:fs/promises';
import { isEmailAddress } from '#domain/rules/email-address.ts';
import {
  ErasedPersonSchema,
  FoundPersonSchema,
  type PassedOn,
  PersonExportSchema,
  type PersonPlace,
} from '#wire/person.ts';
import type { Call, Command, Report } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { forgetAgain } from './forget-again.ts';

const EMAIL = { name: 'EMAIL' } as const;
const SITE_OPTION = { site: { line: 'only in this site', value: 'SITE' } } as const;

const HOW = {
  own: 'rows of the person',
  named: 'address in rows of others',
  content: 'content that the agency changes itself',
} as const;

const lineOf = ({ siteId: site, table, rows, how }: PersonPlace): string =>
  [String(rows).padStart(6), site, table, HOW[how]].join('  ');

const passedLine = ({ siteId: site, feed, reference, at }: PassedOn): string =>
  `Went to the system of the feed ${feed} of ${site} on ${at.slice(0, 10)}, as ${reference}: ask the agency to erase it there.`;

const bookingLine = ({ siteId: site, table, id }: { siteId: string; table: string; id: string }): string =>
  `Not cancelled: ${table === 'stays' ? 'stays cancel' : 'appointments cancel'} ${site} ${id}`;

function bodyOf(call: Call): { readonly email: string; readonly site?: string } {
  const email = call.arg(EMAIL.name);
  if (!isEmailAddress(email)) throw new WrongUsage(`"${email}" is not a mail address.`);
  const site = call.option('site');
  return { email, ...(site === undefined ? {} : { site }) };
}

/** Reports the result of `forgetAgain`. */
const againLine = ({ persons, rows }: { readonly persons: number; readonly rows: number }): string =>
  `${persons} ${persons === 1 ? 'person' : 'persons'} erased since the backup: erased again, in ${rows} rows.`;

/** Places that the calls cannot search, and data that only expires with time. */
const BEYOND = [
  'Not searched: forms in the queue while the content service is unreachable (a day at most), and sent mails.',
  'D1 Time Travel keeps deleted rows for 30 days; logs contain only hashes of addresses, for 7 days.',
];

/** Rights of persons by law: access, a copy, and erasure. */
export const PERSON_COMMANDS: readonly Command[] = [
  {
    name: 'person find',
    group: 'People',
    line: 'Finds a mail address in every table of every site.',
    args: [EMAIL],
    options: SITE_OPTION,
    examples: ['person find els@example.be --to production'],
    run: async (call) => {
      const found = FoundPersonSchema.parse(await (await call.client()).post('/persons/find', bodyOf(call)));
      const before = found.erasures.map((at) => `Erased on ${at.slice(0, 10)}.`);
      const lines = [
        ...found.places.map(lineOf),
        ...found.standing.map(bookingLine),
        ...found.passedOn.map(passedLine),
        ...before,
      ];
      return { lines: [...(lines.length === 0 ? ['Nothing is stored.'] : lines), ...BEYOND], data: found };
    },
  },
  {
    name: 'person export',
    group: 'People',
    line: 'Writes all stored data of a person into a JSON file, to hand to them.',
    args: [EMAIL, { name: 'FILE' }],
    options: SITE_OPTION,
    examples: ['person export els@example.be els.json --to production'],
    run: async (call) => {
      const exported = PersonExportSchema.parse(
        await (await call.client()).post('/persons/export', bodyOf(call)),
      );
      const file = call.arg('FILE');
      // Readable only by this user.
      await writeFile(file, `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600 });
      return {
        lines: [`${exported.rows.length} rows are in ${file}.`],
        data: { rows: exported.rows.length, file },
      };
    },
  },
  {
    name: 'person erase',
    group: 'People',
    line: 'Erases a person: their rows, and their address in rows of others.',
    about: [
      'Cancel future bookings first, so that nobody waits at a door; the command lists them. Data in an agency’s own content is reported and not changed: remove it from the listings, and import them.',
      'The erasure itself is recorded for 400 days, as a hash with the deployment’s secret.',
    ],
    args: [EMAIL],
    options: SITE_OPTION,
    examples: ['person erase els@example.be --to production'],
    run: async (call): Promise<Report> => {
      const done = ErasedPersonSchema.parse(await (await call.client()).post('/persons/erase', bodyOf(call)));
      if (!done.erased) {
        const what =
          done.rows === 0
            ? 'Nothing was changed: cancel these first.'
            : `${done.rows} rows are erased, and a booking was made meanwhile: cancel it, and erase again.`;
        const lines = [what, ...done.standing.map(bookingLine), ...done.passedOn.map(passedLine)];
        return { lines, data: done, failed: true };
      }
      return {
        lines: [
          `${done.rows} rows are erased.`,
          ...done.left.map(lineOf),
          ...done.passedOn.map(passedLine),
          ...BEYOND,
        ],
        data: done,
      };
    },
  },
  {
    name: 'person forget-again',
    group: 'People',
    line: 'Erases again, in rows restored from a backup, persons erased since the backup.',
    about: [
      '`backup restore` does this itself. D1 Time Travel also reverts the record of erasures: after it, run `person erase` again for each person.',
    ],
    args: [{ name: 'INSTANT' }],
    options: SITE_OPTION,
    examples: ['person forget-again 2026-11-23T08:00:00Z --to production'],
    run: async (call) => {
      const since = new Date(call.arg('INSTANT'));
      if (Number.isNaN(since.getTime()))
        throw new WrongUsage(`"${call.arg('INSTANT')}" is not an instant such as 2026-11-23T08:00:00Z.`);
      const site = call.option('site');
      const again = await forgetAgain(await call.client(), {
        since: since.toISOString(),
        site: site ?? null,
      });
      return { lines: [againLine(again)], data: again };
    },
  },
];
