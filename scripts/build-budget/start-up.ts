import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { cpuByThread, findWorkerd } from '#scripts/lib/workerd-cpu.ts';

/** Milliseconds of CPU that a Worker may need until it can answer; Cloudflare refuses one that needs 1,000. */
export const START_UP_LIMIT = 100;

/** The fewest of some tries: another process on the machine only ever adds. */
const TRIES = 3;

const BUNDLE = './bundle.js';
/** A Worker that evaluates the bundle when it is asked. */
const ENTRY = `export default { async fetch() { await import(${JSON.stringify(BUNDLE)}); return new Response(); } };`;

/**
 * Milliseconds of CPU in which workerd evaluates a bundle, in the thread that does, which is what Cloudflare
 * limits; compiling and collecting beside it are left out. It is the measure of `wrangler check startup`, from the
 * scheduler's account instead of samples, so that the load of the machine hardly changes it. null where there is no
 * such account (only Linux has it).
 */
export async function startUpOf(code: Buffer): Promise<number | null> {
  if (!existsSync('/proc/self/schedstat')) return null;
  const tries: number[] = [];
  while (tries.length < TRIES) tries.push(await once(code.toString()));
  return Math.min(...tries);
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
