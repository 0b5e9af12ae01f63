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
  const summary = `${reports.length} advertisements of ${homes} homes lack something that the law asks (docs/advertising-law.md).`;
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
    ({ at, who, deed, what, count }) =>
      `${at.slice(0, 19)}Z  ${who.padEnd(12)}  ${deed}${what ? ` ${what}` : ''}${count ? ` (${count})` : ''}`,
  );
  return { lines: lines.length === 0 ? [`Nothing was written to ${id} yet.`] : lines, data: entries };
}

/** What is missing, and what was done. */
export const CHECK_COMMANDS: readonly Command[] = [
  {
    name: 'check',
    group: 'Checks',
    line: 'Says what a site lacks before it may open, or what its homes lack of what the law asks.',
    about: [
      'With --homes it reads every home, and says what the law of its region asks of the advertisement and the listing does not hold. It ends with exit code 1 where something is missing.',
    ],
    args: [SITE],
    options: { homes: { line: 'check its homes' } },
    examples: ['check zeezicht', 'check zeezicht --homes --to production'],
    run: (call) => (call.flag('homes') ? checkHomes(call) : check(call)),
  },
  {
    name: 'journal',
    group: 'Checks',
    line: 'Shows who wrote what to a site, and when.',
    args: [SITE],
    examples: ['journal zeezicht --to production'],
    run: journal,
  },
];
