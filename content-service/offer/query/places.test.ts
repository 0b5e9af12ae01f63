/** Places as SQL against the domain's plain reading, which alerts use (decision 151). */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInShapes, shapesOf } from '#domain/map/sought-places.ts';
import { placesCondition } from './places.ts';
import { inTiles, tilesUnder } from './tiles.ts';

interface Home {
  readonly lat: number;
  readonly lon: number;
  readonly address_hidden: 0 | 1;
}

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });

/** Homes about a place, most of them near the edge of a circle of `km`, where the two readings could differ. */
const homesAbout = (lat: number, lon: number, km: number): fc.Arbitrary<readonly Home[]> =>
  fc.array(
    fc
      .record({
        angle: degrees(0, 2 * Math.PI),
        share: fc.oneof(degrees(0, 3), degrees(0.98, 1.02), degrees(0.9995, 1.0005)),
        address_hidden: fc.constantFrom(0 as const, 1 as const),
      })
      .map(({ angle, share, address_hidden }) => {
        const reach = (km / 111.195) * share;
        const aside = reach / Math.cos((lat * Math.PI) / 180);
        return { lat: lat + reach * Math.sin(angle), lon: lon + aside * Math.cos(angle), address_hidden };
      }),
    { minLength: 30, maxLength: 30 },
  );

const foundBySql = async (
  condition: { text: string; params: readonly unknown[] },
  homes: readonly Home[],
) => {
  const { results } = await env.DB.prepare(
    `SELECT e.key FROM (SELECT key, value ->> '$.lat' AS lat, value ->> '$.lon' AS lon, 0 AS sold, ` +
      `value ->> '$.address_hidden' AS address_hidden FROM json_each(?)) AS e WHERE ${condition.text}`,
  )
    .bind(JSON.stringify(homes), ...condition.params)
    .all<{ key: number }>();
  return results.map(({ key }) => key);
};

/** Two ways to calculate a distance differ by so much of it. */
const ROUNDING = 1e-9;

it('finds in a circle what the domain finds, to the edge, with hidden streets by their cell', async () => {
  const circles = fc
    .record({ lat: degrees(-84, 84), lon: degrees(-179, 179), km: fc.integer({ min: 1, max: 200 }) })
    .chain((circle) => fc.tuple(fc.constant(circle), homesAbout(circle.lat, circle.lon, circle.km)));
  await fc.assert(
    fc.asyncProperty(circles, async ([{ lat, lon, km }, homes]) => {
      const point = { lat: Number(lat.toFixed(7)), lon: Number(lon.toFixed(7)) };
      const condition = placesCondition({
        geo_distance: [{ distance: `${km}km`, 'address.geoLocation': point }],
      });
      const within = (share: number): number[] => {
        const shapes = shapesOf({ circles: [{ ...point, km: km * share }], area: null });
        return homes.flatMap((home, key) =>
          isInShapes(shapes, home, home.address_hidden === 1) ? [key] : [],
        );
      };
      const found = await foundBySql(condition ?? { text: '', params: [] }, homes);
      expect(found).toEqual(expect.arrayContaining(within(1 - ROUNDING)));
      expect(within(1 + ROUNDING)).toEqual(expect.arrayContaining(found));
    }),
    { numRuns: 150 },
  );
});

it('puts every home of a box into a tile of the box, here as in SQL', async () => {
  const boxes = fc
    .record({
      south: degrees(-89, 89),
      west: degrees(-179, 178),
      up: degrees(0, 0.6),
      right: degrees(0, 0.6),
    })
    .map(({ south, west, up, right }) => ({ south, west, north: south + up, east: west + right }));
  await fc.assert(
    fc.asyncProperty(
      boxes,
      fc.array(fc.tuple(degrees(0, 1), degrees(0, 1)), { minLength: 20 }),
      async (box, at) => {
        const homes = [[0, 0], [1, 1], [0, 1], [1, 0], ...at].map(([up = 0, right = 0]) => ({
          lat: Math.min(box.north, box.south + up * (box.north - box.south)),
          lon: Math.min(box.east, box.west + right * (box.east - box.west)),
          address_hidden: 0 as const,
        }));
        const tiles = tilesUnder([box]) ?? [];
        expect(await foundBySql(inTiles(tiles), homes)).toHaveLength(homes.length);
      },
    ),
    { numRuns: 60 },
  );
});

it('names no tiles for much of the country, nor for the world', () => {
  expect(tilesUnder([{ south: 49.5, west: 2.5, north: 51.5, east: 6.4 }])).toBeNull();
  expect(tilesUnder([{ south: -90, west: -180, north: 90, east: 180 }])).toBeNull();
  expect(tilesUnder([{ south: 50.9, west: 4.3, north: 51, east: 4.4 }])).toHaveLength(9);
});

it('reads the columns of hidden streets, which are in no index, only in a case of their own', () => {
  const corner = { lat: 51, lon: 4 };
  const corners = [corner, { lat: 51.1, lon: 4 }, { lat: 51, lon: 4.1 }];
  const places = { geo_distance: [{ distance: '5km', 'address.geoLocation': corner }], geo_polygon: corners };
  const { text = '' } = placesCondition(places) ?? {};
  // As a side of an OR or AND in a value they would be read of every row.
  expect([...text.matchAll(/(\w+) \(?e\.address_hidden/g)].map(([, before]) => before)).toEqual([
    'THEN',
    'THEN',
  ]);
});
