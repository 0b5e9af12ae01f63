import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { siteStatements } from './intake/index.ts';
import { SITE_DOOR } from './platform/access/doors.ts';
import { answerOf, get } from './testing/call.ts';
import { aSite } from './testing/fixtures.ts';
import { logged } from './testing/logged.ts';
import { store } from './testing/store.ts';

beforeAll(() => store(siteStatements(aSite('coast'))));

describe('unknown addresses', () => {
  it.each(['/', '/sites/coast/unknown', '/sites/coast/estates/v1/1', '/translations'])(
    'answers 404 in the one error shape: %s',
    async (path) => {
      expect(await answerOf(await get(path))).toEqual({
        status: 404,
        body: { error: { code: 'not_found', message: 'This path does not exist.' } },
      });
    },
  );
});

describe('methods', () => {
  it.each([
    ['GET', '/sites/coast/estates', 'POST'],
    ['PUT', '/sites/coast/navigation/main', 'GET, HEAD'],
    ['POST', '/openapi.json', 'GET, HEAD'],
    ['PATCH', `/sites/coast/subscriptions/${'t'.repeat(43)}`, 'GET, HEAD, PUT, DELETE'],
  ])('answers 405 and which ones there are: %s %s', async (method, path, allow) => {
    const response = await createApp(SITE_DOOR).request(path, { method }, env);
    expect(response.headers.get('Allow')).toBe(allow);
    expect(await answerOf(response)).toEqual({
      status: 405,
      body: { error: { code: 'method_not_allowed', message: `This path accepts ${allow} only.` } },
    });
  });

  it('answers 404 for an unknown object', async () => {
    const response = await get('/sites/coast/navigation/none');
    expect([response.status, response.headers.get('Allow')]).toEqual([404, null]);
  });
});

describe('unexpected errors', () => {
  it('answers 500 without details, and logs the error with the request id', async () => {
    const broken = {
      ...env,
      DB: {
        prepare: () => {
          throw new Error('secret detail');
        },
      },
    };
    const response = await createApp(SITE_DOOR).request(
      '/sites/coast',
      { headers: { 'X-Request-Id': 'req-1' } },
      broken,
    );
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(
      '{"error":{"code":"internal_error","message":"An internal error occurred."}}',
    );
    expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({
      level: 'error',
      event: 'request.failed',
      requestId: 'req-1',
      site: 'coast',
      path: '/sites/coast',
      error: { message: 'secret detail' },
    });
    logged.mockClear();
  });
});
