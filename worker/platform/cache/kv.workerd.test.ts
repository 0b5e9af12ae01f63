import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheBench } from '../../testing/cache-bench.ts';
import { cached } from './cached.ts';
import { createKv, KV_REST_MS, KV_TIME_MS, type Kv, KvTimeoutError } from './kv.ts';
import { createKvStore } from './kv-store.ts';
import { POLICIES } from './policies.ts';
import type { CacheEvent } from './report.ts';
import { createContentVersions } from './versions.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A KV namespace that never answers, with a count of reads. */
function hanging() {
  const reads: string[] = [];
  const get = (key: string) => {
    reads.push(key);
    return new Promise<never>(() => {});
  };
  return { reads, kv: { get, put: async () => {}, delete: async () => {} } satisfies Kv };
}

/** Error of a read, observed before the clock moves. */
const failureOf = (read: Promise<unknown>): Promise<unknown> => read.catch((error: unknown) => error);

it('a read that hangs fails with a named error, and pauses further reads', async () => {
  const { reads, kv } = hanging();
  const { clock } = cacheBench();
  const limited = createKv(kv, { until: 0 }, clock.now);
  const first = failureOf(limited.get('a'));
  await vi.advanceTimersByTimeAsync(KV_TIME_MS);
  expect(await first).toBeInstanceOf(KvTimeoutError);
  await expect(limited.get('b')).rejects.toThrow(KvTimeoutError);
  expect(reads).toEqual(['a']);
  clock.pass(KV_REST_MS / 1000);
  const again = failureOf(limited.get('c'));
  await vi.advanceTimersByTimeAsync(KV_TIME_MS);
  expect(await again).toBeInstanceOf(KvTimeoutError);
  expect(reads).toEqual(['a', 'c']);
});

it('an error thrown by KV does not count as slowness', async () => {
  const rest = { until: 0 };
  const failing = { ...hanging().kv, get: () => Promise.reject(new Error('kv')) };
  await expect(createKv(failing, rest, cacheBench().clock.now).get('a')).rejects.toThrow('kv');
  expect(rest.until).toBe(0);
});

it('a value is requested without KV, and every abandoned read is reported', async () => {
  const { deps } = cacheBench();
  const events: CacheEvent[] = [];
  const report = (event: CacheEvent) => void events.push(event);
  const kv = createKv(hanging().kv, { until: 0 }, deps.now);
  const versions = createContentVersions({ kv, memory: new Map(), now: deps.now, report });
  const asked = cached(
    { ...deps, report, stores: { ...deps.stores, kv: createKvStore(kv) } },
    {
      policy: POLICIES.siteData,
      key: 'hanging/texts',
      load: async () => 'asked',
      validate: (value) => value as string,
      version: () => versions.current('hanging'),
    },
  );
  await vi.advanceTimersByTimeAsync(KV_TIME_MS);
  expect(await asked).toBe('asked');
  const given = events.filter(({ error }) => error instanceof KvTimeoutError).map(({ name }) => name);
  expect(given).toContain('store:failed');
  expect(given).toContain('version:failed');
});
