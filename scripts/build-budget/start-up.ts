import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { cpuByThread, findWorkerd } from '#scripts/lib/workerd-cpu.ts';

/**
 * Milliseconds of CPU that a Worker may need until it can answer, on a machine of the reference's pace; Cloudflare refuses
 * one that needs 1,000.
 */
export const START_UP_LIMIT = 120;

/** What the reference takes on the machine for which the limit was chosen, ms of CPU. */
const REFERENCE_TAKES = 90;

/** Code of always the same work, as bundles have it: functions, classes and objects that are made once. */
const REFERENCE = Array.from(
  { length: 12_000 },
  (_, at) =>
    `const o${at} = { a: ${at}, b: "text ${at}", list: [${at}, "x"], f(x) { return x + ${at}; } };` +
    `class C${at} { m() { return o${at}.f(${at}); } } o${at}.sum = new C${at}().m();`,
).join('\n');

/** Tries of which the middle one counts: an odd number. */
const TRIES = 5;
/** Times that a Worker over the limit is measured: others on the machine only ever add, and code over it stays over. */
const MOST_TIMES = 3;

const BUNDLE = './bundle.js';
/** A Worker that evaluates the bundle when it is asked. */
const ENTRY = `export default { async fetch() { await import(${JSON.stringify(BUNDLE)}); return new Response(); } };`;

/** The start-up of a Worker. */
interface StartUp {
  /** Milliseconds of CPU as measured. */
  readonly measured: number;
  /** The same on a machine of the reference's pace. */
  readonly cpu: number;
}

/**
 * The CPU in which workerd evaluates a bundle, in the thread that does, which is what Cloudflare limits; compiling and
 * collecting beside it are left out. It is the measure of `wrangler check startup`, from the scheduler's account instead of
 * samples. null where there is no such account (only Linux has it).
 *
 * The same bundle took 75 ms on one machine and 142 on another, and 160 and 249 on one machine within an hour. So each try is
 * judged by a reference evaluated right before and right after it: what slows one slows the other. The fewest of all tries
 * by the fewest of all references, each from another moment, refused a Worker that had not changed.
 */
export async function startUpOf(code: Buffer): Promise<StartUp | null> {
  if (!existsSync('/proc/self/schedstat')) return null;
  const found: StartUp[] = [];
  while (found.length < MOST_TIMES) {
    const one = await middleTry(code.toString());
    found.push(one);
    if (one.cpu <= START_UP_LIMIT) break;
  }
  return found.reduce((best, one) => (one.cpu < best.cpu ? one : best));
}

async function middleTry(code: string): Promise<StartUp> {
  const tries: StartUp[] = [];
  let before = await once(REFERENCE);
  while (tries.length < TRIES) {
    const measured = await once(code);
    const after = await once(REFERENCE);
    tries.push({ measured, cpu: (measured * REFERENCE_TAKES * 2) / (before + after) });
    before = after;
  }
  const sorted = tries.toSorted((one, other) => one.cpu - other.cpu);
  const [middle] = sorted.slice((TRIES - 1) / 2);
  if (middle === undefined) throw new Error('No try was made');
  return middle;
}

async function once(code: string): Promise<number> {
  const options = convertV4MiniflareOptions({
    name: 'start-up',
    compatibilityDate: '2026-10-20',
    compatibilityFlags: ['nodejs_compat'],
    modulesRoot: '/',
    // The site refuses to start without its content service.
    serviceBindings: { CONTENT: () => new Response() },
    modules: [
      { type: 'ESModule', path: '/entry.js', contents: ENTRY },
      { type: 'ESModule', path: join('/', BUNDLE), contents: code },
    ],
  });
  const miniflare = new Miniflare(options);
  try {
    await miniflare.ready;
    const workerd = findWorkerd();
    const before = cpuByThread(workerd);
    const answer = await miniflare.dispatchFetch('http://start-up.localhost/');
    if (!answer.ok) throw new Error(`A Worker does not start: ${await answer.text()}`);
    const spent = [...cpuByThread(workerd)].map(([thread, now]) => now - (before.get(thread) ?? 0));
    return Math.max(...spent);
  } finally {
    await miniflare.dispose();
  }
}
