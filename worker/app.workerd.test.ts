import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from './platform/middleware/security-headers.ts';
import { appBench } from './testing/app-bench.ts';

describe('the handling of a request', () => {
  it('resolves the host to its site and the path to its language', async () => {
    const { ask, sites } = appBench();
    const response = await ask('/en/offer');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`<html lang="en"><p>${sites.a.name} offer</p></html>`);
  });

  it('"/" redirects to the visitor’s preferred language on offer, with Vary', async () => {
    const { ask } = appBench();
    const response = await ask('/?utm_source=x', { headers: { 'Accept-Language': 'de, en;q=0.5' } });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/en?utm_source=x');
    expect(response.headers.get('Vary')).toBe('Accept-Language');
    expect((await ask('/')).headers.get('Location')).toBe('/fr');
  });

  it.each([
    ['/nl/', '/nl'],
    ['/nl/aanbod/?city=2', '/nl/aanbod?city=2'],
    ['/nl/%61anbod', '/nl/aanbod'],
    ['/NL', '/nl'],
    ['/Nl/aanbod?city=2', '/nl/aanbod?city=2'],
  ])('%s redirects to %s', async (address, canonical) => {
    const response = await appBench().ask(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(canonical);
  });

  it.each([
    '//evil.example/',
    '/nl//evil.example/',
    '/nl/..%2f..%2fevil/',
    '//evil.example/%2e%2e',
    '/%2f/evil/',
  ])('%s is not found', async (path) => {
    const { ask, sites } = appBench({ pages: {} });
    const response = await ask(`https://${sites.a.id}.test${path}`);
    expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
  });

  it('HEAD answers like GET, without a body', async () => {
    const { ask } = appBench();
    const response = await ask('/nl', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await response.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s on a page is 405', async (method) => {
    const response = await appBench().ask('/nl/aanbod', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('sends the security headers with pages, redirects, errors and pictures', async () => {
    const { ask } = appBench();
    for (const path of ['/nl', '/', '/zz', '/nl/unknown/page', '/media/400/x.webp', 'https://nobody.test/']) {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers.get(name), path).toBe(value);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.has('Cache-Control')).toBe(true);
    }
  });
});

describe('/assets', () => {
  it('serves the site’s stylesheet with long caching under its hash, and with short caching under another', async () => {
    const { ask } = appBench({ pages: {} });
    const text = await (await ask('/nl')).text();
    const href = /\/assets\/theme-[^"]+\.css/.exec(text)?.[0] ?? '';
    const right = await ask(href);
    expect(right.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(right.headers.get('Content-Type')).toBe('text/css; charset=UTF-8');
    const old = await ask('/assets/theme-old.css');
    expect(old.headers.get('Cache-Control')).toBe('no-cache');
    expect(await old.text()).toBe(await right.text());
  });

  it('answers a missing file in plain text', async () => {
    const response = await appBench().ask('/assets/nothing.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });
});
