import { describe, expect, it } from 'vitest';
import { aHome } from '#wire/testing/home.ts';
import { similarBench } from './testing/similar-bench.ts';

describe('GET /{lang}/ajax/similar-cards/{id}', () => {
  it.each([
    ['nl', 'Huis', '/nl/aanbod/7/'],
    ['fr', 'Maison', '/fr/offre/7/'],
  ])('returns cards in the language of the address: %s', async (lang, title, path) => {
    const { ask, found } = similarBench();
    found([aHome(7, { subType: { id: 3, name: { nl: 'Huis', fr: 'Maison' } } })]);
    const response = await ask(`/${lang}/ajax/similar-cards/12`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const text = await response.text();
    expect(text).toMatch(/^<!DOCTYPE html><section/);
    expect(text).toContain('data-estate="7"');
    expect(text).toContain(title);
    expect(text).toContain(`href="${path}`);
    // Not yet hydrated, as on the page itself.
    expect(text).toContain('data-island="heart"');
  });

  it('returns an empty document when there are none', async () => {
    const { ask, found } = similarBench();
    found([]);
    expect(await (await ask('/nl/ajax/similar-cards/12')).text()).toBe('<!DOCTYPE html>');
  });

  it.each(['99', 'abc', "1'--"])('answers 404 for %s', async (id) => {
    expect((await similarBench().ask(`/nl/ajax/similar-cards/${id}`)).status).toBe(404);
  });

  it('answers 503 and no empty list when they cannot be loaded', async () => {
    const { ask, content } = similarBench();
    await ask('/nl/ajax/nothing');
    content.breaks('error');
    const response = await ask('/nl/ajax/similar-cards/12');
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});
