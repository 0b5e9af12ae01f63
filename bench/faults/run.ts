/**
 * `npm run bench faults`: the answers to visitors while the content service, KV, the Cache API, D1 or the
 * queue fails. Exits with 1 when a limit is exceeded. `--only stampede,junk` runs some parts, `--faults
 * hangs,204` some rows of the matrix, `--asks 1` fewer requests of each, `--house DIR` the bundles of another
 * checkout.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureFreshData } from '#scripts/lib/test-data.ts';
import { FAULT_NAMES } from './faults.ts';
import { runMatrix } from './matrix.ts';
import { brokenBindings, flood, junk, purgeThenHang, stampede } from './scenes.ts';
import { startBehindFaults } from './stage.ts';
import type { Verdict } from './verdict.ts';

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'stampede,purge,junk,flood,bindings,matrix' },
    faults: { type: 'string', default: FAULT_NAMES.join(',') },
    asks: { type: 'string', default: '3' },
    house: { type: 'string', default: root },
  },
});
const work = `${root}/.gevel/bench-faults`;
const state = `${root}/.gevel/bench-edge/state`;
const only = values.only.split(',');
const asks = Math.min(10, Math.max(1, Number(values.asks) || 1));

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const METHOD = [
  'Both Workers as `wrangler deploy` would upload them in one workerd, with a Worker between them that misbehaves;',
  'KV, Cache API, D1 and R2 are the local simulations. Everything stays on this machine. Each measurement has a',
  'site of its own; “kept” pages were asked for and purged before, “cold” ones were never asked for. Times are',
  'from request to the last byte, one machine doing all the work; calls are those of the site to its upstream.',
];

if (values.house === root) await ensureClientBuilt();
await ensureFreshData(state);
/** Maximum memory of workerd, MB: code that reads without a limit would use up the whole machine. */
const MOST_MEMORY = 3_000;
const stage = await startBehindFaults({ house: resolve(values.house), root, state, work });
const watch = setInterval(() => {
  if (stage.memory() <= MOST_MEMORY) return;
  clearInterval(watch);
  say(`✗ workerd holds more than ${MOST_MEMORY} MB: stopped`);
  stage.kill();
  process.exit(1); // whatever waits for workerd would only fail
}, 200);
try {
  for (const line of METHOD) say(line);
  const verdicts: Verdict[] = [];
  const run = async (name: string, scene: () => Promise<Verdict[]>): Promise<void> => {
    if (!only.includes(name)) return;
    say('');
    verdicts.push(...(await scene()));
  };
  await run('stampede', () => stampede({ stage, say }));
  await run('purge', () => purgeThenHang({ stage, say }));
  await run('junk', () => junk({ stage, say }));
  await run('flood', () => flood({ stage, say }));
  await run('bindings', () => brokenBindings({ stage, say }));
  await run('matrix', () => runMatrix({ stage, asks, faults: values.faults.split(','), say }));
  const missed = verdicts.filter(({ met }) => !met);
  say(`\n${verdicts.length - missed.length} of ${verdicts.length} bars met`);
  for (const { text } of missed) say(`✗ ${text}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  clearInterval(watch);
  await stage.stop();
}
