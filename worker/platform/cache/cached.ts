/**
 * The one executor of the cache policies: isolate memory → store → content service, validated on
 * read, with stale-while-revalidate and stale-if-error. Nothing but a loaded value is ever stored.
 */
import { isFinalAnswer } from '../errors/app-error.ts';
import { type Freshness, freshnessOf } from './freshness.ts';
import { type InFlight, isInFlight, WAIT_STEP_MS, WAIT_STEPS } from './in-flight.ts';
import type { Memories } from './isolate.ts';
import { isWriteLimited } from './kv-store.ts';
import type { CachePolicy } from './policies.ts';
import type { CacheEventName, CacheReport } from './report.ts';
import type { Store, StoredEntry } from './store.ts';

export interface CacheDeps {
  readonly memories: Memories;
  readonly inFlight: InFlight;
  readonly stores: Readonly<Record<CachePolicy['store'], Store>>;
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
  /** Asks the content service; null means that there is none. Throws when it could not be asked. */
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

const ORDER = { fresh: 0, stale: 1, fallback: 2 } as const;
const better = <T>(a: Found<T> | null, b: Found<T> | null): Found<T> | null => {
  if (a === null || b === null) return a ?? b;
  return ORDER[b.freshness] < ORDER[a.freshness] ? b : a;
};

/** A value through the cache; null when there is none. Throws what `load` throws if nothing stands in. */
export async function cached<T>(deps: CacheDeps, item: CachedValue<T>): Promise<T | null> {
  const { policy, key } = item;
  const store = deps.stores[policy.store];
  const memory = policy.memory ? deps.memories[policy.store] : null;
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
    const freshness = freshnessOf(entry, policy, await item.version(value), deps.now());
    if (freshness === 'dead') {
      if (layer === 'store') report('store:dead');
      return null;
    }
    report(`${layer}:${freshness}`);
    if (layer === 'store' && memory !== null) {
      const kept = memory.get(key);
      if (kept === undefined || kept.madeAt < entry.madeAt) memory.set(key, { ...entry, value });
    }
    return { value, freshness };
  }

  async function readMemory(): Promise<Found<T> | null> {
    const entry = memory?.get(key);
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

  async function write(entry: StoredEntry): Promise<void> {
    try {
      await store.write(key, entry, policy);
      report('write:done');
    } catch (error) {
      report(isWriteLimited(error) ? 'write:limited' : 'write:failed', error);
    }
  }

  /** Loads and keeps; the version is read before the load, so that a change meanwhile outdates it. */
  async function loadAndKeep(known: T | null): Promise<T | null> {
    const madeAt = deps.now();
    deps.inFlight.set(key, madeAt);
    try {
      const before = await item.version(known);
      const value = await item.load();
      report(value === null ? 'load:missing' : 'load:done');
      const version = known === null && value !== null ? (before ?? (await item.version(value))) : before;
      const entry: StoredEntry = { madeAt, version, missing: value === null, value };
      memory?.set(key, entry);
      deps.waitUntil(write(entry));
      return value;
    } catch (error) {
      report('load:failed', error);
      throw error;
    } finally {
      if (deps.inFlight.get(key) === madeAt) deps.inFlight.delete(key);
    }
  }

  async function refresh(known: T | null): Promise<void> {
    if (isInFlight(deps.inFlight, key, deps.now())) return report('refresh:skipped');
    report('refresh:started');
    await loadAndKeep(known).catch((error: unknown) => report('refresh:failed', error));
  }

  /** Another request of this isolate is loading the same: give its value a moment to appear. */
  async function awaitOther(): Promise<Found<T> | null> {
    for (let step = 0; step < WAIT_STEPS && isInFlight(deps.inFlight, key, deps.now()); step++) {
      await deps.sleep(WAIT_STEP_MS);
    }
    const found = memory !== null ? await readMemory() : await readStore();
    const usable = found !== null && found.freshness !== 'fallback';
    report(usable ? 'wait:found' : 'wait:gave-up');
    return usable ? found : null;
  }

  let found = await readMemory();
  if (found?.freshness !== 'fresh') found = better(found, await readStore());
  if (found === null && isInFlight(deps.inFlight, key, deps.now())) found = await awaitOther();

  if (found?.freshness === 'fresh') return found.value;
  if (found?.freshness === 'stale') {
    deps.waitUntil(refresh(found.value));
    return found.value;
  }
  try {
    return await loadAndKeep(found?.value ?? null);
  } catch (error) {
    if (found === null || isFinalAnswer(error)) throw error;
    report('served:on-error', error);
    return found.value;
  }
}
