/**
 * Directories of PMTiles 3 (its specification, "Directories" and "Tile ID"): which bytes a tile has. Written by hand
 * where the library weighs 5 KB in the bundle, most of it for browsers; a test holds it to the library's answers.
 */

/** Where something lies, bytes. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/** Entries in the order of their first tiles. */
export interface Directory {
  readonly ids: Float64Array;
  /** Tiles that share an entry; 0 for one that leads to another directory. */
  readonly runs: Float64Array;
  readonly lengths: Float64Array;
  readonly offsets: Float64Array;
}

/** Reads a directory that was unpacked. Throws RangeError for one that ends before it should. */
export function readDirectory(bytes: Uint8Array): Directory {
  let at = 0;
  // Seven bits a byte, the least first; numbers may have 53 bits, which shifts do not.
  const varint = (): number => {
    for (let value = 0, factor = 1; ; factor *= 128) {
      const byte = bytes[at];
      if (byte === undefined) throw new RangeError('a directory is cut short');
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const count = varint();
  if (count > bytes.length) throw new RangeError('a directory names more entries than it has');
  const column = (next: (before: number, index: number) => number): Float64Array => {
    const values = new Float64Array(count);
    let before = 0;
    for (let index = 0; index < count; index += 1) {
      before = next(before, index);
      values[index] = before;
    }
    return values;
  };
  const ids = column((before) => before + varint());
  const runs = column(varint);
  const lengths = column(varint);
  // Nought stands for "right behind the one before".
  const offsets = column((before, index) => {
    const told = varint();
    return told === 0 ? before + (lengths[index - 1] ?? 0) : told - 1;
  });
  return { ids, runs, lengths, offsets };
}

/** Number of a tile: all tiles of the zooms before it, then its place on the Hilbert curve of its own. */
export function tileId(zoom: number, x: number, y: number): number {
  let id = (4 ** zoom - 1) / 3;
  let [left, top] = [x, y];
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const [east, south] = [left >= side ? 1 : 0, top >= side ? 1 : 0];
    id += side * side * ((3 * east) ^ south);
    left -= east * side;
    top -= south * side;
    if (south === 1) continue;
    if (east === 1) [left, top] = [side - 1 - left, side - 1 - top];
    [left, top] = [top, left];
  }
  return id;
}

/** What a directory says of a tile: where it is, or in which directory that stands; null where it has none. */
export function findEntry(
  directory: Directory,
  id: number,
): (ByteRange & { readonly leads: boolean }) | null {
  const { ids, runs, lengths, offsets } = directory;
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] as number) <= id) low = middle + 1;
    else high = middle - 1;
  }
  if (high < 0) return null;
  const [first, run] = [ids[high] as number, runs[high] as number];
  if (run > 0 && id - first >= run) return null;
  return { offset: offsets[high] as number, length: lengths[high] as number, leads: run === 0 };
}
