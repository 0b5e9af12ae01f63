/**
 * `npm run test:proofs`: the long proofs, a file at a time, with the time of each and the total at the end.
 *
 *   npm run test:proofs                    all files
 *   npm run test:proofs -- races           files whose path contains a word
 *   npm run test:proofs -- --shard 1/3     every third file, from the first one on
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { chooseFiles, type Shard } from './lib/chosen-files.ts';

/** What a file with long proofs contains: they run completely in the mode of this command only. */
const PROVES = /testRaces|inject\('whole'\)/;

const usage = (): never => {
  console.error('Usage: npm run test:proofs -- [words of paths] [--shard 1/3]');
  process.exit(2);
};

const words: string[] = [];
let shard: Shard = { at: 1, of: 1 };
const args = process.argv.slice(2);
for (let arg = args.shift(); arg !== undefined; arg = args.shift()) {
  if (arg !== '--shard') {
    words.push(arg);
    continue;
  }
  const [, at, of] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(args.shift() ?? '') ?? usage();
  shard = { at: Number(at), of: Number(of) };
  if (shard.at > shard.of) usage();
}

const proving = globSync('content-service/**/*.test.ts').filter((file) =>
  PROVES.test(readFileSync(file, 'utf8')),
);
const files = chooseFiles(proving, words, shard);
if (files.length === 0) usage();

const began = performance.now();
const secondsSince = (start: number): string => `${Math.round((performance.now() - start) / 1000)} s`;
const failed: string[] = [];
for (const [at, file] of files.entries()) {
  const start = performance.now();
  const vitest = ['vitest', 'run', '--mode', 'proofs', '--project', 'content', '--reporter', 'dot', file];
  const { status } = spawnSync('npx', vitest, { stdio: 'inherit' });
  if (status !== 0) failed.push(file);
  console.log(
    `${at + 1} of ${files.length}: ${status === 0 ? 'ok' : 'FAILED'}, ${secondsSince(start)}: ${file}`,
  );
}
console.log(`${files.length} files, ${failed.length} failed, ${secondsSince(began)}`);
for (const file of failed) console.log(`failed: ${file}`);
process.exitCode = failed.length === 0 ? 0 : 1;
