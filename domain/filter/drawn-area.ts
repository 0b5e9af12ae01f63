/** A corner of a drawn area, degrees with four decimals: about ten metres. */
export type Corner = readonly [lat: number, lon: number];

/** Most corners of a drawn area. */
export const MAX_CORNERS = 40;
/** Longest text of an area: at most five signs a number. */
export const MAX_AREA_LENGTH = MAX_CORNERS * 10;
/** Belgium and what borders on it, degrees; addresses count from its south-western corner. */
export const SURROUNDINGS = { south: 49, west: 2, north: 52, east: 7 } as const;
/** Greatest height and width of a drawn area, kilometres: a larger one is no place to live in. */
const LARGEST_SIDE = 80;
/** Parts of a degree that an address counts in. */
const PARTS = 1e4;
const KM_PER_DEGREE = 111.195;

/** Why a drawn area is not searched. */
export type AreaFault = 'corners' | 'outside' | 'crossing' | 'large';

/** Digits of an address: five bits each, and one that says that more follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const writeNumber = (number: number): string => {
  let rest = number < 0 ? -number * 2 - 1 : number * 2;
  let text = '';
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += DIGITS.charAt(32 + (rest % 32));
  return text + DIGITS.charAt(rest);
};

/** All numbers of a text; null when it has another sign, ends within a number or has a number without end. */
function readNumbers(text: string): readonly number[] | null {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const sign of text) {
    const digit = DIGITS.indexOf(sign);
    if (digit < 0 || factor > 32 ** 4) return null;
    value += (digit % 32) * factor;
    factor *= 32;
    if (digit >= 32) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, factor] = [0, 1];
  }
  return factor === 1 ? numbers : null;
}

const toParts = ([lat, lon]: Corner): readonly [number, number] => [
  Math.round((lat - SURROUNDINGS.south) * PARTS),
  Math.round((lon - SURROUNDINGS.west) * PARTS),
];
const toDegrees = (parts: number, from: number): number => Math.round(parts + from * PARTS) / PARTS;

/** An area as it stands in an address: each corner as steps from the one before, some four signs a corner. */
export function writeCorners(corners: readonly Corner[]): string {
  let [north, east] = [0, 0];
  return corners
    .map(toParts)
    .map(([lat, lon]) => {
      const text = writeNumber(lat - north) + writeNumber(lon - east);
      [north, east] = [lat, lon];
      return text;
    })
    .join('');
}

/** The corners of an area in an address, without repeated ones; null for a text that is none. */
export function readCorners(text: string): readonly Corner[] | null {
  const numbers = text.length > MAX_AREA_LENGTH * 2 ? null : readNumbers(text);
  if (numbers === null || numbers.length === 0 || numbers.length % 2 === 1) return null;
  let [north, east] = [0, 0];
  const corners: Corner[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [up = 0, right = 0] = numbers.slice(at, at + 2);
    if (at > 0 && up === 0 && right === 0) continue;
    [north, east] = [north + up, east + right];
    corners.push([toDegrees(north, SURROUNDINGS.south), toDegrees(east, SURROUNDINGS.west)]);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  return corners.length > 1 && first?.join() === last?.join() ? corners.slice(0, -1) : corners;
}

type Point = readonly [number, number];

/** On which side of a line a point lies: above zero on its left, zero on it. */
const side = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number =>
  Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));

/** Whether a point of the line through both ends is between them. */
const between = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): boolean =>
  x >= Math.min(x1, x2) && x <= Math.max(x1, x2) && y >= Math.min(y1, y2) && y <= Math.max(y1, y2);

type Line = readonly [from: Point, to: Point];
const meet = ([a, b]: Line, [c, d]: Line): boolean => {
  const [one, two, three, four] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (one !== two && three !== four) return true;
  return (
    (one === 0 && between(a, b, c)) ||
    (two === 0 && between(a, b, d)) ||
    (three === 0 && between(c, d, a)) ||
    (four === 0 && between(c, d, b))
  );
};

/** Whether two sides of the area meet that are no neighbours. */
export function crossesItself(corners: readonly Corner[]): boolean {
  // In whole parts, so that the comparison is exact.
  const points = corners.map(toParts);
  const lines = points.map((from, at): Line => [from, points[(at + 1) % points.length] ?? from]);
  return lines.some((one, at) =>
    lines.some((other, far) => far > at + 1 && (at > 0 || far < lines.length - 1) && meet(one, other)),
  );
}

const hasSurface = (corners: readonly Corner[]): boolean => {
  const points = corners.map(toParts);
  const doubled = points.reduce((sum, [x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return doubled !== 0;
};

/** Why these corners make no area to search in; null when they do. */
export function faultOf(corners: readonly Corner[]): AreaFault | null {
  const [lats, lons] = [corners.map(([lat]) => lat), corners.map(([, lon]) => lon)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  if (corners.length < 3 || corners.length > MAX_CORNERS) return 'corners';
  const { south: least, west: left, north: most, east: right } = SURROUNDINGS;
  if (south < least || north > most || west < left || east > right) return 'outside';
  const wide = (east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180);
  if (Math.max(north - south, wide) * KM_PER_DEGREE > LARGEST_SIDE) return 'large';
  if (crossesItself(corners)) return 'crossing';
  return hasSurface(corners) ? null : 'corners';
}

/** The corners of a filter's area as places; null without one. */
export const cornersOf = (
  area: string | null,
): readonly { readonly lat: number; readonly lon: number }[] | null =>
  area === null ? null : (readCorners(area) ?? []).map(([lat, lon]) => ({ lat, lon }));

/** An area of an address in its one spelling; null for one that is not searched. */
export function readArea(text: string): string | null {
  const corners = readCorners(text);
  return corners === null || faultOf(corners) !== null ? null : writeCorners(corners);
}

/** Why the area of an address is not searched; null when it is, and for a text that is no area. */
export function unreadArea(params: URLSearchParams): AreaFault | null {
  const text = params.get('area')?.trim() ?? '';
  const corners = readCorners(text);
  return corners === null ? null : faultOf(corners);
}
