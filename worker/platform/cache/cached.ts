/**
 * The one executor of the cache policies: isolate memory → store → content service, validated on read, with
 * stale-while-revalidate and stale-if-error. Only loaded values are stored; "not found" is remembered in the
 * isolate only.
 */
import { ContentUnavailable, isFinalAnswer } from '../errors/app-error.ts';
import type { Budget } from '../limits/budget.ts';
import { type Freshness, freshnessOf } from './freshness.ts';
import { awaitLoad, beginLoad, type InFlight, inFlightSince, throwFailureOf } from './in-flight.ts';
import type { Memories } from './isolate.ts';
import { isWriteLimited } from './kv-store.ts';
import type { MemoryEntry } from './memory.ts';
import type { CachePolicy } from './policies.ts';
import type { CacheEventName, CacheReport } from './report.ts';
import type { Store, StoredEntry } from './store.ts';

export interface CacheDeps {
  readonly memories: Memories;
  readonly inFlight: InFlight;
  readonly stores: Readonly<Record<CachePolicy['store'], Store>>;
  /** How long this request may wait for loads; they continue in the background. */
  readonly budget: Pick<Budget, 'left' | 'within'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly report: CacheReport;
}

export interface CachedValue<T> {
  readonly policy: CachePolicy;
  /** From `keys.ts`. */
  readonly key: string;
  /** Asks the content service; null means not found. Throws when the call failed. */
  readonly load: () => Promise<T | null>;
  /** Reads a stored value; undefined when it is of another shape. */
  readonly validate: (value: unknown) => T | undefined;
  /** Content version of the site the value belongs to; for a missing value there may be no site. */
  readonly version: (value: T | null) => Promise<string | null>;
}

interface Found<T> {
  readonly value: T | null;
  readonly freshness: Exclude<Freshness, 'dead'>;
}

/**
 * Time for a refresh while an older value is available, milliseconds: enough for a healthy service, and not
 * noticed by visitors.
 */
const HEAD_START_MS = 500;

const ORDER = { fresh: 0, stale: 1, fallback: 2 } as const;
const better = <T>(a: Found<T> | null, b: Found<T> | null): Found<T> | null => {
  if (a === null || b === null) return a ?? b;
  return ORDER[b.freshness] < ORDER[a.freshness] ? b : a;
};

/**
 * A fresh value in the isolate's memory: the fast path for most parts of most pages, without `await`. undefined when
 * `cached` must be used, for example when the content version of the site is unknown.
 */
export function rememberedFresh(
  { memories, now, report }: Pick<CacheDeps, 'memories' | 'now' | 'report'>,
  policy: CachePolicy,
  key: string,
  versionOf: (value: unknown) => string | undefined,
): unknown {
  const entry = policy.memory ? memories[policy.store].get(key) : undefined;
  if (entry === undefined || entry.missing) return undefined;
  const version = versionOf(entry.value);
  if (version === undefined) return undefined;
  if (freshnessOf(entry, policy, version, now()) !== 'fresh') return undefined;
  report({ name: 'memory:fresh', policy: policy.name, key });
  return entry.value;
}

/**
 * A value through the cache; null when not found. Throws the error of `load` when no older value can be
 * served.
 */
export async function cached<T>(deps: CacheDeps, item: CachedValue<T>): Promise<T | null> {
  const { policy, key } = item;
  const { inFlight, now, budget } = deps;
  const store = deps.stores[policy.store];
  const memory = policy.memory ? deps.memories[policy.store] : null;
  const { missing } = deps.memories;
  const report = (name: CacheEventName, error?: unknown): void =>
    deps.report(
      error === undefined ? { name, policy: policy.name, key } : { name, policy: policy.name, key, error },
    );

  async function judge(layer: 'memory' | 'store', entry: StoredEntry): Promise<Found<T> | null> {
    const value = entry.missing ? null : layer === 'memory' ? (entry.value as T) : item.validate(entry.value);
    if (value === undefined) {
      report('store:invalid');
      return null;
    }
    const freshness = freshnessOf(entry, policy, await item.version(value), now());
    if (freshness === 'dead') {
      if (layer === 'store') report('store:dead');
      return null;
    }
    report(`${layer}:${freshness}`);
    if (layer === 'store' && memory !== null) {
      const stored = memory.get(key);
      if (stored === undefined || stored.madeAt < entry.madeAt) memory.set(key, { ...entry, value });
    }
    return { value, freshness };
  }

  /** Entry in the isolate's memory: the value, or "not found". */
  const remembered = (): MemoryEntry | undefined => memory?.get(key) ?? missing.get(key);

  async function readMemory(): Promise<Found<T> | null> {
    const entry = remembered();
    return entry === undefined ? null : await judge('memory', entry);
  }

  async function readStore(): Promise<Found<T> | null> {
    let entry: StoredEntry | null = null;
    try {
      entry = await store.read(key);
    } catch (error) {
      report('store:failed', error);
      return null;
    }
    if (entry === null) {
      report('store:miss');
      return null;
    }
    return await judge('store', entry);
  }

  /**
   * Stores a value; for "not found" deletes a stored value if there was one, and otherwise writes nothing.
   */
  async function write(entry: StoredEntry, hadOne: boolean): Promise<void> {
    if (entry.missing && !hadOne) return;
    try {
      await (entry.missing ? store.remove(key) : store.write(key, entry, policy));
      report('write:done');
    } catch (error) {
      report(isWriteLimited(error) ? 'write:limited' : 'write:failed', error);
    }
  }

  function remember(entry: StoredEntry): void {
    if (entry.missing) {
      memory?.drop(key);
      missing.set(key, entry);
    } else {
      missing.drop(key);
      memory?.set(key, entry);
    }
  }

  /**
   * Loads and stores, whether or not a request still waits; the version is read before the load, so that a
   * change in the meantime makes the value stale.
   */
  function loadAndCache(known: T | null): Promise<T | null> {
    const madeAt = now();
    const end = beginLoad(inFlight, key, madeAt);
    const work = (async (): Promise<T | null> => {
      try {
        const before = await item.version(known);
        const value = await item.load();
        report(value === null ? 'load:missing' : 'load:done');
        const version = known === null && value !== null ? (before ?? (await item.version(value))) : before;
        const entry: StoredEntry = { madeAt, version, missing: value === null, value };
        remember(entry);
        const written = write(entry, known !== null);
        if (memory !== null || value === null) end();
        // Without memory, waiting requests look in the store, so the write must finish first.
        deps.waitUntil(memory === null ? written.finally(end) : written);
        // An equal value keeps the same object, so that parts made from it are found in the cache.
        return memory === null || value === null ? value : ((memory.get(key)?.value ?? value) as T);
      } catch (error) {
        report('load:failed', error);
        end(error);
        throw error;
      }
    })();
    // Finish the load even if the request ends, so that the next request finds the value.
    deps.waitUntil(work.catch(() => undefined));
    return work;
  }

  async function refresh(known: T | null): Promise<void> {
    if (inFlightSince(inFlight, key, now()) !== null) return report('refresh:skipped');
    report('refresh:started');
    await loadAndCache(known).catch((error: unknown) => report('refresh:failed', error));
  }

  /**
   * No value is available. One request of the isolate loads, the others wait for its result; when it fails
   * they fail too, and when it was lost one of them takes over.
   */
  async function loadOrWait(seen: MemoryEntry | undefined): Promise<T | null> {
    let before = seen;
    for (;;) {
      const since = inFlightSince(inFlight, key, now());
      // There is no `await` between this check and the mark of this load, so no other load can start in between.
      if (since === null && remembered() === before) return await budget.within(loadAndCache(null));
      if (since !== null) {
        await awaitLoad(inFlight, key, { now, sleep: deps.sleep, left: budget.left });
        throwFailureOf(inFlight, key, since);
      }
      before = remembered();
      const found = memory === null && before === undefined ? await readStore() : await readMemory();
      if (found !== null && found.freshness !== 'fallback') {
        report('wait:found');
        return found.value;
      }
      if (budget.left() === 0) {
        report('wait:gave-up');
        throw new ContentUnavailable('no time left to wait for another request');
      }
    }
  }

  /**
   * An older value is available: a refresh gets a moment, and continues in the background when it takes
   * longer.
   */
  async function newerOr(older: T | null): Promise<T | null> {
    const left = (from: number): number => Math.min(budget.left(), HEAD_START_MS - (now() - from));
    const since = inFlightSince(inFlight, key, now());
    if (since !== null) {
      await awaitLoad(inFlight, key, { now, sleep: deps.sleep, left: () => left(since) });
      const found = memory === null ? await readStore() : await readMemory();
      if (found !== null && found.freshness !== 'fallback') return found.value;
      report('served:older');
      return older;
    }
    const start = now();
    try {
      const late = Symbol('late');
      const work = loadAndCache(older);
      const first = await Promise.race([work, deps.sleep(left(start)).then(() => late)]);
      if (typeof first !== 'symbol') return first;
      report('served:older');
    } catch (error) {
      if (isFinalAnswer(error)) throw error;
      report('served:on-error', error);
    }
    return older;
  }

  const seen = remembered();
  let found = seen === undefined ? null : await judge('memory', seen);
  if (found?.freshness !== 'fresh') found = better(found, await readStore());
  if (found === null) return await loadOrWait(seen);
  if (found.freshness === 'stale') deps.waitUntil(refresh(found.value));
  return found.freshness === 'fallback' ? await newerOr(found.value) : found.value;
}
