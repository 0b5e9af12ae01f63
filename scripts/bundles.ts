// The second half of `npm run build`: says how large both Workers are as they are uploaded, and fails when a limit
// is exceeded.
import { gzipSync } from 'node:zlib';
import { kilobytes, table } from './build-budget/table.ts';
import { fail } from './lib/progress.mjs';
import { bundleWorkers } from './lib/worker-bundles.ts';

/** Most bytes after gzip, as Cloudflare counts them. */
const LIMITS = { site: 400_000, 'content service': 230_000 } as const;

async function main(): Promise<void> {
  const sizes = (await bundleWorkers()).map(({ name, code }) => ({
    name,
    raw: code.length,
    gzip: gzipSync(code).length,
    limit: LIMITS[name],
  }));
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
