import { describe, expect, it } from 'vitest';
import { RETRY_AFTER } from '#wire/error.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

/** A site with estates 1 and 2, a withdrawn estate 7 and a withdrawn page. */
function scene() {
  const bench = appBench({ screens });
  const { content, sites } = bench;
  const base = `/sites/${sites.a.id}`;
  const gone = () => Response.json({ error: { code: 'gone', message: 'withdrawn' } }, { status: 410 });
  content.on(`POST ${base}/estates`, { total: { value: 1 }, results: [aHome(1)] });
  content.on(`POST ${base}/estate-filters`, { headTypes: [], locations: [], countries: [], prices: {} });
  content.on(`GET ${base}/estates/v2/7`, gone);
  content.on(`GET ${base}/estates/7/similar`, { total: { value: 1 }, results: [aHome(2)] });
  content.on(`GET ${base}/pages/by-url/vieux`, gone);
  return { ...bench, base };
}

describe('an error page', () => {
  it('404: explains it in the visitor’s language, with a search and the newest estates', async () => {
    const response = await scene().ask('/fr/nulle-part');
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('lang="fr"');
    expect(text).toContain('action="/fr/offre"');
    expect(text).toContain('Villa 1');
    expect(text).toContain('content="noindex');
    expect(text.match(/<h1/g)).toHaveLength(1);
  });

  it('410: shows estates similar to the withdrawn one', async () => {
    const response = await scene().ask('/fr/offre/7');
    expect(response.status).toBe(410);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = await response.text();
    expect(text).toContain('Villa 2');
    expect(text).not.toContain('Villa 1');
  });

  it('410 of a page mentions a page', async () => {
    const response = await scene().ask('/fr/vieux');
    expect(response.status).toBe(410);
    const text = await response.text();
    expect(text).toContain('Cette page n’existe plus.');
    expect(text).toContain('Villa 1');
  });

  it('works without parts that cannot be loaded, and is then not cached', async () => {
    const { ask, content, base, log } = scene();
    content.on(`POST ${base}/estates`, () => new Response('out of order', { status: 500 }));
    const response = await ask('/fr/nulle-part');
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('action="/fr/offre"');
    expect(log.map(({ event }) => event)).toContain('content.left_out');
  });

  it('503: makes no further call to a service that is down', async () => {
    const { ask, content } = scene();
    await ask('/fr');
    content.breaks('lost');
    const before = content.calls.length;
    const response = await ask('/fr/offre/9');
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe(String(RETRY_AFTER));
    const text = await response.text();
    expect(text).not.toContain('search-panel');
    expect(text).toContain('<a class="button" href="/fr/offre/9">Réessayer</a>');
    expect(content.calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('a page of one site shows no estates of another', async () => {
    const { ask, sites } = scene();
    const text = await (await ask(`https://${sites.b.id}.test/fr/nulle-part`)).text();
    expect(text).not.toContain('Villa');
  });
});
