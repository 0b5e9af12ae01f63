// `npm run build`: builds the client, says how large each file is, and fails when a limit is exceeded.
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import {
  budgetLines,
  type FileSize,
  loadedTooEarly,
  overBudget,
  SCRIPT_LIMITS,
  scriptLines,
} from './build-budget/budget.ts';
import type { Manifest } from './build-budget/manifest.ts';
import { kilobytes, table } from './build-budget/table.ts';
import { noteClientBuilt } from './lib/client-build.ts';

const OUT = 'dist/client';
/** Files that a browser may load; licences and similar files are left out of the table. */
const SERVED = /\.(?:js|css|woff2|svg|webp|png|ico)$/;

const compress = (bytes: string | Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const sizeOf = async (file: string): Promise<FileSize> => {
  const bytes = await readFile(join(OUT, file));
  // Fonts are compressed already and go over the wire as they are.
  const compressed = file.endsWith('.woff2') ? bytes : compress(bytes);
  return { file, raw: bytes.length, brotli: compressed.length };
};

await build({ configFile: 'client/vite.config.ts', logLevel: 'warn' });

const manifest = JSON.parse(await readFile(join(OUT, '.vite/manifest.json'), 'utf8')) as Manifest;
const files = (await readdir(OUT, { recursive: true })).filter((file) => SERVED.test(file)).sort();
const sizes = await Promise.all(files.map(sizeOf));
const joined = (files: readonly string[]): number =>
  compress(files.map((file) => readFileSync(join(OUT, file), 'utf8')).join('')).length;
const lines = budgetLines(manifest, sizes, joined);
const screens = scriptLines(manifest, sizes);
const exceeded = overBudget([...lines, ...screens.flatMap((screen) => screen.lines)]);
const early = loadedTooEarly(manifest);

console.log(
  table([
    ['File', 'raw KB', 'brotli KB'],
    ...sizes.map(({ file, raw, brotli }) => [file, kilobytes(raw), kilobytes(brotli)]),
  ]),
);
console.log(
  `\n${table([
    ['Budget', 'brotli KB', 'limit KB', ''],
    ...lines.map((line) => [
      line.name,
      kilobytes(line.brotli),
      kilobytes(line.limit),
      exceeded.includes(line) ? 'OVER' : 'ok',
    ]),
  ])}`,
);
console.log(
  `\n${table([
    [
      'Scripts of a screen, brotli KB',
      ...Object.entries(SCRIPT_LIMITS).map(([stage, limit]) => `${stage} (${kilobytes(limit)})`),
    ],
    ...screens.map(({ screen, lines: stages }) => [
      screen,
      ...stages.map((line) => `${kilobytes(line.brotli)}${exceeded.includes(line) ? ' OVER' : ''}`),
    ]),
  ])}`,
);
for (const file of early) console.error(`Loaded before a touch: ${file}`);
if (exceeded.length > 0 || early.length > 0) {
  console.error('\nThe client is over its budget.');
  process.exitCode = 1;
} else {
  await noteClientBuilt();
}
