import { describe, expect, it } from 'vitest';
import { ajax } from '../../calls.ts';
import { pageHandlers } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

const estate = (id: number) => ({
  general: {
    id,
    subType: { id: 1, name: { fr: `Villa ${id}` } },
    transaction: { id: 1, name: { fr: 'À vendre' } },
  },
});

function scene() {
  const bench = appBench({ pageHandlers, ajax });
  const { content, sites } = bench;
  content.on(`POST /sites/${sites.a.id}/estates`, { total: { value: 2 }, results: [estate(1), estate(2)] });
  return bench;
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

  it('is the visitor’s own list without the parameter: the same page for everyone', async () => {
    const text = await (await scene().ask('/fr/favoris')).text();
    expect(text).toContain('data-island="favorites-page"');
  });
});
