// `npx node scripts/stack.ts < log.txt`: prints a log in which the places of stack traces are source lines. The checkout
// must be the deployed one; its bundles are built again for this.
import { text } from 'node:stream/consumers';
import { fail } from './lib/progress.mjs';
import { withSourceLines } from './lib/source-lines.ts';
import { bundleWorkers } from './lib/worker-bundles.ts';

async function main(): Promise<void> {
  const [log, bundles] = await Promise.all([text(process.stdin), bundleWorkers()]);
  process.stdout.write(withSourceLines(log, new Map(bundles.map(({ file, map }) => [file, map]))));
}

main().catch(fail);
