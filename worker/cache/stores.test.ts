import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createCacheApiStore } from './cache-api-store.ts';
import { createKvStore } from './kv-store.ts';
import { createMemory } from './memory.ts';
import { POLICIES } from './policies.ts';

const entry = { madeAt: 1_800_000_000_000, version: '7 é%', missing: false, value: { a: [1, null] } };
const miss = { ...entry, missing: true, value: null, version: null };

describe.each([
  ['KV', createKvStore(env.CACHE), POLICIES.siteData],
  ['Cache API', createCacheApiStore(caches), POLICIES.listings],
] as const)('%s', (name, store, policy) => {
  it('gives back what it was given', async () => {
    await store.write(`${name[0]}/found`, entry, policy);
    expect(await store.read(`${name[0]}/found`)).toEqual(entry);
  });

  it('keeps a miss, for which KV’s shortest life is long enough', async () => {
    await store.write(`${name[0]}/miss`, miss, policy);
    expect(await store.read(`${name[0]}/miss`)).toEqual(miss);
  });

  it('has nothing under other keys', async () => {
    expect(await store.read('other/found')).toBeNull();
  });
});

it('gives KV the life after which an entry helps nobody', async () => {
  await createKvStore(env.CACHE).write('a/life', entry, POLICIES.siteData);
  const { keys } = await env.CACHE.list({ prefix: 'a/life' });
  const seconds = (keys[0]?.expiration ?? 0) - Date.now() / 1000;
  expect(Math.round(seconds / 60)).toBe(24 * 60);
});

it('reads no response without a stamp of ours', async () => {
  const cache = await caches.open('gevel-data');
  await cache.put(
    'https://cache.invalid/a/foreign',
    Response.json({}, { headers: { 'Cache-Control': 'max-age=60' } }),
  );
  expect(await createCacheApiStore(caches).read('a/foreign')).toBeNull();
});

it('memory drops what was used least recently', () => {
  const memory = createMemory(2);
  for (const key of ['a', 'b']) memory.set(key, entry);
  memory.get('a');
  memory.set('c', entry);
  expect([memory.get('a'), memory.get('b'), memory.get('c')].map((found) => found !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
