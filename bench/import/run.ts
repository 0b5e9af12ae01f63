/**
 * `npm run bench import`: imports 10,000 homes with 20,000 pictures, and checks that visitors never see a
 * partial import. Exits with 1 when a limit is exceeded. `-- --homes 500 --kills 3` is a smaller run, `--seed
 * 7` kills at other times.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { ensureMigrated } from '#scripts/lib/data.ts';
import { fail } from '#scripts/lib/progress.mjs';
import { Bench } from './bench.ts';
import { killed, timed, visited } from './scenes.ts';

const METHOD = [
  'The content service in wrangler dev with data of its own in a temporary folder; D1, KV and R2 are the local',
  'simulations. Each import is a process of its own that reads an NDJSON file and sends it as the command line does.',
  'Every version of the offer has other prices, ten other homes, and pictures that share a few real files. Moments',
  'of kills come from a seeded generator, every other one of the commit; every third takes wrangler and workerd too.',
];

/** Throws unless it is a whole number from 1. */
function readCount(text: string, name: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--${name} ${text} is not a number from 1 to 99999`);
  return Number(text);
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      homes: { type: 'string', default: '10000' },
      kills: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
    },
  });
  const homes = readCount(values.homes, 'homes');
  const kills = readCount(values.kills, 'kills');
  const seed = readCount(values.seed, 'seed');
  await ensureClientBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'gevel-bench-import-'));
  const state = join(folder, 'state');
  const bench = new Bench({ folder, state, homes });
  try {
    await ensureMigrated(state);
    for (const line of METHOD) bench.say(line);
    await bench.start();
    const took = await timed(bench);
    await visited(bench, await killed(bench, { kills, seed, took }));
  } finally {
    await bench.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return bench.report();
}

main(process.argv.slice(2)).then((code) => process.exit(code), fail);
