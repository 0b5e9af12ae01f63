/** Complete drawings of an invented town, in both schemas. */
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { TOWN, townArchive } from '#tests/map-archives/town.ts';
import { type MadeTile, vectorTile } from '#tests/map-archives/vector-tile.ts';
import { MAP_SCHEMAS, type MapSchemaName } from '#wire/map-archive.ts';
import { textHash } from '../platform/theme/text-hash.ts';
import { siteDocument } from '../testing/sites.ts';
import { drawMap, sourceZoom } from './draw.ts';
import { DRAWING } from './look.ts';
import { mapPalette } from './palette.ts';
import { SCHEMAS } from './schemas/index.ts';

const PALETTE = mapPalette(siteDocument('a').theme, 'light');

async function drawn(schema: MapSchemaName, zoom: number): Promise<string> {
  const bytes = await townArchive(schema);
  const archive = new PMTiles({
    getKey: () => schema,
    getBytes: async (offset, length) => ({ data: bytes.buffer.slice(offset, offset + length) }),
  });
  const { z, x, y } = TOWN;
  const found = await archive.getZxy(z, x, y);
  const tile = new VectorTile(new PbfReader(new Uint8Array(found?.data ?? new ArrayBuffer(0))));
  const scale = 2 ** (zoom - z);
  const box = { zoom, left: x * scale * 256, top: y * scale * 256, width: 256 * scale, height: 256 * scale };
  return drawMap([{ x, y, tile }], z, { box, schema: SCHEMAS[schema], palette: PALETTE, attribution: '©' });
}

describe('a drawing', () => {
  it.each([14, 15, 16])('is equal for both schemas, at zoom %i', async (zoom) => {
    expect(await drawn('protomaps', zoom)).toBe(await drawn('shortbread', zoom));
  });

  it('draws piers above the water, and no stream line over it', async () => {
    const svg = await drawn('shortbread', 15);
    const at = (part: string): number => svg.indexOf(part);
    expect(at(`stroke="${PALETTE.stream}"`)).toBeGreaterThan(0);
    expect(at(`fill="${PALETTE.water}"`)).toBeGreaterThan(at(`stroke="${PALETTE.stream}"`));
    expect(at(`fill="${PALETTE.road}"`)).toBeGreaterThan(at(`fill="${PALETTE.water}"`));
  });

  it('names a place once when the neighbouring tile names it too', async () => {
    const { x, y } = TOWN;
    const place = (at: number): MadeTile => ({
      places: [
        {
          type: 'point',
          lines: [[[at, 2000]]],
          properties: { kind: 'locality', kind_detail: 'town', name: 'Testegem' },
        },
      ],
    });
    const read = (made: MadeTile): VectorTile => new VectorTile(new PbfReader(vectorTile(made)));
    // Near the right edge of one tile, and in the left buffer of the next.
    const tiles = [
      { x, y, tile: read(place(3_900)) },
      { x: x + 1, y, tile: read(place(-196)) },
    ];
    const box = { zoom: 14, left: x * 256, top: y * 256, width: 512, height: 256 };
    const look = { schema: SCHEMAS.protomaps, palette: PALETTE, attribution: '©' };
    expect(drawMap(tiles, 14, { box, ...look }).match(/Testegem/g)).toHaveLength(1);
  });

  it('shows buildings from zoom 15, and names of streets instead of places', async () => {
    const [far, near] = [await drawn('shortbread', 14), await drawn('shortbread', 15)];
    const building = `<path fill="${PALETTE.building}"`;
    expect([far.includes(building), near.includes(building)]).toEqual([false, true]);
    expect([far.includes('Testegem'), near.includes('Testegem')]).toEqual([true, false]);
    expect([far.includes('stwg.'), near.includes('Kortrijksestwg.')]).toEqual([false, true]);
  });

  it('sets colours only by attributes, within the content security policy', async () => {
    for (const schema of MAP_SCHEMAS)
      expect(await drawn(schema, 16)).not.toMatch(/ style=|<style|<script|href="(?!#)/);
  });

  it('is well-formed for any street name', async () => {
    const svg = await drawn('shortbread', 16);
    expect(svg).toContain('&lt;Kerk&gt; &amp; &quot;straat&quot;');
    const opened = svg.match(/<(?!\/)[a-z]+(?![^>]*\/>)[^>]*>/gi) ?? [];
    expect(opened.length).toBe((svg.match(/<\//g) ?? []).length);
  });

  it('uses the archive’s last zoom beyond it, and up to zoom 13 one step coarser data', () => {
    const archive = { minZoom: 0, maxZoom: 14 };
    expect([16, 15, 14, 13, 10].map((zoom) => sourceZoom(zoom, archive))).toEqual([14, 14, 14, 12, 9]);
    expect(sourceZoom(16, { minZoom: 0, maxZoom: 15 })).toBe(15);
  });

  it('has a version number in its address, which must be raised when the drawing changes', async () => {
    // Kept for good at the edge and in browsers: whoever changes the drawing raises DRAWING in `look.ts`.
    const hashes = await Promise.all(
      [14, 15, 16].map(async (zoom) => textHash(await drawn('shortbread', zoom))),
    );
    expect({ DRAWING, hash: textHash(hashes.join()) }).toMatchInlineSnapshot(`
      {
        "DRAWING": 2,
        "hash": "79dc13149baf5926",
      }
    `);
  });
});
