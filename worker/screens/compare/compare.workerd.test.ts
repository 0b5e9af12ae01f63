import { describe, expect, it } from 'vitest';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

function scene() {
  const bench = appBench({ screens });
  const base = `/sites/${bench.sites.a.id}`;
  for (const [id, price, bedrooms] of [
    [1, 300_000, 3],
    [2, 400_000, 3],
    [3, 500_000, 4],
    [4, 600_000, 5],
    [5, 700_000, 6],
  ] as const)
    bench.content.on(
      `GET ${base}/estates/v2/${id}`,
      aHome(id, { price: { value: price }, bedroomCount: bedrooms }),
    );
  bench.content.on(`GET ${base}/estates/v2/9`, () =>
    Response.json({ error: { code: 'gone', message: 'withdrawn' } }, { status: 410 }),
  );
  const text = async (path: string) => (await bench.ask(path)).text();
  return { ...bench, text };
}

describe('/{lang}/comparer', () => {
  it('shows estates side by side in the order of the address, complete without a script', async () => {
    const { ask } = scene();
    const response = await ask('/fr/comparer?ids=2,1');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    const text = await response.text();
    expect(text.indexOf('Villa 2')).toBeLessThan(text.indexOf('Villa 1'));
    expect(text).toContain('€ 300.000');
    expect(text).toContain('href="/fr/comparer?ids=1"');
    expect(text).toContain('content="noindex');
  });

  it('shows only the rows that differ when requested', async () => {
    const { text } = scene();
    const rows = (page: string) => page.match(/<th scope="row"/g)?.length ?? 0;
    const [all, some] = [
      await text('/fr/comparer?ids=1,2'),
      await text('/fr/comparer?ids=1,2&only=differences'),
    ];
    expect(rows(some)).toBeLessThan(rows(all));
    expect(all).toContain('compare__row--same');
    expect(some).not.toContain('compare__row--same');
  });

  it('reports withdrawn estates, and that a fifth does not fit', async () => {
    const { text } = scene();
    const gone = await text('/fr/comparer?ids=1,2,9,99');
    expect(gone).toContain('Villa 1');
    expect(gone).toMatch(/2 favoris ne (?:sont|figurent)/);
    const five = await text('/fr/comparer?ids=1,2,3,4,5');
    expect(five).not.toContain('Villa 5');
    expect(five).toContain('4 au plus');
  });

  it('says that one more is needed, and keeps the chosen one', async () => {
    const { text } = scene();
    const page = await text('/fr/comparer?ids=1');
    expect(page).toContain('Choisissez encore un bien.');
    expect(page).toContain('Villa 1');
  });

  it.each(['', '?ids=', '?ids=../1,<script>'])('explains how to choose estates for %s', async (query) => {
    const { text } = scene();
    const page = await text(`/fr/comparer${query}`);
    expect(page).toContain('Choisissez-en au moins deux.');
    expect(page).not.toContain('<script>alert');
  });

  it('redirects the form’s address to the short one', async () => {
    const { ask } = scene();
    const response = await ask('/fr/comparer?ids=1&ids=2');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('/fr/comparer?ids=1,2');
  });

  it('is a 503 in an outage, and never an empty comparison', async () => {
    const { ask, content } = scene();
    await ask('/fr');
    content.breaks('lost');
    expect((await ask('/fr/comparer?ids=1,2')).status).toBe(503);
  });
});
