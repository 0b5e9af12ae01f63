// The second half of `npm run build`: prints the upload size of both Workers and the CPU of their start-up, and
// fails when a limit is exceeded.
import { START_UP_LIMIT, startUpOf } from './build-budget/start-up.ts';
import { kilobytes, table } from './build-budget/table.ts';
import { fail } from './lib/progress.mjs';
import { bundleWorkers, sizeOf } from './lib/worker-bundles.ts';

async function main(): Promise<void> {
  let isOver = false;
  const rows: string[][] = [];
  for (const { name, code } of await bundleWorkers()) {
    const { raw, gzip, limit } = sizeOf(name, code);
    const startUp = await startUpOf(code);
    const over = gzip > limit || (startUp?.cpu ?? 0) > START_UP_LIMIT;
    isOver ||= over;
    const sizes = [raw, gzip, limit].map(kilobytes);
    const [measured = 'not measured', cpu = ''] =
      startUp === null ? [] : [startUp.measured, startUp.cpu].map((ms) => ms.toFixed(0));
    rows.push([name, ...sizes, measured, cpu, String(START_UP_LIMIT), over ? 'OVER' : 'ok']);
  }
  const head = [
    'Worker',
    'raw KB',
    'gzip KB',
    'limit KB',
    'start-up, ms of CPU here',
    'at the reference’s pace',
    'limit ms',
    '',
  ];
  console.log(`\n${table([head, ...rows])}`);
  if (!isOver) return;
  console.error('\nA Worker is over its budget. Is all of a package bundled for a part of it (decision 52)?');
  process.exitCode = 1;
}

main().catch(fail);
