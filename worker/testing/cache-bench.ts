import { env } from 'cloudflare:workers';
import { createCacheApiStore } from '../platform/cache/cache-api-store.ts';
import type { CacheDeps } from '../platform/cache/cached.ts';
import type { Documents } from '../platform/cache/documents.ts';
import { createIsolateState, type IsolateState } from '../platform/cache/isolate.ts';
import { createKvStore } from '../platform/cache/kv-store.ts';
import type { CacheReport } from '../platform/cache/report.ts';
import { type ContentVersions, createContentVersions } from '../platform/cache/versions.ts';
import { createBudget } from '../platform/limits/budget.ts';

/** A clock that only the test moves, from a fixed moment. */
export interface TestClock {
  now: () => number;
  pass(seconds: number): void;
}

export function testClock(): TestClock {
  let at = Date.UTC(2027, 2, 14, 9, 0, 0);
  return {
    now: () => at,
    pass(seconds) {
      at += seconds * 1000;
    },
  };
}

/** The cache with the real KV and Cache API, a manual clock and a list of events. */
export interface CacheBench {
  readonly deps: CacheDeps;
  readonly versions: ContentVersions;
  readonly documents: Documents;
  readonly clock: TestClock;
  /** Names of the events since the last call. */
  events(): string[];
  /** Waits for all background work, including work that it starts. */
  settle(): Promise<void>;
}

export function cacheBench(isolate: IsolateState = createIsolateState(), clock = testClock()): CacheBench {
  let names: string[] = [];
  const background: Promise<unknown>[] = [];
  const report: CacheReport = (event) => names.push(event.name);
  const { now } = clock;
  const deps: CacheDeps = {
    memories: isolate.memories,
    inFlight: isolate.inFlight,
    stores: { kv: createKvStore(env.CACHE), 'cache-api': createCacheApiStore(caches) },
    now,
    budget: createBudget(2_000, () => performance.now()),
    sleep: (milliseconds) => scheduler.wait(milliseconds),
    waitUntil: (work) => background.push(work),
    report,
  };
  return {
    deps,
    documents: isolate.documents,
    versions: createContentVersions({ kv: env.CACHE, memory: isolate.versions, now, report }),
    clock,
    events() {
      const seen = names;
      names = [];
      return seen;
    },
    async settle() {
      while (background.length > 0) await background.shift();
    },
  };
}
