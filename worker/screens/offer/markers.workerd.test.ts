import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import type { MarkersView } from '#domain/views/result-map.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

const AREA = 'bounds=50.8,4.6,50.95,4.8&size=640x480';
const estate = (id: number, visible: boolean) =>
  aHome(id, {
    subType: { id: 3, name: { nl: 'Huis', fr: 'Maison' } },
    price: { value: 289_000 },
    address: {
      visible,
      city: { id: 1, zip: '3000', name: { nl: 'Leuven' } },
      geoLocation: { lat: 50.88, lon: 4.7 },
    },
  });

const scene = () => {
  const bench = appBench({ screens });
  const path = `POST /sites/${bench.sites.a.id}/estate-markers`;
  const answer = (results: unknown[], clusters: unknown[] = []) =>
    bench.content.on(path, {
      total: { value: 84 },
      located: 76,
      extent: { south: 50, west: 4, north: 51, east: 5 },
      clusters,
      results,
    });
  const sent = async () =>
    await bench.content.requests.find((request) => request.url.endsWith('estate-markers'))?.json();
  return { ...bench, path, answer, sent };
};

describe('GET /{lang}/ajax/markers', () => {
  it('requests the filter’s estates in the area, and returns their markers in the page’s language', async () => {
    const { ask, answer, sent } = scene();
    answer([estate(7, true)]);
    const response = await ask(`/fr/ajax/markers?type=3&view=map&${AREA}`);
    expect(response.status).toBe(200);
    const { markers } = await response.json<MarkersView>();
    expect(markers).toEqual([
      expect.objectContaining({
        id: '7',
        title: 'Maison',
        lat: 50.88,
        lon: 4.7,
        label: '€ 289.000',
        vague: false,
        href: expect.stringContaining('/fr/offre/7/'),
      }),
    ]);
    const request = (await sent()) as { query: unknown; bounds: { south: number } };
    expect(request.query).toEqual({ terms: { 'headType.id': ['3'] } });
    expect(request.bounds.south).toBeLessThanOrEqual(50.8);
  });

  it('shows a hidden address only approximately, and marks it so', async () => {
    const { ask, answer } = scene();
    answer([estate(7, false)]);
    const text = await (await ask(`/nl/ajax/markers?${AREA}`)).text();
    expect(JSON.parse(text).markers).toMatchObject([{ vague: true, place: '3000\u00a0Leuven' }]);
    const { lat, lon } = cellCentre({ lat: 50.88, lon: 4.7 });
    expect(JSON.parse(text).markers).toMatchObject([{ lat, lon }]);
  });

  it('treats a cluster without address data as approximate', async () => {
    const { ask, answer } = scene();
    const bounds = { south: 50.88123, west: 4.70123, north: 50.88123, east: 4.70123 };
    answer([], [{ lat: 50.88123, lon: 4.70123, count: 2, bounds }]);
    const text = await (await ask(`/nl/ajax/markers?${AREA}`)).text();
    expect(JSON.parse(text).clusters).toMatchObject([{ count: 2, ids: [] }]);
    expect(text).not.toContain('50.88123');
    expect(text).not.toContain('4.70123');
  });

  it('names the invalid field', async () => {
    const { ask, content } = scene();
    const response = await ask('/nl/ajax/markers?bounds=51,4,50,5&size=640x480');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { fields: { bounds: 'invalid' } } });
    expect(content.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([404, 405, 501])('is 404 when the content service lacks the call (%i)', async (status) => {
    const { ask, content, path } = scene();
    content.on(path, () => new Response('no such call', { status }));
    expect((await ask(`/nl/ajax/markers?${AREA}`)).status).toBe(404);
  });

  it('is 503 and no empty map when they cannot be loaded', async () => {
    const { ask, content } = scene();
    await ask('/nl/ajax/nothing');
    content.breaks('error');
    expect((await ask(`/nl/ajax/markers?${AREA}`)).status).toBe(503);
  });

  it('refuses other methods than GET', async () => {
    const { ask } = scene();
    expect((await ask(`/nl/ajax/markers?${AREA}`, { method: 'POST' })).status).toBe(405);
  });
});
