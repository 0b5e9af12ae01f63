import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppEnv } from './env.ts';
import { readJsonBody } from './middleware/json-body.ts';
import { SECURITY_HEADERS } from './middleware/security-headers.ts';
import { appBench } from './testing/app-bench.ts';

const html = (text: string) => text.replaceAll(/<!--.*?-->/g, '');

describe('the way of a request', () => {
  it('goes from the host to its site and language', async () => {
    const { ask, sites } = appBench();
    const response = await ask('/en/offer');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`<html lang="en"><p>${sites.a.name} offer</p></html>`);
  });

  it('"/" leads to the visitor’s language of those offered, and says on what that depends', async () => {
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
  ])('%s is written %s', async (address, canonical) => {
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
  ])('%s leads nowhere', async (path) => {
    const { ask, sites } = appBench({ pageHandlers: {} });
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
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.has('Cache-Control')).toBe(true);
    }
    expect(SECURITY_HEADERS['Content-Security-Policy']).not.toMatch(/unsafe|\*|https?:/);
  });
});

describe('shared checks', () => {
  it('an unknown host gets a plain 404 without any agency’s name', async () => {
    const { ask, content } = appBench();
    for (const path of ['/', '/nl', '/fr/offre/1', '/media/400/x.webp', '/nl/ajax/estates']) {
      const response = await ask(`https://nobody-else.test${path}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/Agency/);
    }
    expect(content.calls).toEqual(['GET /sites/by-hostname/nobody-else.test']);
  });

  it('a site that is not live is an unknown host', async () => {
    const { ask, content, sites } = appBench();
    content.on(`GET /sites/by-hostname/${sites.a.id}.test`, { ...sites.a, state: 'suspended' });
    const response = await ask('/nl');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain(sites.a.name);
  });

  it('headers that name another host change nothing', async () => {
    const { ask, sites } = appBench();
    const other = `${sites.b.id}.test`;
    const response = await ask('/fr', {
      headers: { Host: other, 'X-Forwarded-Host': other, Forwarded: `host=${other}`, 'X-SITE': sites.b.id },
    });
    const text = await response.text();
    expect(text).toContain(sites.a.name);
    expect(text).not.toContain(sites.b.name);
  });

  it('a language that the site lacks is not found, in the agency’s look', async () => {
    const { ask, sites } = appBench();
    const response = await ask(`https://${sites.b.id}.test/nl/aanbod`);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('<html lang="fr"');
    expect(text).toContain(sites.b.name);
  });

  it.each([
    ['/xx', '/xx'],
    ['/NL', '/NL'],
    ['/nlx/aanbod', '/nlx/aanbod'],
    ['/index.php', '/index.php'],
    ['bad encoding', '/nl/%E0%A4%A'],
    ['a control character', '/nl/%00'],
    ['10,000 characters', `/nl/${'x'.repeat(10_000)}`],
  ])('%s is not found, without a call for it', async (_name, path) => {
    const { ask, content } = appBench();
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(content.calls.filter((call) => !/by-hostname|navigation/.test(call))).toEqual([]);
  });

  it('the same path on two hosts never shares bytes', async () => {
    const { ask, sites } = appBench();
    const paths = ['/fr', '/fr/offre?city=1'];
    for (const path of [...paths, ...paths]) {
      const [one, two] = [await ask(path), await ask(`https://${sites.b.id}.test${path}`)];
      expect(await one.text()).toContain(sites.a.name);
      expect(await two.text()).toContain(sites.b.name);
    }
  });

  it('what the address says is escaped on the page', async () => {
    const { ask } = appBench({ pageHandlers: {} });
    for (const path of [
      '/nl/<script>alert(1)</script>',
      '/nl?q="><script>alert(1)</script>',
      '/%3Cscript%3E',
    ]) {
      const text = html(await (await ask(path)).text());
      expect(text).not.toContain('<script>alert');
      expect(text).not.toMatch(/style="/);
    }
  });

  it('a handler that throws shows a request id and no more', async () => {
    const { ask, log } = appBench({
      pageHandlers: {
        home: () => {
          throw new Error('secret of the database');
        },
      },
    });
    const response = await ask('/nl');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain(response.headers.get('X-Request-Id'));
    expect(text).not.toContain('secret');
    expect(log).toMatchObject([
      { level: 'error', event: 'request.failed', error: { message: 'secret of the database' } },
    ]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the content service down', () => {
  it.each(['lost', 'error', 'hangs'] as const)('a warm page still answers (%s)', async (how) => {
    const { ask, content, clock } = appBench();
    const warm = await (await ask('/nl/aanbod')).text();
    content.breaks(how);
    for (const seconds of [30, 120, 7_200]) {
      clock.pass(seconds);
      const response = await ask('/nl/aanbod');
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(warm);
    }
  });

  it('a cold page of a known site is a 503 with Retry-After in the agency’s look', async () => {
    const { ask, content, sites } = appBench({
      pageHandlers: {
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
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain(sites.a.name);
  });

  it('a host that nothing is known of is a bare 503', async () => {
    const { ask, content } = appBench();
    content.breaks('error');
    const response = await ask('/nl');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(await response.text()).not.toContain('Agency');
  });

  it('an ajax call says so as JSON', async () => {
    const ajax = new Hono<AppEnv>().get('/estates', async (c) =>
      c.json(await c.get('content').forSite(c.get('site'), 'nl').searchEstates({ query: {} })),
    );
    const { ask, content } = appBench({ ajax });
    await ask('/nl');
    content.breaks('lost');
    const response = await ask('/nl/ajax/estates');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(await response.json()).toEqual({
      error: { code: 'unavailable', message: 'The listings cannot be reached at the moment.' },
    });
  });
});

describe('ajax', () => {
  const BodySchema = z.object({ ids: z.array(z.string()) });
  const ajax = new Hono<AppEnv>().post('/favorites', async (c) =>
    c.json(await readJsonBody(c, BodySchema, 100)),
  );
  const json = { 'Content-Type': 'application/json' };

  it.each([
    ['no JSON type', { body: '{}' }, 415, 'unsupported_media_type'],
    ['half a document', { body: '{"ids":', headers: json }, 400, 'bad_request'],
    ['nothing', { headers: json }, 400, 'bad_request'],
    ['broken UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]), headers: json }, 400, 'bad_request'],
    ['another shape', { body: '{"ids":[1]}', headers: json }, 400, 'bad_request'],
    ['too much', { body: `"${'x'.repeat(200)}"`, headers: json }, 413, 'payload_too_large'],
  ] as const)('a body that is %s is refused and told why', async (_name, init, status, code) => {
    const response = await appBench({ ajax }).ask('/nl/ajax/favorites', { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('names the field that does not fit', async () => {
    const { ask } = appBench({ ajax });
    const response = await ask('/nl/ajax/favorites', {
      method: 'POST',
      body: '{"ids":["1",2]}',
      headers: json,
    });
    expect(await response.json()).toMatchObject({ error: { fields: { 'ids.1': 'invalid_type' } } });
  });

  it.each(['GET', 'POST'])('an unknown call (%s) is 404 as JSON', async (method) => {
    const response = await appBench({ ajax }).ask('/nl/ajax/nothing', { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('/_ops/purge', () => {
  const withSecret = { OPS_SECRET: 'correct horse' };
  const purge = (secret: string) => ({ method: 'POST', headers: { Authorization: `Bearer ${secret}` } });

  it('outdates what is kept of the site, and of no other', async () => {
    let made = 0;
    const home = () => new Response(`made ${++made}`, { headers: { 'Content-Type': 'text/html' } });
    const { ask, sites } = appBench({ bindings: withSecret, pageHandlers: { home } });
    const other = `https://${sites.b.id}.test/fr`;
    expect(await (await ask('/fr')).text()).toBe('made 1');
    expect(await (await ask(other)).text()).toBe('made 2');
    const response = await ask('/_ops/purge', purge('correct horse'));
    expect(await response.json()).toMatchObject({ site: sites.a.id });
    expect(await env.CACHE.get(`version:${sites.a.id}`)).not.toBeNull();
    expect(await (await ask('/fr')).text()).toBe('made 3');
    expect(await (await ask(other)).text()).toBe('made 2');
  });

  it('does not exist with a wrong secret, without one, or where none is set', async () => {
    const { ask } = appBench({ bindings: withSecret });
    expect((await ask('/_ops/purge', purge('wrong'))).status).toBe(404);
    expect((await ask('/_ops/purge', { method: 'POST' })).status).toBe(404);
    expect((await ask('/_ops/purge')).status).toBe(404);
    expect((await appBench().ask('/_ops/purge', purge(''))).status).toBe(404);
  });
});

describe('/assets', () => {
  it('serves the site’s stylesheet for good under its hash, and only for now under another', async () => {
    const { ask } = appBench({ pageHandlers: {} });
    const text = await (await ask('/nl')).text();
    const href = /\/assets\/theme-[^"]+\.css/.exec(text)?.[0] ?? '';
    const right = await ask(href);
    expect(right.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(right.headers.get('Content-Type')).toBe('text/css; charset=UTF-8');
    const old = await ask('/assets/theme-old.css');
    expect(old.headers.get('Cache-Control')).toBe('no-cache');
    expect(await old.text()).toBe(await right.text());
  });

  it('answers a file that is not there in plain text', async () => {
    const response = await appBench().ask('/assets/nothing.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });
});
