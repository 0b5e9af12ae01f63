import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cacheBench } from '../../testing/cache-bench.ts';
import { ContentUnavailable, Gone } from '../errors/app-error.ts';
import { createBudget } from '../limits/budget.ts';
import { type CachedValue, cached } from './cached.ts';
import { beginLoad } from './in-flight.ts';
import { createIsolateState } from './isolate.ts';
import { type CachePolicy, POLICIES } from './policies.ts';

const WordSchema = z.object({ word: z.string() });
type Word = z.infer<typeof WordSchema>;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

let keys = 0;

/** A value of a new site each time, so that tests share nothing in the stores. */
function scene(policy: CachePolicy, isolate = createIsolateState()) {
  keys += 1;
  const site = `site-${keys}`;
  const bench = cacheBench(isolate);
  let answer: () => Promise<Word | null> = async () => ({ word: 'first' });
  const item: CachedValue<Word> = {
    policy,
    key: `${site}/word`,
    load: () => answer(),
    validate: (value) => WordSchema.safeParse(value).data,
    version: () => bench.versions.current(site),
  };
  return {
    ...bench,
    site,
    item,
    answers: (word: string | null) => {
      answer = async () => (word === null ? null : { word });
    },
    fails: (error: Error = new ContentUnavailable('down')) => {
      answer = () => Promise.reject(error);
    },
    /** The value, once background work has ended, and the reported events. */
    async ask(): Promise<[Word | null | string, ...string[]]> {
      const value = await cached(bench.deps, item).catch((error: unknown) => String(error));
      await bench.settle();
      return [value, ...bench.events()];
    },
    forgetMemory() {
      const fresh = createIsolateState();
      Object.assign(bench.deps, { memories: fresh.memories });
    },
  };
}

describe.each([
  ['memory, then KV', POLICIES.siteData, 'memory'],
  ['memory, then the Cache API', POLICIES.listings, 'memory'],
  ['the Cache API alone', POLICIES.sitemap, 'store'],
] as const)('%s', (_name, policy, first) => {
  it('loads once, then serves the value while it is fresh', async () => {
    const { ask, answers, clock } = scene(policy);
    expect(await ask()).toEqual([{ word: 'first' }, 'store:miss', 'load:done', 'write:done']);
    answers('second');
    clock.pass(policy.fresh - 1);
    expect(await ask()).toEqual([{ word: 'first' }, `${first}:fresh`]);
  });

  it('serves a stale value at once and refreshes it in the background', async () => {
    const { ask, answers, clock } = scene(policy);
    await ask();
    answers('second');
    clock.pass(policy.fresh);
    const [value, ...events] = await ask();
    expect(value).toEqual({ word: 'first' });
    expect(events.slice(-3)).toEqual(['refresh:started', 'load:done', 'write:done']);
    expect((await ask())[0]).toEqual({ word: 'second' });
  });

  it('keeps the old value when the refresh fails', async () => {
    const { ask, fails, clock } = scene(policy);
    await ask();
    fails();
    clock.pass(policy.fresh);
    const [value, ...events] = await ask();
    expect(value).toEqual({ word: 'first' });
    expect(events.slice(-3)).toEqual(['refresh:started', 'load:failed', 'refresh:failed']);
    expect((await ask())[0]).toEqual({ word: 'first' });
  });

  it('serves a value from before a purge only while the content service is down', async () => {
    const { ask, answers, fails, versions, site } = scene(policy);
    await ask();
    await versions.bump(site);
    fails();
    const [value, ...events] = await ask();
    expect(value).toEqual({ word: 'first' });
    expect(events.slice(-2)).toEqual(['load:failed', 'served:on-error']);
    answers('second');
    expect((await ask())[0]).toEqual({ word: 'second' });
    fails();
    expect((await ask())[0]).toEqual({ word: 'second' });
  });

  it('throws without a value while the content service is down, and stores nothing', async () => {
    const { ask, answers, fails } = scene(policy);
    fails();
    expect(await ask()).toEqual(['ContentUnavailable: down', 'store:miss', 'load:failed']);
    answers('first');
    expect(await ask()).toEqual([{ word: 'first' }, 'store:miss', 'load:done', 'write:done']);
  });

  it('remembers "not found" briefly, only in the isolate’s memory', async () => {
    const { ask, answers, clock, item, deps } = scene(policy);
    answers(null);
    expect(await ask()).toEqual([null, 'store:miss', 'load:missing']);
    expect(await deps.stores[policy.store].read(item.key)).toBeNull();
    answers('first');
    clock.pass(policy.missing - 1);
    expect(await ask()).toEqual([null, 'memory:fresh']);
    clock.pass(1);
    expect((await ask())[0]).toEqual({ word: 'first' });
  });

  it('deletes a stored value when it is not found any more', async () => {
    const { ask, answers, clock, item, deps } = scene(policy);
    await ask();
    answers(null);
    clock.pass(policy.fresh);
    await ask();
    expect((await ask())[0]).toBeNull();
    expect(await deps.stores[policy.store].read(item.key)).toBeNull();
  });

  it('serves a value from before a purge at once when the service hangs, and stores the late answer', async () => {
    const { ask, item, deps, settle, versions, site } = scene(policy);
    await ask();
    await versions.bump(site);
    const release = Promise.withResolvers<Word>();
    const hanging = { ...item, load: () => release.promise };
    // The refresh never ends before it is released: waiting for it would take forever.
    expect(await cached(deps, hanging)).toEqual({ word: 'first' });
    release.resolve({ word: 'second' });
    await settle();
    expect((await ask())[0]).toEqual({ word: 'second' });
  });

  it('answers "gone" for a withdrawn estate, whatever is cached', async () => {
    const { ask, fails, versions, site } = scene(policy);
    await ask();
    await versions.bump(site);
    fails(new Gone('withdrawn'));
    expect((await ask())[0]).toBe('Gone: withdrawn');
  });
});

it('serves a listing on error for a day and no longer, an hour without a call', async () => {
  const { ask, fails, clock } = scene(POLICIES.listings);
  await ask();
  fails();
  clock.pass(HOUR - 1);
  expect(await ask()).toEqual([
    { word: 'first' },
    'memory:stale',
    'store:stale',
    'refresh:started',
    'load:failed',
    'refresh:failed',
  ]);
  clock.pass(22 * HOUR);
  expect(await ask()).toEqual([
    { word: 'first' },
    'memory:fallback',
    'store:fallback',
    'load:failed',
    'served:on-error',
  ]);
  clock.pass(HOUR + 1);
  expect(await ask()).toEqual(['ContentUnavailable: down', 'store:dead', 'load:failed']);
});

it.each([
  ['KV', POLICIES.siteData],
  ['the Cache API', POLICIES.listings],
])('reads %s when the memory of the isolate is new', async (_name, policy) => {
  const { ask, answers, forgetMemory } = scene(policy);
  await ask();
  answers('second');
  forgetMemory();
  expect(await ask()).toEqual([{ word: 'first' }, 'store:fresh']);
  expect(await ask()).toEqual([{ word: 'first' }, 'memory:fresh']);
});

it('loads again when the stored value has another shape, or is not JSON', async () => {
  const { ask, item, forgetMemory } = scene(POLICIES.siteData);
  const entry = { madeAt: Date.UTC(2027, 2, 14, 9), version: '0', missing: false, value: { words: 1 } };
  await env.CACHE.put(item.key, JSON.stringify(entry));
  expect(await ask()).toEqual([{ word: 'first' }, 'store:invalid', 'load:done', 'write:done']);
  await env.CACHE.put(item.key, 'no json');
  forgetMemory();
  expect(await ask()).toEqual([{ word: 'first' }, 'store:miss', 'load:done', 'write:done']);
});

it('validates a listing once per isolate, and again after another isolate refreshed it', async () => {
  const { ask, item, deps, clock, forgetMemory } = scene(POLICIES.listings);
  await ask();
  forgetMemory();
  let validated = 0;
  const { validate } = item;
  Object.assign(item, {
    validate: (value: unknown) => {
      validated += 1;
      return validate(value);
    },
  });
  for (let request = 0; request < 3; request += 1) await ask();
  expect(validated).toBe(1);
  clock.pass(POLICIES.listings.fresh);
  const entry = { madeAt: deps.now(), version: '0', missing: false, value: { word: 'elsewhere' } };
  await deps.stores['cache-api'].write(item.key, entry, POLICIES.listings);
  expect(await ask()).toEqual([{ word: 'elsewhere' }, 'memory:stale', 'store:fresh']);
  expect(await ask()).toEqual([{ word: 'elsewhere' }, 'memory:fresh']);
  expect(validated).toBe(2);
});

it('answers when the store cannot be read or written', async () => {
  const { ask, deps } = scene(POLICIES.listings);
  const broken = { read: () => Promise.reject(new Error('r')), write: () => Promise.reject(new Error('w')) };
  Object.assign(deps, { stores: { ...deps.stores, 'cache-api': broken } });
  expect(await ask()).toEqual([{ word: 'first' }, 'store:failed', 'load:done', 'write:failed']);
});

it('tolerates KV’s limit of one write per second', async () => {
  const { ask, deps } = scene(POLICIES.siteData);
  const limited = {
    read: () => Promise.resolve(null),
    write: () => Promise.reject(new Error('KV PUT failed: 429 Too Many Requests')),
  };
  Object.assign(deps, { stores: { ...deps.stores, kv: limited } });
  expect(await ask()).toEqual([{ word: 'first' }, 'store:miss', 'load:done', 'write:limited']);
});

/** A load that the test ends, with a count of its starts. */
function heldLoad() {
  const loads: PromiseWithResolvers<Word | null>[] = [];
  return {
    loads,
    load: () => {
      const next = Promise.withResolvers<Word | null>();
      loads.push(next);
      return next.promise;
    },
  };
}

describe.each([POLICIES.siteData, POLICIES.listings, POLICIES.sitemap])(
  'a hundred requests for one missing $name',
  (policy) => {
    const ask = (bench: ReturnType<typeof scene>, held: ReturnType<typeof heldLoad>, count = 100) =>
      Array.from({ length: count }, () =>
        cached(bench.deps, { ...bench.item, load: held.load }).catch((error: unknown) => String(error)),
      );

    it.each([5, 300])('share one load of %i ms', async (time) => {
      const bench = scene(policy);
      const held = heldLoad();
      const all = ask(bench, held);
      await expect.poll(() => held.loads.length).toBe(1);
      await scheduler.wait(time);
      held.loads[0]?.resolve({ word: 'shared' });
      expect(new Set((await Promise.all(all)).map((value) => JSON.stringify(value)))).toEqual(
        new Set(['{"word":"shared"}']),
      );
      expect(held.loads).toHaveLength(1);
      await bench.settle();
    });

    it('all fail when it fails, without loading again', async () => {
      const bench = scene(policy);
      const held = heldLoad();
      const all = ask(bench, held);
      await expect.poll(() => held.loads.length).toBe(1);
      await scheduler.wait(50);
      held.loads[0]?.reject(new ContentUnavailable('down'));
      expect(
        (await Promise.all(all)).every(
          (value) => typeof value === 'string' && value.startsWith('ContentUnavailable'),
        ),
      ).toBe(true);
      expect(held.loads).toHaveLength(1);
    });

    it('let one of them take over when the first was lost', async () => {
      const bench = scene(policy);
      const held = heldLoad();
      beginLoad(bench.deps.inFlight, bench.item.key, bench.deps.now());
      const all = ask(bench, held);
      await scheduler.wait(50);
      expect(held.loads).toHaveLength(0);
      bench.clock.pass(5);
      await expect.poll(() => held.loads.length).toBe(1);
      held.loads[0]?.resolve({ word: 'later' });
      expect(await Promise.all(all)).toEqual(all.map(() => ({ word: 'later' })));
      expect(held.loads).toHaveLength(1);
      await bench.settle();
    });
  },
);

describe('the time budget of a page', () => {
  it('ends the waiting but not the load, whose value is cached', async () => {
    const bench = scene(POLICIES.siteData);
    const held = heldLoad();
    const budget = createBudget(50, () => performance.now());
    const asked = cached({ ...bench.deps, budget }, { ...bench.item, load: held.load });
    await expect(asked).rejects.toBeInstanceOf(ContentUnavailable);
    await expect.poll(() => held.loads.length).toBe(1);
    held.loads[0]?.resolve({ word: 'behind' });
    await bench.settle();
    expect((await bench.ask())[0]).toEqual({ word: 'behind' });
  });

  it('does not prevent the use of cached values when it is spent', async () => {
    const bench = scene(POLICIES.siteData);
    await bench.ask();
    const budget = createBudget(0, () => performance.now());
    expect(await cached({ ...bench.deps, budget }, bench.item)).toEqual({ word: 'first' });
  });
});

describe('two requests of one isolate', () => {
  it('refresh a stale value once', async () => {
    const { ask, deps, item, clock } = scene(POLICIES.siteData);
    await ask();
    clock.pass(6 * MINUTE);
    beginLoad(deps.inFlight, item.key, deps.now());
    expect((await ask()).at(-1)).toBe('refresh:skipped');
  });

  it.each([POLICIES.siteData, POLICIES.listings])(
    'share values of $name that are immutable',
    async (policy) => {
      const { ask } = scene(policy);
      await ask();
      const [value] = await ask();
      expect(Object.isFrozen(value)).toBe(true);
    },
  );
});
