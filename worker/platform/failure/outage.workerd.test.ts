import { type Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { RETRY_AFTER } from '#wire/error.ts';
import type { AppEnv } from '../env.ts';
import {
  BadRequest,
  ContentHttpError,
  ContentUnavailable,
  failureOf,
  Gone,
  NotFound,
} from '../errors/app-error.ts';
import type { LogFields } from '../errors/log.ts';
import {
  liveWith,
  loadDeferred,
  markUnavailable,
  partLoader,
  STANDINGS,
  unlessOut,
  valueOr,
} from './outage.ts';

const OUTAGES = [
  new ContentUnavailable('no answer'),
  new ContentHttpError(500, ''),
  new ContentHttpError(429, ''),
  new ContentHttpError(401, ''),
];
const ANSWERS = [
  new NotFound(),
  new Gone(),
  new BadRequest(),
  new ContentHttpError(404, ''),
  new ContentHttpError(410, ''),
  new ContentHttpError(422, ''),
];
const FAULTS = [new TypeError('of ours'), 'a thrown text'];

/** The answer of a screen for this work, and its log lines. */
async function during(work: (c: Context<AppEnv>) => unknown) {
  const log: [string, string, LogFields | undefined][] = [];
  const app = new Hono<AppEnv>();
  app.onError((error, c) => c.text(`thrown: ${error.message}`, 500, { 'Cache-Control': 'own' }));
  app.get('/', async (c) => {
    c.set('log', (...line) => log.push([line[0], line[1], line[2]]));
    return c.json((await work(c)) ?? null);
  });
  const response = await app.request('/');
  const { headers, status } = response;
  return { status, log, body: await response.text(), cacheControl: headers.get('Cache-Control'), headers };
}
const thrower = (error: unknown) => async (): Promise<never> => {
  throw error;
};

describe('a failure', () => {
  it.each([
    ['outage', OUTAGES],
    ['answer', ANSWERS],
    ['fault', FAULTS],
  ] as const)('is an %s', (failure, errors) => {
    expect(errors.map(failureOf)).toEqual(errors.map(() => failure));
  });

  it.each([
    ['part', 'outage', 'content.left_out', 'warn'],
    ['part', 'answer', 'content.left_out', 'warn'],
    ['part', 'fault', null, null],
    ['standIn', 'outage', 'content.left_out', 'warn'],
    ['standIn', 'answer', null, null],
    ['standIn', 'fault', null, null],
    ['problemScreen', 'outage', 'content.left_out', 'warn'],
    ['problemScreen', 'answer', 'content.left_out', 'warn'],
    ['problemScreen', 'fault', 'content.left_out', 'error'],
    ['act', 'outage', 'form.undelivered', 'warn'],
    ['act', 'answer', null, null],
    ['act', 'fault', null, null],
  ] as const)('of a %s that is an %s: logged as %s', async (standing, failure, event, level) => {
    const error = { outage: OUTAGES[0], answer: ANSWERS[0], fault: FAULTS[0] }[failure];
    const { status, log, cacheControl } = await during((c) => liveWith(c, standing, 'x', error));
    const lived = event !== null;
    expect(status).toBe(lived ? 200 : 500);
    expect(log.map(([at, name, fields]) => [at, name, fields?.what])).toEqual(
      lived ? [[level, event, 'x']] : [],
    );
    expect(cacheControl).toBe(lived ? 'no-store' : 'own');
    expect(Object.keys(STANDINGS)).toContain(standing);
  });

  it('is logged with its cause', async () => {
    const { log } = await during((c) => liveWith(c, 'part', 'x', OUTAGES[0]));
    expect(log[0]?.[2]).toMatchObject({ cause: { name: 'ContentUnavailable', message: 'no answer' } });
  });
});

describe('the result for callers', () => {
  it('of a successful load: the value, and nothing logged', async () => {
    const value = () => Promise.resolve(null);
    const { body, log, cacheControl } = await during(async (c) => [
      await loadDeferred(c, 'x', value),
      await unlessOut(c, 'x', () => Promise.resolve(7)),
      await partLoader(c).load('x', () => Promise.resolve(8)),
    ]);
    expect([JSON.parse(body), log, cacheControl]).toEqual([[{ ok: true, value: null }, 7, 8], [], null]);
  });

  it('of a failed part: a failure, which differs from an empty result', async () => {
    const { body } = await during(async (c) => {
      const outcome = await loadDeferred(c, 'x', thrower(OUTAGES[0]));
      return [outcome, valueOr(outcome, 'stand-in')];
    });
    expect(JSON.parse(body)).toEqual([{ ok: false }, 'stand-in']);
  });

  it('of a load for which only outages are tolerated: null in an outage, otherwise the answer', async () => {
    expect((await during((c) => unlessOut(c, 'x', thrower(OUTAGES[1])))).body).toBe('null');
    expect((await during((c) => unlessOut(c, 'x', thrower(new Gone('withdrawn'))))).body).toContain(
      'withdrawn',
    );
  });

  it('of an error page: whether it is complete', async () => {
    const { body } = await during(async (c) => {
      const part = partLoader(c);
      const before = part.whole();
      const value = await part.load('x', thrower(FAULTS[0]));
      await part.load('y', () => Promise.resolve(1));
      return [before, value, part.whole()];
    });
    expect(JSON.parse(body)).toEqual([true, null, false]);
  });

  it('of a page without its main part: 503, with Retry-After', async () => {
    const { status, headers } = await during(markUnavailable);
    expect([status, headers.get('Retry-After')]).toEqual([503, String(RETRY_AFTER)]);
  });
});
