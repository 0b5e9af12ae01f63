import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { RememberingRouter } from './remembering-router.ts';

const app = () =>
  new Hono({ router: new RememberingRouter() })
    .get('/:lang/offer/:id', (c) => c.json(c.req.param()))
    .post('/:lang/offer/:id', (c) => c.text('sent'));

describe('RememberingRouter', () => {
  it('matches a path with the same handler and parameters each time', async () => {
    const site = app();
    for (const id of ['1', '2', '1', '2']) {
      expect(await (await site.request(`/nl/offer/${id}`)).json()).toEqual({ lang: 'nl', id });
    }
  });

  it('distinguishes methods, and remembers unmatched paths', async () => {
    const site = app();
    for (const _again of [1, 2]) {
      expect(await (await site.request('/nl/offer/1', { method: 'POST' })).text()).toBe('sent');
      expect((await site.request('/nl/offer/1')).status).toBe(200);
      expect((await site.request('/nl/nowhere')).status).toBe(404);
    }
  });

  it('matches paths that are too long to be remembered', async () => {
    const id = 'x'.repeat(500);
    expect(await (await app().request(`/nl/offer/${id}`)).json()).toEqual({ lang: 'nl', id });
  });

  it('knows routes that are added later', async () => {
    const router = new RememberingRouter<string>();
    router.add('GET', '/a', 'first');
    expect(router.match('GET', '/b')).toEqual([[]]);
    router.add('GET', '/b', 'second');
    expect(router.match('GET', '/b')[0]).toHaveLength(1);
  });
});
