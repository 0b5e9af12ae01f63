import { describe, expect, it } from 'vitest';
import { RETRY_AFTER } from '#wire/error.ts';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';

describe('while the content service is down', () => {
  it.each(['lost', 'error', 'hangs'] as const)('a cached page still answers (%s)', async (how) => {
    const { ask, content, clock } = appBench({ contentTimeoutMs: 1_000 });
    const warm = await (await ask('/nl/aanbod')).text();
    content.breaks(how);
    for (const seconds of [30, 120, 7_200]) {
      clock.pass(seconds);
      const response = await ask('/nl/aanbod');
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(warm);
    }
  });

  it('an uncached page of a known site is a 503 with Retry-After in the agency’s look', async () => {
    const { ask, content, sites } = appBench({
      pages: {
        estate: async (c) => {
          await c.get('content').forSite(c.get('site'), 'nl').estate({ source: 'first', id: '1' });
          return c.text('never');
        },
        home: (c) => c.html('home'),
      },
    });
    await ask('/nl');
    content.breaks('lost');
    const response = await ask('/nl/aanbod/1');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe(String(RETRY_AFTER));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain(sites.a.name);
  });

  it('an unknown host is a bare 503', async () => {
    const { ask, content } = appBench();
    content.breaks('error');
    const response = await ask('/nl');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe(String(RETRY_AFTER));
    expect(await response.text()).not.toContain('Agency');
  });

  it.each([
    ['nl', 'We zijn er zo weer.'],
    ['fr', 'Nous revenons tout de suite.'],
    ['en', 'We will be right back.'],
  ])('an ajax call answers an error as JSON, in the visitor’s language: %s', async (locale, message) => {
    const { ask, content } = appBench({ screens });
    await ask(`/${locale}`);
    content.breaks('lost');
    const response = await ask(`/${locale}/ajax/estates`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe(String(RETRY_AFTER));
    expect(await response.json()).toEqual({
      error: { code: 'unavailable', message },
    });
  });
});
