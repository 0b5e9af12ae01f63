/**
 * A third source of listings, through the whole site: its rules and its adapter, and the two lines that
 * list them (`testing/index.ts` beside the registries), which are all that is replaced here.
 */
import '#domain/sources/testing/replaceable.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '#wire/site.ts';
import { THIRD_ID, THIRD_LISTING, THIRD_SUMMARY } from './estate/sources/testing/third/documents.ts';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

// Files share a Worker: the real registries are there by now, and other files need them again.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('#domain/sources/index.ts', () => import('#domain/sources/testing/index.ts'));
vi.mock('./estate/sources/index.ts', () => import('./estate/sources/testing/index.ts'));

const PATH = encodeURI('/fr/offre/x-123/maison-de-maître-à-vendre-a-rue-du-village-7-9000-gand');
let scenes = 0;

/** A site that shows the third source, and a content service that has one estate of it. */
function scene() {
  scenes += 1;
  const settings = {
    source: 'third' as string as Site['settings']['source'],
    features: ['agenda' as const],
  };
  const site = siteDocument(`third${scenes}`, { settings });
  const content = fakeContent(site);
  const base = `/sites/${site.id}`;
  const list = { total: { value: 1 }, results: [THIRD_SUMMARY] };
  content.on(`GET ${base}/estates/third/${THIRD_ID}`, THIRD_LISTING);
  content.on(`GET ${base}/estates/third/x-124`, { ...THIRD_LISTING, key: 'x-124', floorSpace: 190 });
  content.on(`GET ${base}/estates/${THIRD_ID}/similar`, list);
  content.on(`POST ${base}/estates/third`, {
    ...list,
    results: [{ ...THIRD_SUMMARY, groupKey: 'open' }],
    groups: [{ key: 'open', count: 1 }],
  });
  const bench = appBench({ content, screens });
  const ask = (path: string) => bench.ask(`https://${site.id}.test${path}`);
  return { ...bench, ask, base, text: async (path: string) => (await ask(path)).text() };
}

let third = scene();
beforeEach(() => {
  third = scene();
});

describe('an estate of a third source', () => {
  it('has a page, with an address made from its own texts', async () => {
    const short = await third.ask(`/fr/offre/${THIRD_ID}`);
    expect([short.status, short.headers.get('location')]).toEqual([301, PATH]);
    const response = await third.ask(PATH);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('Belle maison');
    expect(page).toContain('Une maison calme.');
    expect(page).toContain('432.000');
    expect(page).toContain('Rue du Village 7');
  });

  it('shows the rows of its own field table, without internal ones', async () => {
    const page = await third.text(PATH);
    expect(page).toMatch(/Année de construction<\/dt>\s*<dd[^>]*>1907/);
    expect(page).not.toContain('4711-secret');
  });

  it('is in the list of a search, in its own group', async () => {
    const page = await third.text('/fr/offre?status=FOR_SALE&group=STATUS');
    expect(page).toContain(`href="${PATH}"`);
    expect(page).toContain('Maison de maître');
    expect(page).toMatch(/À vendre[\s\S]*?1 bien/);
  });

  it('is searched with the call and values of its source', async () => {
    await third.ask('/fr/offre?status=FOR_SALE');
    const search = third.content.requests.find(({ url }) => url.endsWith(`${third.base}/estates/third`));
    expect(await search?.json()).toMatchObject({
      query: { terms: { 'transaction.id': ['open', 'held'] } },
    });
    expect(third.content.calls).not.toContain(`POST ${third.base}/estates`);
  });

  it('has similar estates', async () => {
    const page = await third.text(`/fr/ajax/similar-estate/${THIRD_ID}`);
    expect(page).toContain(PATH);
  });

  it('can be compared, asked about and viewed like any other', async () => {
    const compared = await third.text(`/fr/comparer?ids=${THIRD_ID},x-124`);
    expect(compared).toContain('Belle maison');
    expect(compared).toContain('210\u00a0m²');
    const contact = await third.text(`/fr/contact?estate=${THIRD_ID}`);
    expect(contact).toContain(`href="${PATH}"`);
    const viewing = await third.text(`/fr/prendre-rendez-vous/${THIRD_ID}`);
    expect(viewing).toContain(`href="${PATH}"`);
  });

  it('is not found for an id in another format', async () => {
    expect((await third.ask('/fr/offre/x-abc')).status).toBe(404);
    expect(third.content.calls.filter((call) => call.includes('x-abc'))).toEqual([]);
  });
});
