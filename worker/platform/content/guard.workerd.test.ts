import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ContentHttpError, ContentUnavailable } from '../errors/app-error.ts';
import { createBreakers } from '../limits/breaker.ts';
import { createBudget } from '../limits/budget.ts';
import { type ContentHttp, createContentHttp } from './http.ts';
import { contentPath, slugSegment } from './segments.ts';
import { contentTarget } from './target.ts';

const path = contentPath`/sites/${slugSegment('x')}`;
const key = { headers: { 'Idempotency-Key': 'k' } };

/** Answers in order; the last one is repeated. */
function scene(answers: readonly (() => Response | Promise<Response>)[], budgetMs: number | null = null) {
  const calls: string[] = [];
  const events: string[] = [];
  const clock = { at: 0 };
  const breakers = createBreakers();
  const budget = budgetMs === null ? null : createBudget(budgetMs, () => performance.now());
  const client = () =>
    createContentHttp({
      requestId: 'r',
      log: (_level, event) => events.push(event),
      breakers,
      budget,
      callMs: 100,
      now: () => clock.at,
      target: {
        base: 'https://x',
        token: null,
        async fetch(request) {
          calls.push(request.method);
          const answer = answers[Math.min(calls.length, answers.length) - 1];
          return answer === undefined ? Response.json({}) : answer();
        },
      },
    });
  return { calls, events, clock, client, budget };
}
const lost = () => Promise.reject(new Error('lost'));
const failing = () => new Response('no', { status: 500 });
const fine = () => Response.json({ fine: true });
/** Longer than a test's timeout: a test fails unless the guard ends the call. */
const hangs = () => scheduler.wait(120_000).then(fine);
const refused = (http: ContentHttp) => http.get(path).catch((error: unknown) => error);

describe('a retry', () => {
  it.each([
    ['a lost connection', lost],
    ['an answer of 500', failing],
    ['an answer of 503', () => new Response('no', { status: 503 })],
  ])('is made after %s on GET, once', async (_what, first) => {
    const once = scene([first, fine]);
    expect(await once.client().get(path)).toEqual({ fine: true });
    const twice = scene([first, first, fine]);
    await expect(twice.client().get(path)).rejects.toThrow();
    expect([once.calls.length, twice.calls.length]).toEqual([2, 2]);
  });

  it.each<[string, (http: ContentHttp) => Promise<unknown>]>([
    ['a search', (http) => http.post(path, {})],
    ['a form', (http) => http.post(path, {}, key)],
    ['a change', (http) => http.put(path, {})],
    ['an end', (http) => http.delete(path)],
  ])('is never made for %s', async (_what, call) => {
    const { calls, client } = scene([lost, fine]);
    await expect(call(client())).rejects.toBeInstanceOf(ContentUnavailable);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a time-out', hangs],
    ['a "not found"', () => new Response('', { status: 404 })],
    ['a refusal', () => new Response('', { status: 429 })],
    ['half an answer', () => new Response('{"half', { headers: { 'Content-Type': 'application/json' } })],
  ])('is not made after %s', async (_what, first) => {
    const { calls, client } = scene([first, fine]);
    await expect(client().get(path)).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });
});

describe('a service that hangs', () => {
  it('is not called after five timeouts, except by one probe at a time; an answer closes the breaker', async () => {
    const { calls, client, clock, events } = scene([hangs, hangs, hangs, hangs, hangs, hangs, fine]);
    await Promise.all(Array.from({ length: 5 }, () => refused(client())));
    expect(calls).toHaveLength(5);
    for (let more = 0; more < 20; more++) expect(await refused(client())).toBeInstanceOf(ContentUnavailable);
    expect(calls).toHaveLength(5);
    clock.at += 2_000;
    await Promise.all(Array.from({ length: 10 }, () => refused(client())));
    expect(calls).toHaveLength(6);
    clock.at += 2_000;
    expect(await client().get(path)).toEqual({ fine: true });
    expect(await client().get(path)).toEqual({ fine: true });
    expect(events.filter((event) => event.startsWith('content.breaker'))).toEqual([
      'content.breaker_opened',
      'content.breaker_closed',
    ]);
  });

  it.each([
    ['fails', failing],
    ['refuses', () => new Response('', { status: 429 })],
    ['sends invalid JSON', () => new Response('{', { headers: { 'Content-Type': 'application/json' } })],
  ])('differs from one that %s, which is called each time', async (_what, answer) => {
    const { calls, client } = scene([answer]);
    for (let call = 0; call < 30; call++) await refused(client());
    expect(calls.length).toBeGreaterThanOrEqual(30);
  });
});

describe('the time budget of a page', () => {
  it('ends a call that is not cached, and lets none begin when it is spent', async () => {
    const { calls, client } = scene([hangs], 40);
    await refused(client());
    expect(await refused(client())).toMatchObject({ message: 'no time left to ask' });
    expect(calls).toHaveLength(1);
  });

  it('is not used up by a visitor’s action', async () => {
    const { client, budget } = scene([() => scheduler.wait(60).then(fine)], 50);
    expect(await client().post(path, {}, key)).toEqual({ fine: true });
    expect(budget?.left()).toBeGreaterThan(20);
  });
});

/** With a real service binding, which decodes the body. */
describe('the size of an answer', () => {
  const client = () =>
    createContentHttp({
      target: contentTarget({ CONTENT: env.CONTENT }),
      requestId: 'r',
      log: () => undefined,
    });
  const at = (name: string) => client().get(contentPath`/sites/${slugSegment(name)}`);

  it.each(['endless', 'bomb'])(
    'is counted after decompression, and aborts a body that is %s',
    async (name) => {
      await expect(at(name)).rejects.toThrow(/more than 4194304 bytes/);
    },
  );

  it('does not change the meaning of a failed answer’s status', async () => {
    await expect(at('endless-404')).rejects.toBeInstanceOf(ContentHttpError);
    await expect(at('endless-404')).rejects.toMatchObject({ status: 404 });
  });

  it('allows the largest intended answer', async () => {
    expect(await at('large')).toMatchObject({ text: expect.stringMatching(/^x{100}/) });
  });
});
