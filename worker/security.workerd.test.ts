import { describe, expect, it } from 'vitest';
import { appBench } from './testing/app-bench.ts';

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

  it('a draft is answered like an unknown host', async () => {
    const { ask, content, sites } = appBench();
    content.on(`GET /sites/by-hostname/${sites.a.id}.test`, { ...sites.a, state: 'draft' });
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

  it('the same path on two hosts never shares content', async () => {
    const { ask, sites } = appBench();
    const paths = ['/fr', '/fr/offre?city=1'];
    for (const path of [...paths, ...paths]) {
      const [one, two] = [await ask(path), await ask(`https://${sites.b.id}.test${path}`)];
      expect(await one.text()).toContain(sites.a.name);
      expect(await two.text()).toContain(sites.b.name);
    }
  });

  it('text in the address is escaped on the page', async () => {
    const { ask } = appBench({ pages: {} });
    for (const path of [
      '/nl/<script>alert(1)</script>',
      '/nl?q="><script>alert(1)</script>',
      '/%3Cscript%3E',
    ]) {
      const text = await (await ask(path)).text();
      expect(text).not.toContain('<script>alert');
      expect(text).not.toMatch(/style="/);
    }
  });

  it('a handler that throws shows only a request id', async () => {
    const { ask, log } = appBench({
      pages: {
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
