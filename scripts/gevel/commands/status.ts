import type * as z from 'zod';
import { StatusSchema } from '../../../wire/traffic.ts';
import type { Client } from '../client.ts';
import type { Command, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { siteId } from '../site/documents.ts';

/** Milliseconds between two looks of `--watch`. */
const LOOK_EVERY = 10_000;

type SiteStatus = z.infer<typeof StatusSchema>['sites'][number];

/** Columns of the table: heading, and what stands below it. */
const COLUMNS: readonly (readonly [string, (one: SiteStatus) => string])[] = [
  ['site', ({ site }) => site],
  ['state', ({ state }) => state],
  ['last import', ({ lastImport }) => lastImport?.slice(0, 16) ?? '–'],
  ['requests', ({ requests }) => String(requests)],
  ['5xx', ({ errors }) => String(errors)],
  ['calls', ({ calls }) => String(calls)],
  ['failed', ({ failed }) => String(failed)],
  ['p95 ms', ({ p95 }) => (p95 === null ? '–' : `≤ ${p95}`)],
  ['mails wait', ({ mailsWaiting }) => String(mailsWaiting)],
  ['mails failed', ({ mailsFailed }) => String(mailsFailed)],
  ['dead letters', ({ deadLetters }) => String(deadLetters)],
];

function tableOf(sites: readonly SiteStatus[]): readonly string[] {
  const rows = [
    COLUMNS.map(([heading]) => heading),
    ...sites.map((one) => COLUMNS.map(([, cell]) => cell(one))),
  ];
  const widths = COLUMNS.map((_column, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

async function look(client: Client, site: string | undefined): Promise<Report> {
  const { sites, deadLetters } = StatusSchema.parse(await client.get('/status'));
  const shown = site === undefined ? sites : sites.filter((one) => one.site === site);
  if (site !== undefined && shown.length === 0) throw new Refused(`There is no site "${site}".`);
  const others =
    deadLetters === 0 || site !== undefined
      ? []
      : ['', `dead letters that are about no site: ${deadLetters}`];
  return { lines: [...tableOf(shown), ...others], data: shown };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));

/** How agencies fare. */
export const STATUS_COMMANDS: readonly Command[] = [
  {
    name: 'status',
    group: 'Checks',
    line: 'Tells how each agency fares: its last import, the last hour’s requests, errors and calls, its mails, what failed for good.',
    about: [
      'Counts are the least there was: the site tells of them each minute, and a part of it that ends takes its last minute along. p95 is the step within which 95 of 100 calls of the content service ended.',
    ],
    args: [],
    options: {
      site: { line: 'of this one alone', value: 'SITE' },
      watch: { line: 'looks again every ten seconds, until it is ended' },
    },
    examples: ['status --to production', 'status --site zeezicht --watch --to production'],
    run: async (call) => {
      const [client, site] = [await call.client(), call.option('site')];
      if (site !== undefined) siteId(site);
      let report = await look(client, site);
      while (call.flag('watch')) {
        call.out.note(`${new Date().toISOString().slice(11, 19)}\n${report.lines.join('\n')}\n`);
        await pause();
        report = await look(client, site);
      }
      return report;
    },
  },
];
