import { describe, expect, it } from 'vitest';
import type { EstateCardsAnswer } from '#domain/views/estate-card.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

function scene() {
  const bench = appBench({ screens });
  const { content, sites } = bench;
  content.on(`POST /sites/${sites.a.id}/estates`, { total: { value: 2 }, results: [aHome(1), aHome(2)] });
  return bench;
}

function aSiteWithRentals() {
  const site = siteDocument('lets', { locales: ['nl', 'fr'], settings: { features: ['rentals'] } });
  const content = fakeContent(site);
  content.on(`POST /sites/${site.id}/estates`, { total: { value: 2 }, results: [aHome(1), aHome(2)] });
  const subKind = { id: 'STUDIO', name: { nl: 'Studio', fr: 'Studio' } };
  const general = { building: { rentalName: 'Zeebries' }, subKind, maxOccupation: 2 };
  content.on(`POST /sites/${site.id}/rental-units`, {
    total: { value: 1 },
    results: [{ id: 1, general, pricesFrom: [{ type: 'WEEK', price: 700 }] }],
  });
  const bench = appBench({ content, screens });
  const ask = (path: string, init?: RequestInit) => bench.ask(`https://${site.hostnames[0]}${path}`, init);
  return { ask, site, content };
}

describe('/{lang}/favoris?ids=… (a shared list)', () => {
  it('shows the estates in the order of the address, without a script, and counts withdrawn ones', async () => {
    const response = await scene().ask('/fr/favoris?ids=2,1,9');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text.indexOf('Villa 2')).toBeLessThan(text.indexOf('Villa 1'));
    expect(text).toContain('1 favori n’est plus proposé.');
    expect(text).toContain('href="/fr/comparer?ids=2,1"');
    expect(text).toContain('data-ids="2,1"');
    expect(text).toContain('content="noindex');
  });

  it('keeps the list in the other languages, and is not cached', async () => {
    const { ask, content } = scene();
    const text = await (await ask('/fr/favoris?ids=1,2')).text();
    expect(text).toContain('href="/nl/favorieten?ids=1,2"');
    const response = await ask('/fr/favoris?ids=1,2');
    expect(response.headers.get('X-Gevel-Cache')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    content.breaks('lost');
    expect((await ask('/fr/favoris?ids=3')).status).toBe(503);
  });

  it.each(['', '../1', '<script>', 'x'.repeat(5_000)])('tolerates %s as a list', async (ids) => {
    const { ask, content } = scene();
    const response = await ask(`/fr/favoris?ids=${encodeURIComponent(ids)}`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<script>alert');
    expect(content.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('shows holiday homes beside estates, with their kind and price, and compares estates alone', async () => {
    const { ask, site, content } = aSiteWithRentals();
    const ids = '2,stay-1,1';
    for (const [path, kind, price] of [
      [`/fr/favoris?ids=${ids}`, 'Studio', /Dès.*€ 700.*\/ semaine/],
      [`/nl/favorieten?ids=${ids}`, 'Studio', /Vanaf.*€ 700.*\/ week/],
    ] as const) {
      const text = (await (await ask(path)).text()).replaceAll('\u00a0', ' ');
      expect(text).toMatch(new RegExp(`Villa 2.*${kind}.*Zeebries.*Villa 1`, 's'));
      expect(text).toMatch(price);
      expect(text).toContain('data-ids="2,stay-1,1"');
      expect(text).toMatch(/href="\/(fr\/comparer|nl\/vergelijken)\?ids=2,1"/);
    }
    const search = content.requests.findLast(({ url }) => url.endsWith(`/sites/${site.id}/rental-units`));
    expect(await search?.json()).toEqual({ query: { terms: { id: ['1'] } }, from: 0, size: 1 });
  });

  it('answers the browser’s own list with holiday homes under the ids that it has stored', async () => {
    const { ask } = aSiteWithRentals();
    const call = (ids: readonly string[]) =>
      ask('/fr/ajax/favorites', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids }),
      });
    const { total, results } = await (await call(['stay-1', '2', 'stay-8'])).json<EstateCardsAnswer>();
    expect([total, results.map(({ id, href }) => [id, href])]).toEqual([
      2,
      [
        ['stay-1', '/fr/vacances/1'],
        ['2', expect.stringContaining('/fr/offre/2')],
      ],
    ]);
    expect((await call(['stay-/../x'])).status).toBe(400);
  });

  it('is the visitor’s own list without the parameter: the same page for everyone', async () => {
    const text = await (await scene().ask('/fr/favoris')).text();
    expect(text).toContain('data-island="favorites-page"');
  });
});
