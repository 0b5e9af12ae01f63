/**
 * `npm run bench readers`: every reader of bytes that others write, with the inputs that make it work hardest, at its
 * size limit and at half of it. Exits with 1 when one misses its limits. `--only ICS` measures one reader, `--times 1`
 * less often.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { type Cost, type Middle, middleOf, missed, type Pair } from './bars.ts';
import { READERS } from './readers.ts';
import { MB } from './shape.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, times: { type: 'string', default: '3' } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error(`${values.times} is not a number of times`);
const readers = READERS.filter(({ name }) => values.only === undefined || name === values.only);
if (readers.length === 0)
  throw new Error(`${values.only} is none of ${READERS.map(({ name }) => name).join(', ')}`);

const run = promisify(execFile);
const measure = new URL('measure.ts', import.meta.url).pathname;

async function once(name: string, shape: string, bytes: number): Promise<Cost> {
  // A small young generation, so that garbage that is about to go does not count as memory.
  const options = ['--expose-gc', '--max-semi-space-size=2'];
  const { stdout } = await run(process.execPath, [...options, measure, name, shape, String(bytes)]);
  return JSON.parse(stdout);
}

async function often(name: string, shape: string, bytes: number): Promise<Middle> {
  const pairs: Pair[] = [];
  for (let time = 0; time < times; time += 1) {
    pairs.push({ half: await once(name, shape, bytes / 2), whole: await once(name, shape, bytes) });
  }
  return middleOf(pairs);
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
say(
  `Each reading in a new process, the middle of ${times}: CPU of all its threads, and the growth of its memory.`,
);
say(
  'At most 250 ms and 32 MB for each megabyte begun, a picture 300 ms and 64 MB in all; twice the input, 2.2 × the CPU.',
);
say(
  `\n${'reader'.padEnd(22)}${'worst input'.padEnd(32)}${'MB'.padStart(6)}${'ms'.padStart(8)}${'× half'.padStart(8)}${'memory, MB'.padStart(12)}`,
);
let faults = 0;
for (const { name, most, shapes, picture = false } of readers) {
  for (const shape of Object.keys(shapes)) {
    const found = await often(name, shape, most);
    const objections = missed(found, picture);
    faults += objections.length;
    const figures = [
      (found.input / MB).toFixed(2).padStart(6),
      found.ms.toFixed(0).padStart(8),
      found.growth.toFixed(1).padStart(8),
      (found.bytes / MB).toFixed(0).padStart(12),
    ].join('');
    say(`${name.padEnd(22)}${shape.padEnd(32)}${figures}  ${objections.join(', ') || 'ok'}`);
  }
}
if (faults > 0) {
  say(`\n${faults} limits are missed.`);
  process.exitCode = 1;
}
