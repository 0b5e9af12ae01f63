import { describe, expect, it } from 'vitest';
import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

const LUIK = {
  id: 3106,
  zip: 4000,
  name: { nl: 'Luik', fr: 'Liège', de: 'Lüttich' },
  alias: { nl: null, fr: 'Cité ardente' },
  lat: 50.6,
  lon: 5.5,
};
const HEIST = { id: '1204', zip: '8301', name: { nl: 'Heist-aan-Zee' }, alias: { nl: 'Knokke-Heist' } };

const scene = (cities: unknown = [LUIK, HEIST]) => {
  const bench = appBench({ screens, contentTimeoutMs: 1_000 });
  bench.content.on(`GET /sites/${bench.sites.a.id}/cities`, () => Response.json(cities));
  const suggest = async (lang: string, q: string): Promise<PlaceSuggestion[]> => {
    const response = await bench.ask(`/${lang}/ajax/search-city?${new URLSearchParams({ q })}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const asked = () => bench.content.calls.filter((call) => call.includes('/cities'));
  return { ...bench, suggest, asked };
};

describe('GET /{lang}/ajax/search-city (spec 1 §2)', () => {
  it.each([
    ['nl', 'luik', { name: 'Luik', alias: null, text: null, href: null }],
    ['fr', 'lie', { name: 'Liège', alias: null, text: null, href: null }],
    ['fr', 'luik', { name: 'Liège', alias: 'Luik', text: null, href: null }],
    ['nl', 'liège', { name: 'Luik', alias: 'Liège', text: null, href: null }],
    ['nl', 'cite', { name: 'Luik', alias: 'Cité ardente', text: null, href: null }],
    ['nl', '4000', { name: 'Luik', alias: null, text: null, href: null }],
    ['nl', 'luyk', { name: 'Luik', alias: null, text: null, href: null }],
  ])('in %s for %s returns the place, and the name that matched', async (lang, q, expected) => {
    const { suggest } = scene([LUIK]);
    expect(await suggest(lang, q)).toEqual([{ id: '3106', zip: '4000', ...expected }]);
  });

  it('adds no explanation to a name that matches by itself', async () => {
    const { suggest } = scene([HEIST]);
    expect(await suggest('nl', 'heist')).toEqual([
      { id: '1204', zip: '8301', name: 'Heist-aan-Zee', alias: null, text: null, href: null },
    ]);
    expect((await suggest('nl', 'knokke'))[0]?.alias).toBe('Knokke-Heist');
  });

  it('calls in the language of the page, folded, and once for all spellings', async () => {
    const { suggest, asked, sites } = scene();
    await suggest('fr', '  LIÈGE ');
    await suggest('fr', 'liege');
    expect(asked()).toEqual([`GET /sites/${sites.a.id}/cities?q=liege&locale=fr`]);
  });

  it('suggests the places with most estates before anything is typed, and none for punctuation', async () => {
    const { suggest, asked } = scene();
    expect(await suggest('nl', '')).toHaveLength(2);
    expect(await suggest('nl', '!?')).toEqual([]);
    expect(asked()).toHaveLength(1);
  });

  it('drops an invalid city and keeps the others', async () => {
    const { suggest } = scene([{ zip: '1' }, LUIK]);
    expect((await suggest('nl', 'l')).map(({ id }) => id)).toEqual(['3106']);
  });

  it.each([
    ['too long a text', 'x'.repeat(65)],
    ['a control character', 'brug%00ge'],
  ])('refuses %s and names the field', async (_what, q) => {
    const { ask, asked } = scene();
    const response = await ask(`/nl/ajax/search-city?q=${q}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'bad_request', fields: { q: expect.stringMatching(/64/) } },
    });
    expect(asked()).toEqual([]);
  });

  it.each(['lost', 'error', 'hangs'] as const)('answers 503 and no empty list when %s', async (how) => {
    const { ask, content } = scene();
    await ask('/nl/ajax/nothing');
    content.breaks(how);
    const response = await ask('/nl/ajax/search-city?q=luik');
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('shares nothing between sites', async () => {
    const { suggest, ask, content, sites } = scene();
    await suggest('fr', 'luik');
    content.on(`GET /sites/${sites.b.id}/cities`, () => Response.json([]));
    const other = await ask(`https://${sites.b.id}.test/fr/ajax/search-city?q=luik`);
    expect(await other.json()).toEqual([]);
  });

  it('refuses other methods than GET', async () => {
    const response = await scene().ask('/nl/ajax/search-city', { method: 'POST' });
    expect(response.status).toBe(405);
  });
});
