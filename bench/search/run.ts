/**
 * `npm run bench search`: forty searches, and a filter's options under sixteen filters, on 1,000, 10,000 and
 * 100,000 estates of one agency, in a real local D1, compared with a lookup of one row by its key. Exits with
 * 1 when a limit is exceeded. `-- --only options: --keep` runs a part of it on existing databases.
 */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from './bars.ts';
import { measure } from './measure.ts';
import { FILTERS, QUERIES } from './queries.ts';
import { report } from './report.ts';
import { startService } from './service.ts';

/** Estates in each database. */
const SIZES = [1_000, 10_000, 100_000] as const;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '25' }, only: { type: 'string' }, keep: { type: 'boolean' } },
});
const root = resolve(import.meta.dirname, '../..');
const state = `${root}/.gevel/bench-search`;
if (!values.keep) await rm(state, { recursive: true, force: true });

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const service = await startService({ root, state, sizes: SIZES, say });
try {
  const asked = ([name]: readonly [string, ...unknown[]]) => name.includes(values.only ?? '');
  const measured = await measure(service, {
    sizes: SIZES,
    queries: QUERIES.filter(asked),
    filters: FILTERS.filter(([name]) => asked([`options: ${name}`])),
    rounds: Number(values.rounds),
    say,
  });
  say(report(measured));
  const verdict = judge(measured);
  for (const { text } of verdict) say(text);
  process.exitCode = verdict.every(({ met }) => met) ? 0 : 1;
} finally {
  await service.stop();
}
