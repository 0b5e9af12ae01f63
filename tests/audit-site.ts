// `npm run audit:site`: crawls each demo agency from its home pages and its sitemap, in every language, and
// checks all pages found. It reads every address without a query, and a sample of each kind of address with
// one (`scripts/audit-site/scope.ts`); axe checks a page of every kind in each language, and at least one
// page with each kind of content. `-- --limit 50` limits the pages per agency, `-- --all` runs axe on every
// page, `-- --agency ardenne` crawls one agency, `-- --port 8787` a running site.
import { parseArgs } from 'node:util';
import { checkAccess } from '#scripts/audit-site/check-access.ts';
import { crawl, sitemapPaths } from '#scripts/audit-site/crawl.ts';
import { fetchPage } from '#scripts/audit-site/fetch-page.ts';
import type { Finding } from '#scripts/audit-site/finding.ts';
import { printFindings, printTallies } from '#scripts/audit-site/report.ts';
import { showingEverything } from '#scripts/audit-site/sample.ts';
import { demoAgencies } from '#scripts/lib/agencies.ts';
import { ensureChromium } from '#scripts/lib/chromium.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { Complaint, fail, step } from '#scripts/lib/progress.mjs';
import { ensureTestData } from '#scripts/lib/test-data.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { startTestWorkers } from './support/environment.ts';
import { AGENCIES, type AgencyId } from './support/sites.ts';

const AT_ONCE = 4;

interface Options {
  readonly limit: number;
  readonly all: boolean;
}

/** All findings of one agency. */
async function audit(id: AgencyId, port: number, { limit, all }: Options): Promise<readonly Finding[]> {
  const { hostname, locales, name } = AGENCIES[id];
  const origin = `http://${hostname}:${port}`;
  const sitemap = await sitemapPaths(origin);
  const start = [...locales.map((locale) => `/${locale}`), ...sitemap.paths];
  const { pages, asked, tallies, findings } = await step(`${name}: reading`, () =>
    crawl({ origin, start, limit, atOnce: AT_ONCE }),
  );
  const shown = all ? [...pages.keys()] : showingEverything(pages);
  const executablePath = await ensureChromium();
  const access = await step(`${name}: asking axe about ${shown.length} pages`, () =>
    checkAccess(shown, executablePath),
  );
  const limited = Number.isFinite(limit) ? `, no more than ${limit} pages` : '';
  process.stdout.write(
    `  ${pages.size} pages read, ${asked} addresses asked, ${sitemap.paths.length} of them in the sitemap${limited}; ` +
      `axe: ${shown.length} pages, as they open, unfolded and in the dark\n`,
  );
  printTallies(tallies);
  return [...sitemap.findings, ...findings, ...access];
}

/** @throws Complaint when no site is running there. */
async function expectRunning(hostname: string, port: number): Promise<void> {
  try {
    await fetchPage(new URL(`http://${hostname}:${port}/robots.txt`));
  } catch (cause) {
    const how = `Start the site first: npm start -- --port ${port}`;
    throw new Complaint(`Nothing answers on port ${port}. ${how}`, { cause });
  }
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      limit: { type: 'string' },
      all: { type: 'boolean' },
      agency: { type: 'string', multiple: true, default: Object.keys(AGENCIES) },
      port: { type: 'string' },
    },
  });
  const unknown = values.agency.find((id) => !Object.hasOwn(AGENCIES, id));
  if (unknown !== undefined) throw new Complaint(`There is no agency "${unknown}".`);
  const options = { limit: Number(values.limit ?? Number.POSITIVE_INFINITY), all: values.all === true };
  const running = Number(values.port ?? 0);
  if (running === 0) {
    await ensureClientBuilt();
    await ensureTestData();
  }
  const hostnames = demoAgencies().map(({ hostname }) => hostname);
  const workers =
    running === 0
      ? await startTestWorkers({ configs: BOTH_WORKERS, seeded: true, hostnames })
      : { port: running, stop: async () => undefined };
  if (running !== 0) await expectRunning(AGENCIES.duinzicht.hostname, running);
  const findings: Finding[] = [];
  try {
    for (const id of values.agency as AgencyId[]) {
      const found = await audit(id, workers.port, options);
      printFindings(found);
      findings.push(...found);
    }
  } finally {
    await workers.stop();
  }
  process.exitCode = findings.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(() => process.exit(), fail);
