import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { OneAnswer, OneCall } from '#wire/several.ts';
import { createBatch, readSeveral } from './batch.ts';

const SITE = 'coast';
const GET = (path: string, locale: Locale = 'fr'): OneCall => ({ method: 'GET', path, locale });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The calls of a page; `asked` records the batches. */
function scene(answer: (calls: readonly OneCall[]) => readonly OneAnswer[] | null = echo) {
  const asked: (readonly string[])[] = [];
  const batch = createBatch();
  const { signal } = new AbortController();
  const join = (path: string) =>
    batch.join(GET(path), signal, async (calls, siteId) => {
      expect(siteId).toBe(SITE);
      asked.push(calls.map((call) => call.path));
      return answer(calls);
    });
  return { asked, join, begin: (start: () => Promise<unknown>[]) => batch.begin(SITE, start) };
}

const echo = (calls: readonly OneCall[]): OneAnswer[] =>
  calls.map(({ path }) => ({ status: 200, body: path }));

/** Work that makes its call after a wait, milliseconds. */
const lookThen = async <T>(milliseconds: number, ask: () => T): Promise<Awaited<T>> => {
  await new Promise((done) => setTimeout(done, milliseconds));
  return await ask();
};

describe('first calls of a page', () => {
  it('are sent as one as soon as each loader has made a call or needs none', async () => {
    const { asked, join, begin } = scene();
    const works: Promise<unknown>[] = [];
    begin(() => {
      works.push(
        lookThen(1, () => join('/a')),
        lookThen(4, () => join('/b')),
        lookThen(6, () => 'kept'),
      );
      return works;
    });
    await vi.advanceTimersByTimeAsync(5);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([['/a', '/b']]);
    expect(await Promise.all(works)).toEqual([
      { status: 200, body: '/a' },
      { status: 200, body: '/b' },
      'kept',
    ]);
  });

  it('do not wait for a slow one, which is then sent separately', async () => {
    const { asked, join, begin } = scene();
    const late = lookThen(500, () => join('/late'));
    begin(() => [lookThen(0, () => join('/a')), lookThen(0, () => join('/b')), late]);
    await vi.advanceTimersByTimeAsync(15);
    expect(asked).toEqual([['/a', '/b']]);
    await vi.advanceTimersByTimeAsync(500);
    expect(await late).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('are sent separately when there is only one, or when the service does not support it', async () => {
    const alone = scene();
    let answer: unknown = 'none yet';
    alone.begin(() => [(async () => (answer = await alone.join('/a')))()]);
    await vi.advanceTimersByTimeAsync(0);
    expect([answer, alone.asked]).toEqual([null, []]);

    const without = scene(() => null);
    const works: Promise<unknown>[] = [];
    without.begin(() => {
      works.push(
        lookThen(0, () => without.join('/a')),
        lookThen(0, () => without.join('/b')),
      );
      return works;
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(works)).toEqual([null, null]);
  });

  it('all fail when the combined call fails', async () => {
    const { join, begin } = scene(() => {
      throw new Error('connection lost');
    });
    const works: Promise<unknown>[] = [];
    begin(() => {
      works.push(
        lookThen(0, () => join('/a')),
        lookThen(0, () => join('/b')),
      );
      return works;
    });
    const outcomes = Promise.allSettled(works);
    await vi.advanceTimersByTimeAsync(1);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('do not include later ones', async () => {
    const { join, begin } = scene();
    expect(join('/before')).toBeNull();
    begin(() => []);
    expect(join('/after')).toBeNull();
  });
});

describe('speculative calls', () => {
  const came = (answers: Promise<readonly OneAnswer[] | null>, holds = () => true) => {
    const batch = createBatch();
    batch.prefetch({ siteId: SITE, calls: [GET('/a')], holds }, answers);
    return (siteId = SITE, call = GET('/a')) => batch.prefetched(call, siteId);
  };
  const ANSWER = Promise.resolve([{ status: 200, body: 'a' }]);

  it('get the answer of the batch once', async () => {
    const join = came(ANSWER);
    expect(await join()).toEqual({ status: 200, body: 'a' });
    expect(join()).toBeNull();
  });

  it.each([
    ['of another site', 'leuven', GET('/a')],
    ['in another language', SITE, GET('/a', 'nl')],
    ['of another path', SITE, GET('/b')],
    ['with a body', SITE, { method: 'POST', path: '/a', body: {} }],
  ] as const)('do not match another one: %s', (_what, siteId, call) => {
    expect(came(ANSWER)(siteId, call)).toBeNull();
  });

  it('are made again when that call failed, or its answer is no longer valid', async () => {
    expect(await came(Promise.reject(new Error('lost')))()).toBeNull();
    expect(await came(Promise.resolve(null))()).toBeNull();
    expect(came(ANSWER, () => false)()).toBeNull();
  });
});

it.each([
  ['nothing', null],
  ['an answer too few', { answers: [] }],
  ['a status that is none', { answers: [{ status: 'ok', body: null }] }],
])('treats %s as no answer', (_what, answer) => {
  expect(() => readSeveral(answer, [GET('/a')])).toThrow();
});
