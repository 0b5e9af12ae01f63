import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { scaleOf } from '#domain/map/frame.ts';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { toWorld } from '#domain/map/projection.ts';
import type { Estate } from '#wire/estate.ts';
import type { EstateMarkersRequest, MarkerCluster } from '#wire/estate-markers.ts';
import { estateStatements, siteStatements } from '../../intake/index.ts';
import { listingStatements } from '../../intake/sources/second.ts';
import { answerOf, post } from '../../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../../testing/fixtures.ts';
import { store } from '../../testing/store.ts';

const LEUVEN = { lat: 50.88, lon: 4.7 };
const FLAT = { headType: { id: 1 }, subType: { id: 4 } };
const SIZE = { width: 640, height: 640 };

const at = (lat: number, lon: number, visible = true) => ({
  ...aCity(1203, '3000', 'Leuven', lat, lon),
  visible,
});

const flat = (id: number, lat: number, lon: number, visible = true) =>
  estateStatements('map', anEstate(id, { ...FLAT, address: at(lat, lon, visible) }));

beforeAll(async () => {
  await store(
    siteStatements(aSite('map')),
    // Two flats in one building, and one across the street.
    flat(1, LEUVEN.lat, LEUVEN.lon),
    flat(2, LEUVEN.lat, LEUVEN.lon),
    flat(3, LEUVEN.lat + 0.0004, LEUVEN.lon),
    flat(4, 50.47, 4.87),
    // Far away, with a hidden address.
    flat(5, 51.35, 3.28, false),
    // Without location, sub type or status, and at coordinates that mean "none".
    estateStatements('map', anEstate(6, FLAT)),
    estateStatements('map', anEstate(7, { headType: { id: 1 }, address: at(50.9, 4.6) })),
    estateStatements('map', anEstate(8, { ...FLAT, transaction: null, address: at(50.9, 4.6) })),
    flat(9, 0, 0),
    flat(10, -1, -1),
    listingStatements(
      'map',
      aListing(aGuid(20), { address: { visible: true } }),
      anEstate(20, {
        ...FLAT,
        transaction: { id: 3 },
        address: at(LEUVEN.lat, LEUVEN.lon),
        price: { value: 100_000 },
      }),
    ),
    siteStatements(aSite('second', { settings: { ...aSite('x').settings, source: 'skarabee' } })),
    listingStatements(
      'second',
      aListing(aGuid(31), { address: { visible: true } }),
      anEstate(31, { ...FLAT, address: at(50.5, 4.5) }),
    ),
    estateStatements('second', anEstate(32, { ...FLAT, address: at(50.6, 4.6) })),
    siteStatements(aSite('words')),
    listingStatements(
      'words',
      aListing(aGuid(41), { status: 'OPTION_FOR_SALE', transaction: null }),
      anEstate(41, { ...FLAT, transaction: null, address: at(50.5, 4.5) }),
    ),
    siteStatements(aSite('empty')),
  );
});

interface Answer {
  total: { value: number };
  located: number;
  extent: { south: number; west: number; north: number; east: number } | null;
  clusters: MarkerCluster[];
  results: Estate[];
}

const ask = async (request: Partial<EstateMarkersRequest> = {}, site = 'map'): Promise<Answer> => {
  const response = await post(`/sites/${site}/estate-markers`, { query: {}, ...SIZE, ...request });
  expect(response.status).toBe(200);
  return response.json();
};

const idsOf = ({ results }: Answer) =>
  results.map(({ general }) => Number(general.id)).toSorted((a, b) => a - b);

/** Bounds of some degrees around a place. */
const around = ({ lat, lon }: { lat: number; lon: number }, degrees: number) => ({
  south: lat - degrees,
  west: lon - degrees,
  north: lat + degrees,
  east: lon + degrees,
});

describe('POST …/estate-markers', () => {
  it('counts all, and marks those with location, sub type and status (spec 1 §4)', async () => {
    const answer = await ask();
    expect(answer.total.value).toBe(11);
    expect(answer.located).toBe(6);
    const marked = answer.clusters.reduce((sum, { count }) => sum + count, answer.results.length);
    expect(marked).toBe(6);
  });

  it('clusters estates too close together, with position and ids', async () => {
    const { clusters, ...answer } = await ask();
    expect(idsOf({ ...answer, clusters })).toEqual([4, 5]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ count: 4, vague: false, towns: [{ id: '1203', count: 4 }] });
    expect(clusters[0]?.lat).toBeCloseTo(LEUVEN.lat + 0.0001, 6);
    expect(clusters[0]?.bounds).toEqual({
      south: LEUVEN.lat,
      west: LEUVEN.lon,
      north: LEUVEN.lat + 0.0004,
      east: LEUVEN.lon,
    });
    expect(clusters[0]?.ids.map(String).toSorted()).toEqual([aGuid(20), '1', '2', '3'].toSorted());
  });

  it('counts the estates of each town in a cluster, which stands in the one with most', async () => {
    const other = { ...aCity(1204, '3360', 'Bierbeek', 50.881, 4.701), visible: true };
    await store(
      siteStatements(aSite('towns')),
      ...[1, 2, 3].map((id) =>
        estateStatements(
          'towns',
          anEstate(id, { ...FLAT, address: id === 1 ? other : at(LEUVEN.lat, LEUVEN.lon) }),
        ),
      ),
    );
    const [cluster, ...others] = (await ask({ bounds: around(LEUVEN, 0.5) }, 'towns')).clusters;
    expect(others).toEqual([]);
    expect(cluster?.towns).toEqual([
      { id: '1203', count: 2, ...LEUVEN },
      { id: '1204', count: 1, lat: 50.881, lon: 4.701 },
    ]);
    expect(cluster).toMatchObject({ ...LEUVEN, count: 3 });
  });

  it('separates two sides of a street when zoomed in, but never estates at one point', async () => {
    const near = await ask({ bounds: around(LEUVEN, 0.001) });
    expect(idsOf(near)).toEqual([3]);
    expect(near.clusters.map(({ count, bounds }) => [count, bounds.south === bounds.north])).toEqual([
      [3, true],
    ]);
    const nearest = await ask({ bounds: around(LEUVEN, 1e-9) });
    expect(nearest.clusters.map(({ count }) => count)).toEqual([3]);
  });

  it('marks a cluster as vague if it contains an estate with a hidden street', async () => {
    const sold = { ...FLAT, transaction: { id: 5 }, address: at(50.1, 5.5) };
    await store(
      siteStatements(aSite('sold')),
      estateStatements('sold', anEstate(1, sold)),
      estateStatements('sold', anEstate(2, { ...sold, transaction: { id: 1 } })),
    );
    expect((await ask({}, 'sold')).clusters.map(({ vague }) => vague)).toEqual([true]);
  });

  it('returns the estates within the bounds, and totals and extent of the whole search', async () => {
    const answer = await ask({ bounds: around({ lat: 50.47, lon: 4.87 }, 0.05) });
    expect(idsOf(answer)).toEqual([4]);
    expect(answer.clusters).toEqual([]);
    expect(answer).toMatchObject({ total: { value: 11 }, located: 6 });
    expect(answer.extent).toMatchObject({ south: 50.47, east: 4.87 });
  });

  it('searches like the list beside it', async () => {
    const answer = await ask({ query: { range: { 'price.value': { gte: 1 } } } });
    expect(answer.total.value).toBe(1);
    expect(answer.results.map(({ guid }) => guid)).toEqual([aGuid(20)]);
  });

  it('places a hidden address only by its cell', async () => {
    const { results, extent } = await ask();
    const hidden = results.find(({ general }) => Number(general.id) === 5)?.general.address;
    expect(hidden?.geoLocation).toEqual(cellCentre({ lat: 51.35, lon: 3.28 }));
    expect(extent?.north).toBe(hidden?.geoLocation?.lat);
    expect(hidden).not.toHaveProperty('street');
    // Narrow bounds or a circle around the true coordinates do not find it either.
    expect((await ask({ bounds: around({ lat: 51.35, lon: 3.28 }, 0.001) })).results).toEqual([]);
  });

  it('shows only second-source listings on a site of that source', async () => {
    const answer = await ask({}, 'second');
    expect(answer.total.value).toBe(1);
    expect(idsOf(answer)).toEqual([31]);
  });

  it('is empty for an empty search', async () => {
    expect(await ask({}, 'empty')).toEqual({
      total: { value: 0 },
      located: 0,
      extent: null,
      clusters: [],
      results: [],
    });
  });

  it('answers 404 for an unknown site', async () => {
    expect((await post('/sites/nowhere/estate-markers', { query: {}, ...SIZE })).status).toBe(404);
  });

  it.each([
    ['crossed bounds', { bounds: { south: 51, west: 3, north: 50, east: 4 } }, 'bounds.north'],
    [
      'bounds across the date line',
      { bounds: { south: 50, west: 170, north: 51, east: -170 } },
      'bounds.east',
    ],
    ['bounds off the earth', { bounds: { south: -91, west: 3, north: 50, east: 4 } }, 'bounds.south'],
    ['a map without width', { width: 0 }, 'width'],
    ['a field it does not know', { colour: 'red' }, 'colour'],
  ])('refuses %s and names it', async (_what, request, field) => {
    const { status, body } = await answerOf(
      await post('/sites/map/estate-markers', { query: {}, ...SIZE, ...request }),
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });
});

it('POST …/estate-markers marks a home that states its status in words alone (spec 1 §4)', async () => {
  const answer = await ask({}, 'words');
  expect(answer).toMatchObject({ total: { value: 1 }, located: 1 });
  expect(idsOf(answer)).toEqual([41]);
});

describe('POST …/estate-markers of a large offer', () => {
  /** Estates scattered over the country by two coprime strides. */
  const MANY =
    'INSERT INTO estates (site_id, id, sub_type_id, transaction_id, lat, lon) ' +
    "SELECT 'large', n.value, '4', '1', 49.6 + (n.value * 7919 % 18013) / 10007.0, " +
    '2.7 + (n.value * 104729 % 34019) / 10007.0 FROM json_each(?) AS n';
  const DOCUMENTS =
    'INSERT INTO estate_documents (site_id, id, doc) ' +
    "SELECT 'large', n.value, json_object('general', json_object('id', n.value)) FROM json_each(?) AS n";
  const COUNT = 5000;

  beforeAll(async () => {
    await store(siteStatements(aSite('large')));
    const numbers = JSON.stringify(Array.from({ length: COUNT }, (_, index) => index + 1));
    await env.DB.batch([MANY, DOCUMENTS].map((insert) => env.DB.prepare(insert).bind(numbers)));
  });

  it.each([
    [640, 640],
    [360, 420],
    [2400, 1600],
  ])('loses no estate, and has no overlapping markers, at %i × %i', async (width, height) => {
    const bounds = { south: 49.5, west: 2.5, north: 51.5, east: 6.3 };
    const { clusters, results } = await ask({ bounds, width, height }, 'large');
    const scale = scaleOf(bounds, { width, height });
    const touching = clusters.filter((one, index) =>
      clusters.slice(index + 1).some((other) => {
        const [a, b] = [toWorld(one), toWorld(other)];
        return Math.abs(a.x - b.x) * scale < 54 && Math.abs(a.y - b.y) * scale < 44;
      }),
    );
    expect(touching).toEqual([]);
    expect(clusters.length + results.length).toBeLessThanOrEqual(200);
    expect(clusters.length + results.length).toBeGreaterThan(6);
    expect(clusters.reduce((sum, { count }) => sum + count, results.length)).toBe(COUNT);
  });
});
