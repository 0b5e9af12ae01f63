/**
 * `npm run bench memory`: requests 50,000 addresses of ten agencies from one isolate of the site's production
 * bundle, and measures its heap meanwhile. Exits with 1 when the heap exceeds its limit, or keeps growing.
 * `--addresses 5000` requests fewer.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { freePort } from '#scripts/lib/port.ts';
import { createClient } from '../stage/client.ts';
import { openHeap } from '../stage/heap.ts';
import { startStage } from '../stage/stage.ts';
import { addresses } from './agencies.ts';

/** Maximum size of the heap, MB; Cloudflare gives an isolate 128. */
const MOST_MB = 100;
/** Maximum ratio of the heap at the end to that half-way: one that grows with every address would double. */
const MOST_GROWTH = 1.15;
const STEPS = 10;
const AT_ONCE = 8;
/** Requests between two measurements of the heap. */
const LOOK = 20;

const { values } = parseArgs({ options: { addresses: { type: 'string', default: '50000' } } });
const count = Number(values.addresses);
if (!Number.isInteger(count) || count < STEPS)
  throw new Error(`${values.addresses} is not a number of addresses`);

const root = resolve(import.meta.dirname, '../..');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

await ensureClientBuilt();
const inspectorPort = await freePort();
const stage = await startStage({
  root,
  work: `${root}/.gevel/bench-memory`,
  inspectorPort,
  players: [
    {
      name: 'site',
      entry: 'bench/memory/workers/site.ts',
      bundle: 'site',
      bindings: { MEDIA_HOSTS: '' },
      serviceBindings: { CONTENT: 'content' },
    },
    { name: 'content', entry: 'bench/memory/workers/content.ts' },
  ],
});
const megabytes = (bytes: number): number => bytes / 1_048_576;
try {
  const socket = await stage.url('site');
  const heap = await openHeap(`ws://127.0.0.1:${inspectorPort}/core:user:site`);
  const clients = new Map<string, ReturnType<typeof createClient>>();
  const clientOf = (host: string) => {
    const client = clients.get(host) ?? createClient(socket, host);
    clients.set(host, client);
    return client;
  };
  const used: number[] = [];
  const all = addresses(count);
  say(`Before the first request: ${megabytes(await heap.used()).toFixed(1)} MB`);
  say(
    'Heap of the site’s isolate, MB: the minimum measured in each step, which is right after a garbage collection',
  );
  for (let step = 1; step <= STEPS; step += 1) {
    let left = Math.round(count / STEPS);
    let least = Number.POSITIVE_INFINITY;
    const hand = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const next = all.next();
        if (next.done === true) return;
        await clientOf(next.value.host).follow(next.value.path);
        if (left % LOOK === 0) least = Math.min(least, await heap.used());
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, hand));
    used.push(megabytes(least));
    say(
      `${String(Math.round((step * count) / STEPS)).padStart(7)} addresses  ${megabytes(least).toFixed(1).padStart(6)}`,
    );
  }
  const half = used[STEPS / 2 - 1] ?? 0;
  const end = used.at(-1) ?? 0;
  const most = Math.max(...used);
  const verdicts = [
    { met: most <= MOST_MB, text: `${most.toFixed(1)} MB at most (limit ${MOST_MB})` },
    {
      met: end <= half * MOST_GROWTH,
      text: `${(end / half).toFixed(2)} times as much at the end as half-way (limit ${MOST_GROWTH})`,
    },
  ];
  for (const { met, text } of verdicts) say(`${met ? '✓' : '✗'} ${text}`);
  process.exitCode = verdicts.every(({ met }) => met) ? 0 : 1;
  heap.close();
  for (const client of clients.values()) client.close();
} finally {
  await stage.stop();
}
