import { describe, expect, it } from 'vitest';
import { type AppBenchOptions, appBench } from '../../testing/app-bench.ts';
import type { Answer } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { matchesEtag } from '../request/conditional.ts';

/** Number of pages that are cached before a deployment. */
const PAGES = 40;

/** A page that counts its renderings, with replaceable content. */
function counted(options: AppBenchOptions = {}) {
  let made = 0;
  let look: Answer | null = null;
  const handler: Answer = (c) => {
    made += 1;
    return look === null ? c.html(`page ${made} ${new URL(c.req.url).search}`) : look(c);
  };
  const bench = appBench({ pages: { home: handler, offer: handler, contact: handler }, ...options });
  return {
    ...bench,
    looks: (next: Answer) => {
      look = next;
    },
    made: () => made,
    /** The cache status and the content. */
    async visit(path = '/nl/aanbod', init?: RequestInit): Promise<[string | null, string]> {
      const response = await bench.ask(path, init);
      return [response.headers.get('X-Gevel-Cache'), await response.text()];
    },
  };
}

describe('cached pages', () => {
  it('are rendered once a minute; then served stale and refreshed in the background', async () => {
    const { visit, clock, made } = counted();
    expect(await visit()).toEqual(['miss', 'page 1 ']);
    clock.pass(59);
    expect(await visit()).toEqual(['hit', 'page 1 ']);
    clock.pass(1);
    expect(await visit()).toEqual(['stale', 'page 1 ']);
    expect(await visit()).toEqual(['hit', 'page 2 ']);
    expect(made()).toBe(2);
  });

  it('are cached by origin, because they contain their own absolute addresses', async () => {
    const { visit, sites } = counted();
    await visit(`https://${sites.a.id}.test/nl/aanbod`);
    expect((await visit(`https://${sites.a.id}.test./nl/aanbod`))[0]).toBe('hit');
    expect((await visit(`https://${sites.a.id}.test:4444/nl/aanbod`))[0]).toBe('miss');
    expect((await visit(`http://${sites.a.id}.test/nl/aanbod`))[0]).toBe('miss');
  });

  it('share one entry for equal queries', async () => {
    const { visit } = counted();
    await visit('/nl/aanbod?city=2&city=1');
    expect((await visit('/nl/aanbod?city=2&city=1&gclid=3'))[0]).toBe('hit');
    expect((await visit('/nl/aanbod?city=1'))[0]).toBe('miss');
    expect((await visit('/fr/offre?city=2&city=1'))[0]).toBe('miss');
  });

  it('never contain a visitor’s campaign parameters: no handler sees them', async () => {
    const { visit, made } = counted();
    expect(await visit('/nl/aanbod?utm_source=mail&city=1')).toEqual(['miss', 'page 1 ?city=1']);
    expect(await visit('/nl/aanbod?city=1')).toEqual(['hit', 'page 1 ?city=1']);
    for (let junk = 0; junk < 20; junk++) await visit(`/nl/aanbod?city=1&invented${junk}=${junk}`);
    expect(made()).toBe(1);
  });

  it('from before a purge are served at once when the service hangs, and refreshed in the background', async () => {
    const { visit, looks, made, ask, sites } = counted({ bindings: { OPS_SECRET: 'secret' } });
    await visit();
    const purge = { method: 'POST', headers: { Authorization: 'Bearer secret' } };
    expect((await ask(`https://${sites.a.id}.test/_ops/purge`, purge)).status).toBe(200);
    const release = Promise.withResolvers<void>();
    looks(async (c) => {
      await release.promise;
      return c.html('newer');
    });
    setTimeout(() => release.resolve(), 1_500);
    expect(await visit()).toEqual(['stale', 'page 1 ']);
    expect(await visit()).toEqual(['hit', 'newer']);
    expect(made()).toBe(2);
  });

  it('from before a purge are replaced at once when the service works', async () => {
    const { visit, ask, sites } = counted({ bindings: { OPS_SECRET: 'secret' } });
    await visit();
    const purge = { method: 'POST', headers: { Authorization: 'Bearer secret' } };
    await ask(`https://${sites.a.id}.test/_ops/purge`, purge);
    expect(await visit()).toEqual(['miss', 'page 2 ']);
    expect(await visit()).toEqual(['hit', 'page 2 ']);
  });

  it('are not stored while a part of them is older than the site’s version', async () => {
    const { visit, looks, made } = counted();
    looks((c) => {
      c.set('olderParts', true);
      return c.html('of older parts');
    });
    expect(await visit()).toEqual(['miss', 'of older parts']);
    expect(await visit()).toEqual(['miss', 'of older parts']);
    expect(made()).toBe(2);
  });

  it('are rendered once for a hundred simultaneous visitors', async () => {
    const { visit, looks, made } = counted({ contentTimeoutMs: 4_000 });
    looks(async (c) => {
      await scheduler.wait(100);
      return c.html('for all');
    });
    const visits = await Promise.all(Array.from({ length: 100 }, () => visit()));
    expect(made()).toBe(1);
    expect(visits.map(([, text]) => text)).toEqual(visits.map(() => 'for all'));
  });

  it.each(['?contact=1', '?token=secret'])('are not used with %s', async (query) => {
    const { visit, ask } = counted();
    expect(await visit(`/nl/aanbod${query}`)).toEqual([null, `page 1 ${query}`]);
    expect(await visit(`/nl/aanbod${query}`)).toEqual([null, `page 2 ${query}`]);
    expect((await ask(`/nl/aanbod${query}`)).headers.get('Cache-Control')).toBe('no-store');
  });

  it('are not used for forms and requests with credentials', async () => {
    const { visit } = counted();
    expect((await visit('/nl/contact'))[0]).toBeNull();
    expect((await visit('/nl/aanbod', { headers: { Authorization: 'Basic eA==' } }))[0]).toBeNull();
  });

  it('survive a deployment whose pages name the same files', async () => {
    const first = counted();
    const paths = Array.from({ length: PAGES }, (_, city) => `/nl/aanbod?city=${city + 1}`);
    const [before, after] = [paths.slice(0, PAGES / 2), paths.slice(PAGES / 2)];
    for (const path of paths) await first.visit(path);
    expect(first.made()).toBe(PAGES);
    for (const path of before) expect((await first.visit(path))[0]).toBe('hit');
    // A new isolate has empty memory; the stores keep their entries.
    const next = counted({
      content: first.content,
      bindings: { DEPLOYMENT: { id: 'next', tag: '', timestamp: '' } },
    });
    for (const path of after) {
      const [cached] = await next.visit(`https://${first.sites.a.id}.test${path}`);
      expect(cached).toBe('hit');
    }
    expect([first.made(), next.made()]).toEqual([PAGES, 0]);
  });

  it('are separate for another edition', async () => {
    const content = counted();
    await content.visit();
    const next = counted({ content: content.content, bindings: { PAGE_EDITION: 'after a mistake' } });
    const response = await next.ask(`https://${content.sites.a.id}.test/nl/aanbod`);
    expect(response.headers.get('X-Gevel-Cache')).toBe('miss');
  });

  it.each<[string, Answer]>([
    ['made of failed parts', (c) => c.html('half', 200, { 'Cache-Control': 'no-store' })],
    ['with a cookie', (c) => c.html('mine', 200, { 'Set-Cookie': 'a=b' })],
    ['that varies', (c) => c.html('varies', 200, { Vary: 'Cookie' })],
    ['that is a redirect', (c) => c.redirect('/nl', 301)],
    ['that is gone', (c) => c.html('gone', 410)],
    ['that is not a page', (c) => c.json({})],
  ])('never include those %s', async (_name, look) => {
    const { visit, looks, made } = counted();
    looks(look);
    await visit();
    expect((await visit())[0]).toBeNull();
    expect(made()).toBe(2);
  });

  it('for "not found" are cached for half a minute', async () => {
    const { ask, looks, made, clock, content, sites } = counted();
    // Data of such a page beside its texts; without it, the page would be made each time.
    content.on(`POST /sites/${sites.a.id}/estates`, { total: { value: 0 }, results: [] });
    content.on(`POST /sites/${sites.a.id}/estate-filters`, { headTypes: [] });
    looks(() => {
      throw new NotFound();
    });
    for (let visit = 0; visit < 2; visit++) expect((await ask('/nl/aanbod')).status).toBe(404);
    expect(made()).toBe(1);
    clock.pass(30);
    expect((await ask('/nl/aanbod')).status).toBe(404);
    expect(made()).toBe(2);
  });

  it('are not replaced by a partly failed one', async () => {
    const { visit, looks, clock } = counted();
    await visit();
    looks((c) => c.html('half', 200, { 'Cache-Control': 'no-store' }));
    clock.pass(2 * 3_600);
    expect(await visit()).toEqual(['stale', 'page 1 ']);
    clock.pass(23 * 3_600);
    expect(await visit()).toEqual([null, 'half']);
  });

  it('are sent without internal headers', async () => {
    const { ask } = counted();
    await ask('/nl/aanbod');
    const { headers } = await ask('/nl/aanbod');
    expect([...headers.keys()].filter((name) => name.startsWith('x-gevel'))).toEqual(['x-gevel-cache']);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    for (const name of ['Vary', 'Age', 'CF-Cache-Status']) expect(headers.has(name), name).toBe(false);
  });
});

describe('the browser’s copy', () => {
  it('is confirmed by 304, for cached and new pages', async () => {
    const { ask, clock } = counted();
    const first = await ask('/nl');
    const etag = first.headers.get('ETag') ?? '';
    const again = await ask('/nl', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(again.headers.get('Content-Type')).toBeNull();
    clock.pass(60);
    await ask('/nl');
    const changed = await ask('/nl', { headers: { 'If-None-Match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('If-None-Match: %s against "a" (RFC 9110 §13.1.2)', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected);
  });
});
