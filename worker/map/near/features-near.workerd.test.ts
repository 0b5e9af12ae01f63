/** Points of interest near a place, in both schemas (docs/decisions/0059). */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it } from 'vitest';
import type { Place } from '#domain/map/projection.ts';
import { PROTOMAPS_15, TOWN } from '#tests/map-archives/town.ts';
import { MAP_RECORD_KEY, MAP_SCHEMAS } from '#wire/map-archive.ts';
import { appBench } from '../../testing/app-bench.ts';
import { letStand, mapBucket, ownBucket, storedTown } from '../../testing/maps.ts';
import { currentArchive, featuresNear, type MapArchive, type NearFeature } from '../index.ts';

afterEach(async () => {
  await mapBucket().delete(MAP_RECORD_KEY);
});

async function found(archive: MapArchive, metres: number, place: Place = TOWN) {
  await letStand(archive);
  let near: readonly NearFeature[] = [];
  const { ask } = appBench({
    bindings: { MAPS: ownBucket(), CACHE: env.CACHE },
    pages: {
      home: async (c) => {
        const standing = await currentArchive(c);
        if (standing !== null) near = await featuresNear(c, standing, place, metres);
        return c.html('<html lang="nl"></html>');
      },
    },
  });
  await ask('/nl');
  return near.map(({ kind, name, metres: away }) => [kind, name, Math.round(away / 10) * 10]);
}

describe.each(MAP_SCHEMAS)('features near a home: %s', (schema) => {
  it('have a name, nearest first, and include the edge of a wood or water', async () => {
    // A unit of the tile is 0.375 m here.
    expect(await found(await storedTown(schema), 1_200)).toEqual([
      ['school', 'De Linde', 30],
      ['bakery', 'Bakker Aernoudt', 90],
      ['water', 'Leie', 460],
      ['station', 'Testegem', 550],
      ['wood', null, 550],
      ['water', null, 690],
    ]);
  });

  it('are within the requested distance, and inside the archive', async () => {
    const archive = await storedTown(schema);
    expect(await found(archive, 100)).toHaveLength(2);
    expect(await found(archive, 1_200, { lat: 48.85, lon: 2.35 })).toEqual([]);
  });
});

it('include stops, for which Protomaps needs one zoom level more than Shortbread', async () => {
  const archive = await storedTown('protomaps', { tiles: PROTOMAPS_15, maxZoom: 15 });
  expect(await found(archive, 1_200)).toEqual([['stop', 'Testegem Kerk', 80]]);
});
