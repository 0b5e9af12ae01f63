/**
 * `npm run try NAME`: a long walk through the product as somebody who runs it: `guide` (every line of the operations
 * guide), `opening` (an agency from its own system to its opening day), `feeds` (the homes of agencies' systems, from a key to pages and through
 * a day of changes), `operator` (an agency's year by commands), `hostnames` (a hostname's life in two deployments), `versions` (the
 * last release beside this one), `clients` (an agency moved, saved and restored while clients read and write), `attacks`
 * (every attack of docs/security.md).
 */
import { existsSync } from 'node:fs';

const [name = ''] = process.argv.splice(2, 1);
const file = `${import.meta.dirname}/${name}/run.ts`;
if (/^[a-z]+$/.test(name) && existsSync(file)) await import(file);
else {
  console.error('Usage: npm run try guide|opening|feeds|operator|hostnames|versions|clients|attacks');
  process.exitCode = 2;
}
