/**
 * The map view: with markers, with a service that lacks the call, with a failing call, and on a site without
 * maps.
 */
import { describe, expect, it } from 'vitest';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { createTranslator } from '#locales/translator.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

const t = createTranslator('nl');
const estate = aHome(7, {
  subType: { id: 31, name: { nl: 'Villa' } },
  price: { value: 289_000 },
  address: {
    visible: true,
    street: { nl: 'Bondgenotenlaan' },
    number: '1',
    city: { id: 1203, zip: '3000', name: { nl: 'Leuven' } },
    geoLocation: { lat: 50.88, lon: 4.7 },
  },
});
const MARKERS = {
  total: { value: 84 },
  located: 76,
  extent: { south: 50.5, west: 4.3, north: 51.2, east: 5 },
  clusters: [
    {
      lat: 51.2,
      lon: 4.4,
      count: 75,
      bounds: { south: 51.19, west: 4.39, north: 51.21, east: 4.41 },
      vague: false,
      towns: [{ id: 1200, count: 75, lat: 51.2, lon: 4.4 }],
    },
  ],
  results: [estate],
};

function scene(features: readonly string[] = ['map']) {
  const bench = appBench({ screens });
  const { a } = bench.sites;
  const { content } = bench;
  content.on(`GET /sites/by-hostname/${a.id}.test`, {
    ...a,
    knowsAreas: true,
    settings: { ...a.settings, features },
  });
  content.on(`POST /sites/${a.id}/estates`, { total: { value: 84 }, results: [estate] });
  content.on(`POST /sites/${a.id}/estate-filters`, {
    locations: [{ id: 1200, name: { nl: 'Antwerpen' }, lat: 51.22, lon: 4.4 }],
  });
  const markers = `POST /sites/${a.id}/estate-markers`;
  content.on(markers, MARKERS);
  const page = async (address = '/nl/aanbod?view=map') => {
    const response = await bench.ask(address);
    return { response, text: await response.text() };
  };
  const asked = () => content.calls.filter((call) => call === markers).length;
  return { ...bench, markers, page, asked };
}

describe('the offer on a map', () => {
  it('shows a drawn area without results, whose corners can be moved; the empty list leads there', async () => {
    const { page, sites, content, markers } = scene();
    content.on(`POST /sites/${sites.a.id}/estates`, { total: { value: 0 }, results: [] });
    content.on(markers, { total: { value: 0 }, located: 0, clusters: [], results: [] });
    const area = writeCorners([
      [51.2, 3.1],
      [51.4, 3.1],
      [51.4, 3.5],
    ]);
    const list = await page(`/nl/aanbod?area=${area}`);
    expect(list.text).toContain(`href="/nl/aanbod?area=${area}&amp;view=map"`);
    const { text } = await page(`/nl/aanbod?area=${area}&view=map`);
    expect(text).toContain('data-island="result-map"');
    expect(text).toContain('class="zone"');
    expect(text).toContain(t('views.offer.none', { noun: 'panden' }));
    // Without an area there is nothing to adjust.
    expect((await page('/nl/aanbod?type=3&view=map')).text).not.toContain('data-island="result-map"');
  });

  it('has a link for each marker, a card for each estate of the list, and says how many are missing (spec 1 §4)', async () => {
    const { page } = scene();
    const { response, text } = await page();
    expect(response.status).toBe(200);
    expect(text).toContain('data-mark="7"');
    expect(text).toContain('aria-label="Villa, Bondgenotenlaan\u00a01, 3000\u00a0Leuven, € 289.000"');
    expect(text).toContain('aria-label="Antwerpen 75 panden: kom dichterbij"');
    expect(text).toContain('data-estate="7"');
    expect(text).toContain('Panden op de kaart: 76 van 84');
    expect(text).not.toContain(' style=');
  });

  it('requests positions only for the map', async () => {
    const { page, asked } = scene();
    await page('/nl/aanbod');
    await page('/nl/aanbod?view=list');
    expect(asked()).toBe(0);
    await page();
    expect(asked()).toBe(1);
  });

  it('shows the list when the site has no map', async () => {
    const { page, asked } = scene([]);
    const { text } = await page();
    expect(text).toContain('data-estate="7"');
    expect(text).not.toContain('map-view');
    expect(asked()).toBe(0);
  });

  it.each([
    ['lacks the call', 404],
    ['has not made it', 501],
    ['fails', 500],
  ])(
    'says that the map is missing, beside a complete list, when the content service %s',
    async (_, status) => {
      const { page, content, markers } = scene();
      content.on(markers, () => new Response('no', { status }));
      const { response, text } = await page();
      expect(response.status).toBe(200);
      expect(text).toContain(t('resultMap.unavailable'));
      expect(text).toContain('data-estate="7"');
      // A failed answer is not cached; the answer that the call does not exist is.
      expect(response.headers.get('Cache-Control')?.includes('no-store') ?? false).toBe(status === 500);
    },
  );
});
