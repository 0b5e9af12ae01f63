// The second half of `npm run build`: prints the upload size of both Workers, and fails when a limit is
// exceeded.
import { kilobytes, table } from './build-budget/table.ts';
import { fail } from './lib/progress.mjs';
import { bundleWorkers, sizeOf } from './lib/worker-bundles.ts';

async function main(): Promise<void> {
  const sizes = (await bundleWorkers()).map(({ name, code }) => sizeOf(name, code));
  const rows = sizes.map(({ name, raw, gzip, limit }) => [
    name,
    kilobytes(raw),
    kilobytes(gzip),
    kilobytes(limit),
    gzip > limit ? 'OVER' : 'ok',
  ]);
  console.log(`\n${table([['Worker', 'raw KB', 'gzip KB', 'limit KB', ''], ...rows])}`);
  if (sizes.every(({ gzip, limit }) => gzip <= limit)) return;
  console.error('\nA Worker is over its budget. Is all of a package bundled for a part of it (decision 52)?');
  process.exitCode = 1;
}

main().catch(fail);
