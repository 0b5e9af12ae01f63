/**
 * `npm run bench NAME`: one benchmark, by its folder; without a name, their list. It prints its figures and method, and
 * ends non-zero when a bar is missed. Arguments after the name go to the benchmark.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const NAMES = globSync('bench/*/{run.ts,*.bench.ts}').map((file) => file.split(/[\\/]/)[1] ?? '');
const [name = '', ...args] = process.argv.slice(2);

if (NAMES.includes(name)) {
  const file = `bench/${name}/run.ts`;
  const { status } = existsSync(file)
    ? spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' })
    : spawnSync('npx', ['vitest', 'run', '--config', 'bench/vitest.config.ts', `bench/${name}/`, ...args], {
        stdio: 'inherit',
      });
  process.exitCode = status ?? 1;
} else {
  console.error(`Usage: npm run bench NAME, one of: ${[...new Set(NAMES)].toSorted().join(', ')}`);
  process.exitCode = 2;
}
