/** The attack of docs/security.md over maps with streets: pictures, their addresses, and what lies near. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import type { Place } from '#domain/map/projection.ts';
import type { MapView } from '#domain/views/estate-page.ts';
import { PROTOMAPS_15, TOWN } from '#tests/map-archives/town.ts';
import { MAP_RECORD_KEY, MAP_SCHEMAS } from '#wire/map-archive.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { appBench } from '../../testing/app-bench.ts';
import { estateWith } from '../../testing/contexts.ts';
import { letStand, mapBucket, ownBucket, storedTown } from '../../testing/maps.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { toMap } from './map.ts';
import { withStreets } from './with-streets.ts';

const centre = cellCentre(TOWN);
const beside = (north: number, east: number): Place => ({ lat: centre.lat + north, lon: centre.lon + east });
/** Homes in all corners of one cell. */
const CORNERS = [
  beside(0.0012, -0.0018),
  beside(-0.0011, 0.0019),
  beside(0.0012, 0.0018),
  beside(-0.0012, -0.0017),
];

afterEach(async () => {
  await mapBucket().delete(MAP_RECORD_KEY);
});

/** The map of a home as its page has it. */
async function mapAt(place: Place, visible: unknown): Promise<MapView | null> {
  let map: MapView | null = null;
  const { ask } = appBench({
    bindings: { MAPS: ownBucket(), CACHE: env.CACHE },
    pages: {
      home: async (c) => {
        const context = viewContext(c);
        const address = { ...estateWith().general.address, visible, geoLocation: place };
        const property = propertyOfEstate(estateWith({ general: { address } }), context);
        map = await withStreets(c, toMap(property, context), context);
        return c.html('<html lang="nl"></html>');
      },
    },
  });
  expect((await ask('/nl')).status).toBe(200);
  return map;
}

describe('a hidden home on a map with streets', () => {
  it.each(MAP_SCHEMAS)('has the same map wherever in its grid cell it is: %s', async (schema) => {
    await letStand(
      await storedTown(schema, { tiles: PROTOMAPS_15, maxZoom: schema === 'protomaps' ? 15 : 14 }),
    );
    const maps: string[] = [];
    for (const place of CORNERS) maps.push(JSON.stringify(await mapAt(place, false)));
    expect(new Set(maps).size).toBe(1);
    expect(maps[0]).toContain('/map/');
    expect(JSON.stringify(await mapAt(CORNERS[0] ?? TOWN, true))).not.toBe(maps[0]);
  });

  it('is a disc up to zoom 14, without numbers, with distances rounded to 500 m', async () => {
    await letStand(await storedTown());
    const map = await mapAt(TOWN, false);
    const addresses = (map?.sights ?? []).flatMap(({ wide, narrow, tall }) =>
      [wide, narrow, tall].flatMap((shades) => Object.values(shades)),
    );
    expect(addresses).toHaveLength(12);
    for (const address of addresses) {
      const [, zoom, mark] = /\/place\/(\d+)\/\d+\/\d+\/\d+x\d+\.\d+\.([^/]+)\//.exec(address) ?? [];
      expect(Number(zoom)).toBeLessThanOrEqual(14);
      expect(mark).toBe('disc');
    }
    expect(map?.near.found.length).toBeGreaterThan(1);
    for (const { label, value } of map?.near.found ?? []) {
      expect(value).toMatch(/^(?:500|1\.000|1\.500) m$/);
      expect(label).not.toMatch(/^\d/);
    }
  });
});

describe('a home with a visible address', () => {
  it('has a pin in three pictures, and a numbered list with distances rounded to ten metres', async () => {
    await letStand(await storedTown());
    const map = await mapAt(TOWN, true);
    expect(map).toMatchObject({ base: 'streets', credit: '© OpenStreetMap contributors' });
    expect(map?.sights.map(({ scope }) => scope)).toEqual(['street', 'quarter', 'town']);
    expect(map?.sights[0]?.narrow.dark).toMatch(/-dark\/place\/16\/.*528x340\.\d+\.pin_/);
    // On the map of a town the numbers would be one heap.
    expect(map?.sights[2]?.narrow.dark).toMatch(/-dark\/place\/13\/.*528x340\.\d+\.pin\/[0-9a-f]+\.svg$/);
    expect(map?.near.found[0]).toEqual({ label: '1. De Linde, school', value: '30 m' });
    expect(map?.live?.tiles).toMatch(/^\/map\/.+-light\/\{z\}\/\{x\}\/\{y\}\.svg$/);
  });

  it('is shown within its municipality without an archive, or outside of it', async () => {
    expect(await mapAt(TOWN, true)).toMatchObject({ base: 'outlines', live: null });
    await letStand(await storedTown());
    expect(await mapAt({ lat: 50.353, lon: 5.456 }, true)).toMatchObject({ base: 'outlines', credit: null });
  });
});
