import { describe, expect, it } from 'vitest';
import type { EstateCardsAnswer } from '#domain/views/estate-card.ts';
import { aHome } from '#wire/testing/home.ts';
import { similarBench } from './testing/similar-bench.ts';

describe('GET /{lang}/ajax/similar-estate/{id}', () => {
  it.each([
    ['nl', 'Huis', '/nl/aanbod/7/'],
    ['fr', 'Maison', '/fr/offre/7/'],
  ])('returns cards in the language of the address: %s', async (lang, title, path) => {
    const { ask, found } = similarBench();
    found([aHome(7, { subType: { id: 3, name: { nl: 'Huis', fr: 'Maison' } } })]);
    const response = await ask(`/${lang}/ajax/similar-estate/12`);
    expect(response.status).toBe(200);
    const { total, results } = await response.json<EstateCardsAnswer>();
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({ id: '7', title, href: expect.stringContaining(path) });
  });

  it('returns an empty list when there are none', async () => {
    const { ask, found } = similarBench();
    found([]);
    const response = await ask('/nl/ajax/similar-estate/12');
    expect(await response.json()).toEqual({ total: 0, results: [] });
  });

  it.each(['99', 'abc', "1'--", '12%00', '%2E%2E%2F12', 'x'.repeat(10_000)])(
    'answers 404 as JSON for %s',
    async (id) => {
      const { ask } = similarBench();
      const response = await ask(`/nl/ajax/similar-estate/${id}`);
      expect(response.status).toBe(404);
    },
  );

  it('makes no call for an invalid id', async () => {
    const { ask, content } = similarBench();
    await ask('/nl/ajax/similar-estate/abc');
    expect(content.calls.filter((call) => call.includes('similar'))).toEqual([]);
  });

  it('answers 503 and no empty list when they cannot be loaded', async () => {
    const { ask, content } = similarBench();
    await ask('/nl/ajax/nothing');
    content.breaks('error');
    const response = await ask('/nl/ajax/similar-estate/12');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('refuses other methods than GET', async () => {
    const { ask } = similarBench();
    const response = await ask('/nl/ajax/similar-estate/12', { method: 'POST' });
    expect(response.status).toBe(405);
  });
});
