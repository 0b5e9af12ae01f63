// Writes the part of the client's manifest that pages name: both entries, what these import, and the style sheets.
// The Worker has it in its bundle, where every chunk of the build would be. Each build of the client ends with it.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest } from './build-budget/manifest.ts';

const WHOLE = fileURLToPath(new URL('../dist/client/.vite/manifest.json', import.meta.url));
const PAGES = fileURLToPath(new URL('../dist/page-manifest.json', import.meta.url));

const manifest = JSON.parse(await readFile(WHOLE, 'utf8')) as Manifest;
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const named = new Set([...entries, ...entries.flatMap((key) => manifest[key]?.imports ?? [])]);
const pages = Object.entries(manifest)
  .filter(([key]) => named.has(key))
  .map(([key, { file, css, imports }]) => [key, { file, css, imports }]);

// Written atomically: a Worker may be bundled at the same moment.
await writeFile(`${PAGES}.${process.pid}`, JSON.stringify(Object.fromEntries(pages)));
await rename(`${PAGES}.${process.pid}`, PAGES);
