import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { cacheBench } from '../../testing/cache-bench.ts';
import type { Kv } from './kv.ts';
import { createContentVersions, VERSION_MEMORY_MS } from './versions.ts';

it('reads a version once and reuses it for half a minute', async () => {
  const { versions, clock } = cacheBench();
  expect(await versions.current('half-minute')).toBe('0');
  await env.CACHE.put('version:half-minute', '5');
  clock.pass(VERSION_MEMORY_MS / 1000 - 1);
  expect(await versions.current('half-minute')).toBe('0');
  clock.pass(1);
  expect(await versions.current('half-minute')).toBe('5');
});

it('uses its own purge at once, and publishes it', async () => {
  const { versions, clock } = cacheBench();
  await versions.current('purged');
  const version = await versions.bump('purged');
  expect(version).toBe(String(clock.now()));
  expect(await versions.current('purged')).toBe(version);
  expect(await env.CACHE.get('version:purged')).toBe(version);
});

it('two purges within a millisecond are two versions', async () => {
  const { versions } = cacheBench();
  expect(await versions.bump('twice')).not.toBe(await versions.bump('twice'));
});

it('a purge is newer than the version of a clock that is ahead', async () => {
  const [one, other] = [cacheBench(), cacheBench()];
  const future = one.clock.now() + 5_000;
  await env.CACHE.put('version:ahead', String(future));
  expect(await other.versions.current('ahead')).toBe(String(future));
  // Nothing of the site is remembered in this isolate.
  const version = await one.versions.bump('ahead');
  expect(Number(version)).toBeGreaterThan(future);
  other.clock.pass(60);
  expect(await other.versions.current('ahead')).toBe(version);
});

it('purges also while KV cannot be read', async () => {
  const put = new Map<string, string>();
  const kv = {
    get: () => Promise.reject(new Error('kv')),
    put: async (key: string, value: string) => void put.set(key, value),
  } as unknown as Kv;
  const versions = createContentVersions({ kv, memory: new Map(), now: () => 7, report: () => {} });
  expect(await versions.bump('unread')).toBe('7');
  expect([...put]).toEqual([['version:unread', '7']]);
});

it('does not go back when KV answers with an older version', async () => {
  const { versions, clock } = cacheBench();
  const version = await versions.bump('back');
  await env.CACHE.put('version:back', '1');
  clock.pass(60);
  expect(await versions.current('back')).toBe(version);
});

it('accepts any text as a version', async () => {
  const { versions, clock } = cacheBench();
  await versions.bump('text');
  await env.CACHE.put('version:text', '2027-03-14T09:00Z/7');
  clock.pass(60);
  expect(await versions.current('text')).toBe('2027-03-14T09:00Z/7');
});

it('returns null, and reports, when KV fails', async () => {
  const { clock } = cacheBench();
  const failing = { get: () => Promise.reject(new Error('kv')) } as unknown as Kv;
  const names: string[] = [];
  const versions = createContentVersions({
    kv: failing,
    memory: new Map(),
    now: clock.now,
    report: (event) => names.push(event.name),
  });
  expect(await versions.current('x')).toBeNull();
  expect(names).toEqual(['version:failed']);
});
