// `npm run stack < log.txt`: prints a log with the places of its stack traces as lines of the source. The checkout has
// to be the deployed one, whose bundles are made anew for it.
import { text } from 'node:stream/consumers';
import { fail } from './lib/progress.mjs';
import { withSourceLines } from './lib/source-lines.ts';
import { bundleWorkers } from './lib/worker-bundles.ts';

async function main(): Promise<void> {
  const [log, bundles] = await Promise.all([text(process.stdin), bundleWorkers()]);
  process.stdout.write(withSourceLines(log, new Map(bundles.map(({ file, map }) => [file, map]))));
}

main().catch(fail);
