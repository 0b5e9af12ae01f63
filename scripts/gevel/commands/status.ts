import type * as z from 'zod';
import { StatusSchema } from '#wire/traffic.ts';
import type { Client } from '../client.ts';
import type { Command, Report } from '../command.ts';
import { Refused } from '../errors.ts';

/** Refresh interval of `--watch`, milliseconds. */
const LOOK_EVERY = 10_000;

type SiteStatus = z.infer<typeof StatusSchema>['sites'][number];

/** Columns of the table: heading and cell. */
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
  ['feeds failing', ({ feedsFailing }) => String(feedsFailing)],
  ['leads mailed', ({ leadsMailed }) => String(leadsMailed)],
  ['engines', ({ engines }) => engines ?? '–'],
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
    deadLetters === 0 || site !== undefined ? [] : ['', `dead letters without a site: ${deadLetters}`];
  return { lines: [...tableOf(shown), ...others], data: shown };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));

/** Status of all agencies. */
export const STATUS_COMMANDS: readonly Command[] = [
  {
    name: 'status',
    group: 'Checks',
    line: 'Shows each agency’s last import, its requests, errors and calls of the last hour, its mails and dead letters.',
    about: [
      'Counts are lower bounds: the site reports them each minute, and an isolate that ends loses its last minute. p95 is an upper bound of the time of 95 of 100 calls of the content service.',
    ],
    args: [],
    options: {
      site: { line: 'only this site', value: 'SITE' },
      watch: { line: 'refreshes every ten seconds until interrupted' },
    },
    examples: ['status --to production', 'status --site zeezicht --watch --to production'],
    run: async (call) => {
      const [client, site] = [await call.client(), call.option('site')];
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
