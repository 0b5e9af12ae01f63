import { env } from 'cloudflare:workers';
import { setTimeout } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { emptyStorage } from './empty-storage.ts';

/** Milliseconds after which workerd takes an unused store out of memory, and two seconds more. */
const UNUSED_MS = 12_000;

const databases = [env.DB, env.SECOND];
const buckets = [env.PICTURES, env.MAPS];

/** What each store has: tables of a name, objects, keys. */
const contents = (): Promise<number[]> =>
  Promise.all([
    ...databases.map(async (db) => {
      const found = db.prepare("SELECT count(*) AS tables FROM sqlite_master WHERE name = 'left_over'");
      return (await found.first<number>('tables')) ?? -1;
    }),
    ...buckets.map(async (bucket) => (await bucket.list()).objects.length),
    (async () => (await env.CACHE.list()).keys.length)(),
  ]);

// `npm test` does not wait for it.
it.each(inject('whole') ? [0, UNUSED_MS] : [0])(
  'empties every store that nothing has used for %d ms',
  async (milliseconds) => {
    for (const db of databases) await db.prepare('CREATE TABLE left_over (text TEXT)').run();
    for (const bucket of buckets) await bucket.put('left-over', 'x');
    await env.CACHE.put('left-over', 'x');
    expect(await contents()).toEqual([1, 1, 1, 1, 1]);
    await setTimeout(milliseconds);
    await emptyStorage();
    expect(await contents()).toEqual([0, 0, 0, 0, 0]);
  },
);
