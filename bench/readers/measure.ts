/**
 * One reading in a process of its own, started by `run.ts` with `--expose-gc`: reader, shape and bytes. Prints CPU in
 * milliseconds and the growth of the process's memory in bytes as JSON.
 */
import { READERS } from './readers.ts';

const [name, shape = '', size] = process.argv.slice(2);
const reader = READERS.find((one) => one.name === name);
const make = reader?.shapes[shape];
if (reader === undefined || make === undefined) throw new Error(`no reader ${name} with the shape ${shape}`);
const bytes = make(Number(size));
// A short input first: this measures the reader, not the loading of its modules.
await reader.read(make(1024));
globalThis.gc?.();
const memory = process.memoryUsage().rss;
const highest = process.resourceUsage().maxRSS * 1024;
const cpu = process.cpuUsage();
await reader.read(bytes);
const { user, system } = process.cpuUsage(cpu);
// What a peak before the reading hides of the reading's own peak counts as grown.
const grown = Math.max(
  process.resourceUsage().maxRSS * 1024 - highest,
  process.memoryUsage().rss - memory,
  0,
);
process.stdout.write(JSON.stringify({ ms: (user + system) / 1000, bytes: grown, input: bytes.length }));
