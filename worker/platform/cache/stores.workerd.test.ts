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
  it('returns the written entry', async () => {
    await store.write(`${name[0]}/found`, entry, policy);
    expect(await store.read(`${name[0]}/found`)).toEqual(entry);
  });

  it('stores "not found", for at least KV’s minimum lifetime', async () => {
    await store.write(`${name[0]}/miss`, miss, policy);
    expect(await store.read(`${name[0]}/miss`)).toEqual(miss);
  });

  it('has nothing under other keys', async () => {
    expect(await store.read('other/found')).toBeNull();
  });
});

it('sets KV’s expiration to the lifetime of the policy', async () => {
  await createKvStore(env.CACHE).write('a/life', entry, POLICIES.siteData);
  const { keys } = await env.CACHE.list({ prefix: 'a/life' });
  const seconds = (keys[0]?.expiration ?? 0) - Date.now() / 1000;
  expect(Math.round(seconds / 60)).toBe(24 * 60);
});

it('ignores a response without our stamp', async () => {
  const cache = await caches.open('gevel-data');
  await cache.put(
    'https://cache.invalid/a/foreign',
    Response.json({}, { headers: { 'Cache-Control': 'max-age=60' } }),
  );
  expect(await createCacheApiStore(caches).read('a/foreign')).toBeNull();
});

it('memory evicts the least recently used entry', () => {
  const memory = createMemory({ entries: 2, bytes: 1_000_000 });
  for (const key of ['a', 'b']) memory.set(key, entry);
  memory.get('a');
  memory.set('c', entry);
  expect([memory.get('a'), memory.get('b'), memory.get('c')].map((found) => found !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

describe('a memory’s bytes', () => {
  const text = (length: number) => ({ ...entry, value: { text: 'x'.repeat(length) } });
  const heldOf = (memory: ReturnType<typeof createMemory>, keys: readonly string[]) =>
    keys.filter((key) => memory.get(key) !== undefined);

  it('stay within the limit by evicting the least recently used entries', () => {
    const memory = createMemory({ entries: 100, bytes: 10_000 });
    for (const key of ['a', 'b', 'c']) memory.set(key, text(3_000));
    expect(heldOf(memory, ['b', 'c', 'a'])).toEqual(['b', 'c', 'a']);
    memory.set('d', text(5_000));
    expect(heldOf(memory, ['a', 'b', 'c', 'd'])).toEqual(['a', 'd']);
  });

  it('count a replaced value once', () => {
    const memory = createMemory({ entries: 100, bytes: 10_000 });
    memory.set('a', text(3_000));
    for (let time = 0; time < 10; time += 1) memory.set('b', text(3_000));
    expect(heldOf(memory, ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('exclude a value larger than the limit', () => {
    const memory = createMemory({ entries: 100, bytes: 10_000 });
    memory.set('a', text(20_000));
    expect(heldOf(memory, ['a'])).toEqual([]);
    memory.set('b', text(3_000));
    expect(heldOf(memory, ['b'])).toEqual(['b']);
  });
});
