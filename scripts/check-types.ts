// `npm run check:types`: TypeScript over every part; each has its own library (DOM, Workers or Node).
import { globSync } from 'node:fs';
import { capture } from './lib/run.ts';

const TSC = 'node_modules/typescript/bin/tsc';

let failed = 0;
// The example of a service is held to types that are made from the contract.
await capture(process.execPath, ['scripts/contract-types.ts'], { echo: true });
for (const project of globSync('*/tsconfig.json', { exclude: ['node_modules'] }).sort()) {
  const { code } = await capture(process.execPath, [TSC, '-p', project], { echo: true });
  if (code === 0) continue;
  failed += 1;
  process.stderr.write(`✗ ${project}\n`);
}
process.exitCode = failed === 0 ? 0 : 1;
