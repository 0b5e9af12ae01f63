import { PbfWriter } from 'pbf';
import { describe, expect, it } from 'vitest';
import { vectorTile as made } from '#tests/map-archives/vector-tile.ts';
import { ArchiveUnreadable } from './ranges.ts';
import { vectorTile } from './vector-tile.ts';

/** A tile of the layer "land" with a key, a value and one feature of these bytes. */
function tile(feature: readonly number[], value = 'forest'): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeMessage(
    3,
    (_, layer) => {
      layer.writeStringField(1, 'land');
      layer.writeBytesField(2, Uint8Array.from(feature));
      layer.writeStringField(3, 'kind');
      layer.writeMessage(4, (text, written) => written.writeStringField(1, text), value);
      layer.writeVarintField(5, 4096);
    },
    null,
  );
  return pbf.finish();
}

const [MOVE, LINE_TO_ONE, CLOSE] = [9, 10, 15];
const AREA = [24, 3];

describe('a vector tile', () => {
  it('is read with its layers, lines and values', () => {
    const bytes = made({
      land: [
        {
          type: 'area',
          lines: [
            [
              [0, 0],
              [9, 0],
              [9, 9],
            ],
          ],
          properties: { kind: 'forest', size: 3, wet: true },
        },
      ],
      places: [{ type: 'point', lines: [[[-4, 5000]]], properties: { name: 'Testegem' } }],
    });
    const { layers } = vectorTile(bytes);
    expect(Object.keys(layers)).toEqual(['land', 'places']);
    expect(layers.land?.feature(0).properties).toEqual({ kind: 'forest', size: 3, wet: true });
    expect(layers.places?.feature(0).loadGeometry()).toEqual([[expect.objectContaining({ x: -4, y: 5000 })]]);
    expect(
      vectorTile(tile([18, 2, 0, 0, ...AREA, 34, 6, MOVE, 2, 2, LINE_TO_ONE, 4, 4])).layers.land,
    ).toBeDefined();
    expect(vectorTile(new Uint8Array()).layers).toEqual({});
  });

  // The reader believes these: it would close a ring a quarter of a million times, or read the rest of the tile for
  // each feature.
  it.each([
    ['a ring closed 262,143 times', tile([...AREA, 34, 7, MOVE, 2, 2, 0xff, 0xff, 0x7f, CLOSE])],
    ['a geometry beyond its feature', tile([...AREA, 34, 0xff, 0xff, 0x7f, MOVE, 2, 2])],
    ['attributes beyond their feature', tile([18, 0xff, 0x7f, 0, 0])],
    ['more points than bytes', tile([...AREA, 34, 6, 0xfa, 0xff, 0x7f, 2, 2, 2])],
    ['an unknown command', tile([...AREA, 34, 2, 12, 2])],
    ['a feature without a geometry', tile([...AREA])],
    ['a value of 3,000 bytes', tile([...AREA, 34, 3, MOVE, 2, 2], 'a'.repeat(3_000))],
    ['a layer beyond the tile', Uint8Array.from([26, 0xff, 0x7f, 10])],
    ['a file of another kind', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is refused with %s', (_what, bytes) => {
    expect(() => vectorTile(bytes)).toThrow(ArchiveUnreadable);
  });
});
