/** Lines and rings as flat lists of half pixels: x, y, x, y. */
export type Line = readonly number[];

/** West, north, east, south. */
export type Box = readonly [number, number, number, number];

/** The bounding box of a line. */
export function boundsOf(line: Line): Box {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < line.length; i += 2) {
    const x = line[i] as number;
    const y = line[i + 1] as number;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  return [west, north, east, south];
}

export const isInside = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

export const isOutside = (inner: Box, outer: Box): boolean =>
  inner[2] < outer[0] || inner[3] < outer[1] || inner[0] > outer[2] || inner[1] > outer[3];

/** Area of a ring, half pixels². */
export function areaOf(ring: Line): number {
  let sum = 0;
  let [px, py] = [ring[ring.length - 2] as number, ring[ring.length - 1] as number];
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number;
    const y = ring[i + 1] as number;
    sum += px * y - x * py;
    px = x;
    py = y;
  }
  return Math.abs(sum) / 2;
}

/**
 * Clips a ring at one side of a box: `axis` 0 for x, 1 for y; `sign` 1 if greater values are inside, otherwise -1.
 */
function cutSide(ring: Line, axis: 0 | 1, limit: number, sign: 1 | -1): Line {
  const cut: number[] = [];
  let [px, py] = [ring[ring.length - 2] as number, ring[ring.length - 1] as number];
  let before = ((axis === 0 ? px : py) - limit) * sign;
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i] as number, ring[i + 1] as number];
    const here = ((axis === 0 ? x : y) - limit) * sign;
    if (before >= 0 !== here >= 0) {
      const share = before / (before - here);
      cut.push(px + (x - px) * share, py + (y - py) * share);
    }
    if (here >= 0) cut.push(x, y);
    [px, py, before] = [x, y, here];
  }
  return cut;
}

/**
 * Clips a ring to a box (Sutherland and Hodgman); empty when it lies outside. `bounds` is the ring's bounding box:
 * only the sides that it crosses are clipped.
 */
export function clipRing(ring: Line, bounds: Box, [west, north, east, south]: Box): Line {
  let cut = ring;
  if (bounds[0] < west) cut = cutSide(cut, 0, west, 1);
  if (bounds[2] > east) cut = cutSide(cut, 0, east, -1);
  if (bounds[1] < north) cut = cutSide(cut, 1, north, 1);
  if (bounds[3] > south) cut = cutSide(cut, 1, south, -1);
  return cut.length < 6 ? [] : cut;
}

/** The part of a segment within a box, as two fractions from 0 to 1 (Liang and Barsky); null when outside. */
function within(x: number, y: number, dx: number, dy: number, box: Box): readonly [number, number] | null {
  let [first, last] = [0, 1];
  for (const [step, room] of [
    [-dx, x - box[0]],
    [dx, box[2] - x],
    [-dy, y - box[1]],
    [dy, box[3] - y],
  ] as const) {
    if (step === 0) {
      if (room < 0) return null;
      continue;
    }
    const share = room / step;
    if (step < 0) first = Math.max(first, share);
    else last = Math.min(last, share);
    if (first > last) return null;
  }
  return [first, last];
}

/** The pieces of a line that lie within a box. */
export function clipLine(line: Line, box: Box): readonly Line[] {
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (let i = 2; i < line.length; i += 2) {
    const [x, y] = [line[i - 2] as number, line[i - 1] as number];
    const [dx, dy] = [(line[i] as number) - x, (line[i + 1] as number) - y];
    const shares = within(x, y, dx, dy, box);
    if (shares === null) continue;
    const [first, last] = shares;
    if (first > 0 || piece.length === 0) {
      piece = [x + dx * first, y + dy * first];
      pieces.push(piece);
    }
    piece.push(x + dx * last, y + dy * last);
    if (last < 1) piece = [];
  }
  return pieces;
}

/** Buffers of `thinned`: points to keep, and open segments. Reused, because a tile has thousands of lines. */
let buffer = new Uint8Array(1024);
const open: number[] = [];

/** Simplifies a line: removes points that change it by at most the tolerance, half pixels (Douglas and Peucker). */
export function thinned(line: Line, tolerance: number): Line {
  const last = line.length - 2;
  if (last < 4) return line;
  if (buffer.length < line.length) buffer = new Uint8Array(line.length * 2);
  buffer.fill(0, 0, line.length);
  buffer[0] = buffer[last] = 1;
  open.push(0, last);
  const least = tolerance * tolerance;
  let count = 2;
  while (open.length > 0) {
    const to = open.pop() as number;
    const from = open.pop() as number;
    const x = line[from] as number;
    const y = line[from + 1] as number;
    const dx = (line[to] as number) - x;
    const dy = (line[to + 1] as number) - y;
    const length = dx * dx + dy * dy;
    let furthest = least;
    let at = 0;
    // Hot loop, several times for every point of a tile: must not allocate.
    for (let i = from + 2; i < to; i += 2) {
      const px = (line[i] as number) - x;
      const py = (line[i + 1] as number) - y;
      // Distance to the segment between both ends, or to the point if both are equal.
      const along = length === 0 ? 0 : (px * dx + py * dy) / length;
      const share = Math.min(Math.max(along, 0), 1);
      const offX = px - dx * share;
      const offY = py - dy * share;
      const off = offX * offX + offY * offY;
      if (off > furthest) {
        furthest = off;
        at = i;
      }
    }
    if (at === 0) continue;
    buffer[at] = 1;
    count += 1;
    open.push(from, at, at, to);
  }
  if (count * 2 === line.length) return line;
  const thin: number[] = [];
  for (let i = 0; i <= last; i += 2) {
    if (buffer[i] === 1) thin.push(line[i] as number, line[i + 1] as number);
  }
  return thin;
}
