import * as z from 'zod';
import type { Call, Command, Report } from '../command.ts';
import { siteRecords } from '../records.ts';
import { getSite } from '../site/documents.ts';
import { HOME_KINDS, type HomeReport, reportHomes } from '../site/homes.ts';
import { check } from './site.ts';

const SITE = { name: 'SITE' } as const;

async function checkHomes(call: Call): Promise<Report> {
  const client = await call.client();
  const { id } = await getSite(client, call.arg('SITE'));
  const reports: HomeReport[] = [];
  let homes = 0;
  for (const kind of HOME_KINDS) {
    call.out.progress(`Reading records of kind ${kind}`);
    const records = await siteRecords(client, id).all(kind);
    homes += records.length;
    reports.push(...reportHomes(kind, records));
  }
  const lines = reports.flatMap(({ home, lacks }) => [
    `${home} does not say:`,
    ...lacks.map((lack) => `  ${lack}`),
  ]);
  const summary = `${reports.length} of ${homes} homes lack information that the law requires (docs/advertising-law.md).`;
  return {
    lines: [...lines, summary],
    data: { site: id, homes, reports },
    failed: reports.length > 0,
  };
}

const JournalSchema = z.object({
  entries: z.array(
    z.object({
      seq: z.number(),
      at: z.string(),
      who: z.string(),
      deed: z.string(),
      what: z.string().nullish(),
      count: z.number().nullish(),
    }),
  ),
});

async function journal(call: Call): Promise<Report> {
  const client = await call.client();
  const { id } = await getSite(client, call.arg('SITE'));
  const { entries } = JournalSchema.parse(await client.get(`/sites/${id}/journal`));
  const lines = entries.map(
    ({ at, who, deed: action, what, count }) =>
      `${at.slice(0, 19)}Z  ${who.padEnd(12)}  ${action}${what ? ` ${what}` : ''}${count ? ` (${count})` : ''}`,
  );
  return { lines: lines.length === 0 ? [`Nothing was written to ${id} yet.`] : lines, data: entries };
}

/** Checks of sites and homes, and the journal. */
export const CHECK_COMMANDS: readonly Command[] = [
  {
    name: 'check',
    group: 'Checks',
    line: 'Lists what a site lacks before it may open, or what its homes lack by law.',
    about: [
      'With --homes it reads every home, and lists information that the law of its region requires and the listing lacks. The exit code is 1 if anything is missing.',
    ],
    args: [SITE],
    options: { homes: { line: 'check its homes' } },
    examples: ['check zeezicht', 'check zeezicht --homes --to production'],
    run: (call) => (call.flag('homes') ? checkHomes(call) : check(call)),
  },
  {
    name: 'journal',
    group: 'Checks',
    line: 'Shows all changes of a site, with author and time.',
    args: [SITE],
    examples: ['journal zeezicht --to production'],
    run: journal,
  },
];
