import { describe, expect, it } from 'vitest';
import type { ContentHttp } from '../content/http.ts';
import { ContentHttpError, ContentUnavailable } from '../errors/app-error.ts';
import { deliverQueued, retryAfter } from './deliver-queued.ts';

const FORM = {
  siteId: 'a',
  locale: 'nl',
  call: 'contact-requests',
  body: { firstname: 'An' },
  key: '0123456789abcdef',
  origin: 'https://a.test',
};

type Headers = Readonly<Record<string, string>> | undefined;

/** Delivers one message to a service that answers or throws; returns the outcome. */
async function deliver(
  answer: object | ((path: unknown, key: string) => object),
  body: unknown = FORM,
  attempts = 1,
) {
  const calls: (readonly [path: string, body: unknown, headers: Headers])[] = [];
  const outcome: unknown[] = [];
  const lines: string[] = [];
  const post: ContentHttp['post'] = async (path, sent, options) => {
    calls.push([path.path, sent, options?.headers]);
    const key = options?.headers?.['Idempotency-Key'] ?? '';
    const given = typeof answer === 'function' ? answer(path.path, key) : answer;
    if (given instanceof Error) throw given;
    return given;
  };
  const http: ContentHttp = { post, get: post, put: post, delete: post };
  const message = {
    body,
    attempts,
    ack: () => outcome.push('ack'),
    retry: ({ delaySeconds }: { delaySeconds: number }) => outcome.push(delaySeconds),
  };
  const log = (...line: unknown[]) => lines.push(JSON.stringify(line));
  await deliverQueued([message], { httpOf: async () => http, log });
  return { calls, outcome, lines };
}

const REUSED = new ContentHttpError(422, 'no', {
  code: 'idempotency_key_reused',
  fields: {},
  nextSlots: [],
});

describe('a queued form', () => {
  it('is delivered once with its original key', async () => {
    const { calls, outcome } = await deliver({ id: 's-1' });
    expect(calls).toEqual([
      ['/sites/a/contact-requests', FORM.body, { 'Idempotency-Key': FORM.key, 'X-SITE-ORIGIN': FORM.origin }],
    ]);
    expect(outcome).toEqual(['ack']);
  });

  it.each([400, 404, 410, 422, 429])('is retried when it is refused with %i', async (status) => {
    const { outcome, lines } = await deliver(new ContentHttpError(status, 'no'));
    expect(outcome).toEqual([3600]);
    expect(lines).toEqual([expect.stringContaining('form.queue_refused')]);
    expect(lines.join()).not.toContain('firstname');
  });

  it('with a key that was used for other content is delivered under a new one, which is always the same', async () => {
    const reused = (path: unknown, key: string) => (key === FORM.key ? REUSED : { id: 's-2', path });
    const [once, again] = [await deliver(reused), await deliver(reused)];
    const keys = once.calls.map(([, , headers]) => headers?.['Idempotency-Key']);
    expect(keys).toEqual([FORM.key, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect([once.outcome, again.outcome]).toEqual([['ack'], ['ack']]);
    expect(again.calls).toEqual(once.calls);
    const other = await deliver(reused, { ...FORM, body: { firstname: 'Bo' } });
    expect(other.calls[1]?.[2]?.['Idempotency-Key']).not.toBe(keys[1]);
  });

  it.each([
    new ContentHttpError(500, 'out of order'),
    new ContentHttpError(503, 'busy'),
    new ContentHttpError(401, 'who?'),
    new ContentUnavailable('lost'),
  ])('is retried after %s', async (error) => {
    expect((await deliver(error, FORM, 3)).outcome).toEqual([240]);
  });

  it('is not lost when it is unreadable', async () => {
    const { calls, outcome } = await deliver({ id: 's-1' }, { call: '../x' });
    expect([calls, outcome]).toEqual([[], [3600]]);
  });
});

it('is retried at growing intervals, up to an hour', () => {
  expect([0, 1, 2, 3, 6, 7, 20].map(retryAfter)).toEqual([60, 60, 120, 240, 1920, 3600, 3600]);
});
