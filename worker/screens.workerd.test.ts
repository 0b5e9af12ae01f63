/** Checks that every screen must pass, run with the real handlers (style, "Shared checks"). */
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo, SCREENS } from '#domain/routes.ts';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';

const HOSTILE = `"><script>alert(1)</script><p style="x">'`;
const PARAMS = {
  id: '12',
  slug: HOSTILE.replaceAll('/', '|'),
  entityId: '7',
  token: 'secret',
  url: 'over-ons',
  name: 'area',
  kind: 'stay',
  deed: 'confirm',
  action: 'withdraw',
  part: 'hours',
  format: 'rss',
};
const QUERY = new URLSearchParams({
  'price-min': 'abc',
  'price-max': '-1',
  page: '-1',
  city: HOSTILE,
  type: '../../x',
  sortType: 'nothing',
  geo_range: '1e999',
  view: HOSTILE,
  id: '../12',
}).toString();

const bench = () => appBench({ screens });
let scene = bench();
beforeEach(() => {
  scene = bench();
});

/** The page has only scripts from files of the site, no style attribute, and no markup from its address. */
function expectSafe(text: string): void {
  expect(text).not.toContain('<script>alert');
  expect(text).not.toMatch(/<[^>]*\sstyle=/i);
  expect(text).not.toMatch(/<[^>]*\son[a-z]+=/i);
  const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((found) => found[1] ?? '');
  expect(inline.filter((attributes) => !attributes.includes('application/ld+json'))).toEqual([]);
}

describe.each([...SCREENS, 'page' as const])('%s', (screen) => {
  const path = pathTo(screen, 'fr', PARAMS);

  it('is in the list', () => {
    expect(screens.named(screen)).toBeDefined();
  });

  it('answers a plain 404 on an unknown host', async () => {
    const response = await scene.ask(`https://unknown-${screen}.test${path}`);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).not.toContain('Agency');
    expectSafe(text);
  });

  it('is not found in a language that the site lacks', async () => {
    const path = pathTo(screen, 'de', PARAMS);
    const response = await scene.ask(path);
    expect(response.status).toBe(404);
    expectSafe(await response.text());
  });

  it('tolerates invalid parameters', async () => {
    const { content, sites, ask } = scene;
    content.on(`POST /sites/${sites.a.id}/estates`, { total: { value: 0 }, results: [] });
    content.on(`POST /sites/${sites.a.id}/estate-filters`, { headTypes: [] });
    const response = await ask(`${path}?${QUERY}`);
    expect([200, 301, 302, 400, 404]).toContain(response.status);
    expectSafe(await response.text());
  });

  it('never fails while the content service is down', async () => {
    const { content, sites, ask } = scene;
    await ask('/assets/warm.css');
    content.breaks('lost');
    const response = await ask(path);
    expect([200, 301, 302, 404, 503]).toContain(response.status);
    const text = await response.text();
    const { status, headers } = response;
    expect(text.includes(sites.a.name) || status < 400).toBe(true);
    expect(headers.has('Retry-After')).toBe(status === 503);
    expectSafe(text);
  });

  it('is not shared between two sites', async () => {
    const { ask, sites } = scene;
    const other = `https://${sites.b.id}.test${path}`;
    for (const visit of [1, 2]) {
      const [one, two] = [await (await ask(path)).text(), await (await ask(other)).text()];
      expect([visit, one.includes(sites.b.name), two.includes(sites.a.name)]).toEqual([visit, false, false]);
    }
  });
});
