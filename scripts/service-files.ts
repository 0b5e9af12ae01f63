// The content service's static files: the documents of its calls, and its texts. Wrangler runs this before each bundle
// (`[build]` in content-service/wrangler.toml); they take longer than the bundle, and are made again only when anything
// that they are made of has changed.
import { existsSync } from 'node:fs';
import { hashFiles, readStamp, writeStamp } from './lib/inputs.ts';
import { fail } from './lib/progress.mjs';
import { must } from './lib/run.ts';

const INPUTS = ['{content-service,domain,locales,wire}/**/*', 'package-lock.json'];
const STAMP = 'dist/contract-inputs';
/** In the order in which they are made, each with its last file. */
const PARTS = [
  ['content-service/describe-calls.ts', 'dist/contract/site.json'],
  ['content-service/write-texts.ts', 'dist/contract/texts.json'],
] as const;

async function main(): Promise<void> {
  const inputs = hashFiles(INPUTS);
  if (PARTS.every(([, file]) => existsSync(file)) && (await readStamp(STAMP)) === inputs) return;
  for (const [script] of PARTS) await must(script, process.execPath, [script]);
  await writeStamp(STAMP, inputs);
}

main().catch(fail);
