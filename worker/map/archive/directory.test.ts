import { findTile, zxyToTileId } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { findEntry, readDirectory, tileId } from './directory.ts';

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
};

interface Entry {
  readonly tileId: number;
  readonly runLength: number;
  readonly length: number;
  readonly offset: number;
}

const written = (entries: readonly Entry[], offsets: readonly number[]): Uint8Array =>
  Uint8Array.from([
    ...varint(entries.length),
    ...entries.flatMap(({ tileId }, index) => varint(tileId - (entries[index - 1]?.tileId ?? 0))),
    ...entries.flatMap(({ runLength }) => varint(runLength)),
    ...entries.flatMap(({ length }) => varint(length)),
    ...offsets.flatMap(varint),
  ]);

describe('numbers of tiles', () => {
  it('are those of the library, at each zoom', () => {
    for (let zoom = 0; zoom <= 16; zoom += 1) {
      const side = 2 ** zoom;
      for (let turn = 0; turn < 40; turn += 1) {
        const [x, y] = [Math.floor((turn * 0.618 * side) % side), Math.floor((turn * 0.382 * side) % side)];
        expect(tileId(zoom, x, y), `${zoom}/${x}/${y}`).toBe(zxyToTileId(zoom, x, y));
      }
    }
  });
});

describe('a directory', () => {
  const ENTRIES: readonly Entry[] = [
    { tileId: 0, runLength: 1, length: 10, offset: 0 },
    { tileId: 5, runLength: 3, length: 300, offset: 10 },
    { tileId: 20, runLength: 1, length: 7, offset: 10 },
    { tileId: 4_000_000_000, runLength: 0, length: 70_000, offset: 9_000_000_000 },
  ];
  // The second lies right behind the first, which the format tells by nought.
  const BYTES = written(ENTRIES, [1, 0, 11, 9_000_000_001]);

  it('finds what the library finds: runs, shared bytes, leaves, and nothing between', () => {
    const directory = readDirectory(BYTES);
    for (const id of [0, 1, 4, 5, 7, 8, 19, 20, 21, 3_999_999_999, 4_000_000_000, 5_000_000_000]) {
      const found = findTile([...ENTRIES], id);
      const own = findEntry(directory, id);
      const expected = found && {
        offset: found.offset,
        length: found.length,
        leads: found.runLength === 0,
      };
      expect(own, String(id)).toEqual(expected);
    }
  });

  it('that is cut short, or promises too much, is refused', () => {
    expect(() => readDirectory(BYTES.slice(0, -3))).toThrow(RangeError);
    expect(() => readDirectory(Uint8Array.from(varint(1e9)))).toThrow(RangeError);
    expect(findEntry(readDirectory(Uint8Array.from([0])), 7)).toBeNull();
  });
});
