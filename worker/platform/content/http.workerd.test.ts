import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ContentHttpError, ContentUnavailable } from '../errors/app-error.ts';
import type { Log } from '../errors/log.ts';
import { createBatch } from './batch.ts';
import { createContentHttp } from './http.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type ContentTarget, contentTarget } from './target.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

function client(target: ContentTarget = contentTarget({ CONTENT: env.CONTENT }), timeoutMs = 1_000) {
  const lines: [event: string, fields: unknown][] = [];
  const log: Log = (_level, event, fields) => lines.push([event, fields]);
  return { http: createContentHttp({ target, requestId: 'request-1', log, callMs: timeoutMs }), lines };
}
const site = (id: string) => contentPath`/sites/${slugSegment(id)}`;
const scope = { siteId: 'duinzicht', locale: 'fr' } as const;

describe('client conventions (spec 1 §7)', () => {
  it('sends X-SITE, ACCEPT-LANGUAGE, X-CLIENT and X-REQUEST-ID on GET', async () => {
    const asked = (await client().http.get(site('x'), scope)) as Asked;
    expect(asked.method).toBe('GET');
    expect(asked.headers).toMatchObject({
      'x-site': 'duinzicht',
      'accept-language': 'fr',
      'x-client': 'web',
      'x-request-id': 'request-1',
    });
    expect(asked.headers).not.toHaveProperty('content-type');
    expect(asked.headers).not.toHaveProperty('authorization');
  });

  it('leaves X-SITE out while the site is unknown', async () => {
    const asked = (await client().http.get(site('x'))) as Asked;
    expect(asked.headers).not.toHaveProperty('x-site');
  });

  it('sends a JSON body on POST, without ACCEPT-LANGUAGE, and X-CLIENT on the estate search only', async () => {
    const { http } = client();
    const plain = (await http.post(site('x'), { a: 1 }, scope)) as Asked;
    expect(plain.body).toBe('{"a":1}');
    expect(plain.headers).toMatchObject({ 'content-type': 'application/json', 'x-site': 'duinzicht' });
    expect(plain.headers).not.toHaveProperty('accept-language');
    expect(plain.headers).not.toHaveProperty('x-client');
    const search = (await http.post(site('x'), {}, { ...scope, marked: true })) as Asked;
    expect(search.headers['x-client']).toBe('web');
  });

  it('names the language of each GET of a batch, and none for the batch or a POST in it', async () => {
    const sent: Asked[] = [];
    const fetch = async (request: Request) => {
      sent.push({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      });
      const { calls } = JSON.parse(sent.at(-1)?.body ?? '') as { calls: unknown[] };
      return Response.json({ answers: calls.map((call) => ({ status: 200, body: call })) });
    };
    const batch = createBatch();
    const target: ContentTarget = { base: 'http://content.test', token: null, fetch };
    const http = createContentHttp({ target, requestId: 'r', log: () => undefined, callMs: 1_000, batch });
    const answers: Promise<unknown>[] = [];
    batch.begin(scope.siteId, () => {
      answers.push(
        ...(['fr', 'de'] as const).map((locale) => http.get(site('x'), { ...scope, locale })),
        http.post(site('x'), { a: 1 }, scope),
      );
      return answers;
    });
    expect(await Promise.all(answers)).toEqual([
      { method: 'GET', path: '/sites/x', locale: 'fr' },
      { method: 'GET', path: '/sites/x', locale: 'de' },
      { method: 'POST', path: '/sites/x', body: { a: 1 } },
    ]);
    expect(sent.map(({ headers }) => headers['accept-language'])).toEqual([undefined]);
  });

  it('sends extra headers and encodes the query', async () => {
    const { http } = client();
    const posted = (await http.post(site('x'), {}, { headers: { 'Idempotency-Key': 'k1' } })) as Asked;
    expect(posted.headers['idempotency-key']).toBe('k1');
    const got = (await http.get(site('x'), { search: { version: 'a&b=c', hash: undefined } })) as Asked;
    expect(new URL(got.url).search).toBe('?version=a%26b%3Dc');
  });

  it('PUT has a JSON body, DELETE has none', async () => {
    const { http } = client();
    expect(await http.put(site('x'), [1])).toMatchObject({ method: 'PUT', body: '[1]' });
    expect(await http.delete(site('x'))).toMatchObject({ method: 'DELETE', body: null });
  });

  it.each(['get', 'delete'] as const)('%s: 204 is null, and a text is a Response', async (method) => {
    const { http } = client();
    expect(await http[method](site('nothing'))).toBeNull();
    const raw = await http[method](site('text'));
    expect(raw).toBeInstanceOf(Response);
    expect(await (raw as Response).text()).toBe('plain');
  });

  it('POST: 204 is null', async () => {
    expect(await client().http.post(site('nothing'), {})).toBeNull();
  });
});

describe('failures (spec 1 §8)', () => {
  it('creates an HTTP error from status code and text', async () => {
    const error: unknown = await client()
      .http.get(site('absent'))
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContentHttpError);
    expect(error).toMatchObject({ status: 404, statusText: 'Not Found', code: 'not_found' });
  });

  it('logs the answer of a failed POST, but not of a failed GET', async () => {
    const { http, lines } = client();
    await expect(http.post(site('failing'), {})).rejects.toMatchObject({ status: 500, code: 'unavailable' });
    await expect(http.get(site('failing'))).rejects.toMatchObject({ status: 500 });
    const failed = { path: '/sites/failing', status: 500, ms: expect.any(Number), site: undefined };
    expect(lines).toEqual([
      ['content.http_error', { ...failed, method: 'POST', body: 'the reason' }],
      // Two calls: a GET that fails fast is retried.
      ['content.http_error', { ...failed, method: 'GET', body: undefined }],
      ['content.http_error', { ...failed, method: 'GET', body: undefined }],
    ]);
  });

  it('logs it without the sent values', async () => {
    const { http, lines } = client();
    await expect(http.post(site('failing'), { message: 'The Reason' })).rejects.toMatchObject({
      status: 500,
    });
    expect(lines).toEqual([['content.http_error', expect.objectContaining({ method: 'POST', body: '…' })]]);
  });

  it('does not follow redirects', async () => {
    await expect(client().http.get(site('moved'))).rejects.toMatchObject({
      status: 302,
      code: 'unavailable',
    });
  });

  it('gives up after its timeout', async () => {
    const { http, lines } = client(undefined, 50);
    await expect(http.get(site('slow'))).rejects.toBeInstanceOf(ContentUnavailable);
    expect(lines).toMatchObject([['content.unreachable', { cause: 'no answer within 50 ms' }]]);
  });

  it('treats a truncated answer and a lost connection as no answer', async () => {
    await expect(client().http.get(site('broken'))).rejects.toBeInstanceOf(ContentUnavailable);
    const lost = { base: 'https://x', token: null, fetch: () => Promise.reject(new Error('lost')) };
    await expect(client(lost).http.get(site('x'))).rejects.toBeInstanceOf(ContentUnavailable);
  });
});

describe('target', () => {
  it('prefers CONTENT_SERVICE_URL, keeps its base path and accepts a missing trailing slash', () => {
    const target = contentTarget({ CONTENT: env.CONTENT, CONTENT_SERVICE_URL: 'https://api.example/v1/' });
    expect(target).toMatchObject({ base: 'https://api.example/v1', token: null });
  });

  it('sends the token to a URL, but not over the binding', async () => {
    const bound = contentTarget({ CONTENT: env.CONTENT, CONTENT_SERVICE_TOKEN: 'secret' });
    expect(bound.token).toBeNull();
    const target = contentTarget({
      CONTENT_SERVICE_URL: 'https://api.example',
      CONTENT_SERVICE_TOKEN: 'secret',
    });
    expect(target.token).toBe('secret');
    const seen: Request[] = [];
    const fake: ContentTarget = {
      ...target,
      fetch: async (request) => {
        seen.push(request);
        return Response.json({});
      },
    };
    await client(fake).http.get(site('x'));
    expect(seen[0]?.url).toBe('https://api.example/sites/x');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it.each(['not an address', 'ftp://x.example', 'https://x.example/?q=1'])('refuses %s', (address) => {
    expect(() => contentTarget({ CONTENT_SERVICE_URL: address })).toThrow('CONTENT_SERVICE_URL');
  });

  it('throws when both are missing', () => {
    expect(() => contentTarget({})).toThrow('CONTENT');
  });
});
