import { onSheet, type Sheet } from './sheet.ts';

interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** Position of a label relative to the town's point, pixels. */
interface NamePlace {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A town that has room on the map. Where a marker covers it, the place is that of the marker. */
export interface PlacedTown extends Town {
  /** false when a marker covers the dot: then only the name is drawn, beside the marker. */
  readonly dot: boolean;
  readonly label: NamePlace;
}

/** An object already on the map: the place of a marker, and its size in pixels. */
export interface Obstacle extends Pick<Town, 'lat' | 'lon'> {
  /** The only name that may stand beside it; empty for none. Without it, any town that it covers. */
  readonly beside?: string;
  readonly width: number;
  readonly height: number;
  /** How far its middle lies above its place, pixels. */
  readonly lift?: number;
}

/**
 * Smallest and largest side at which a sheet is shown, as shares of its own: places move apart with the side, while
 * marks and names keep their size.
 */
export interface Shown {
  readonly least: number;
  readonly most: number;
}

/** A rectangle around a point of the sheet, pixels from that point; the point moves with the side. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Average letter width, height of a line and a dot, and the gap between them; pixels. */
const LETTER = 8;
const LINE = 20;
const DOT = 8;
const GAP = 4;
/** Minimum distance of two dots, such as of a commune and its centre; pixels. */
const APART = 14;
/** Minimum distance of labels from the edge, pixels. */
const EDGE = 3;

const boxAround = (
  { x, y }: { readonly x: number; readonly y: number },
  width: number,
  height: number,
  lift = 0,
): Box => ({ x, y, left: -width / 2, top: -height / 2 - lift, right: width / 2, bottom: height / 2 - lift });

/** The shares at which a distance lies between two others. */
const between = (distance: number, low: number, high: number): readonly [number, number] => {
  if (distance === 0) return low < 0 && high > 0 ? [0, Number.POSITIVE_INFINITY] : [1, 0];
  const [one, other] = [low / distance, high / distance];
  return one < other ? [one, other] : [other, one];
};

/** Whether two boxes overlap at any side at which the sheet is shown. */
function meet(one: Box, other: Box, { least, most }: Shown): boolean {
  const across = between(one.x - other.x, other.left - one.right, other.right - one.left);
  const down = between(one.y - other.y, other.top - one.bottom, other.bottom - one.top);
  const [from, to] = [Math.max(across[0], down[0]), Math.min(across[1], down[1])];
  return from < to && from < most && to > least;
}

/** Candidate positions of a label: right, left, below or above the object; left first for what lies left in it. */
function candidates(
  beside: Box,
  letters: number,
  isLeft: boolean,
): readonly (NamePlace & { readonly box: Box })[] {
  const width = letters * LETTER;
  const at = (dx: number, dy: number, anchor: NamePlace['anchor'], left: number) => ({
    dx,
    dy,
    anchor,
    box: { ...beside, left, top: dy - LINE / 2, right: left + width, bottom: dy + LINE / 2 },
  });
  const [right, left] = [beside.right + GAP, beside.left - GAP];
  const sides = [at(right, 0, 'start', right), at(left, 0, 'end', left - width)];
  return [
    ...(isLeft ? sides.toReversed() : sides),
    at(0, beside.bottom + LINE / 2, 'middle', -width / 2),
    at(0, beside.top - LINE / 2, 'middle', -width / 2),
  ];
}

const AS_LAID: Shown = { least: 1, most: 1 };

/**
 * Towns whose labels fit on the sheet without touching a marker or each other, at every side at which it is shown,
 * in list order, after the names of markers. A town covered by a marker keeps its label if there is room beside the
 * marker.
 */
export function placeTowns(
  towns: readonly Town[],
  sheet: Sheet,
  obstacles: readonly Obstacle[],
  shown: Shown = AS_LAID,
): readonly PlacedTown[] {
  const marks = obstacles.map((mark) => ({
    mark,
    box: boxAround(onSheet(sheet, mark), mark.width, mark.height, mark.lift),
  }));
  const taken = marks.map(({ box }) => box);
  const placed: PlacedTown[] = [];
  const points: { readonly x: number; readonly y: number }[] = [];
  const named = new Set<Box>();
  // Nearest to the edges at the smallest side.
  const inside = ({ x, y, left, top, right, bottom }: Box): boolean =>
    x * shown.least + left > EDGE &&
    y * shown.least + top > EDGE &&
    (sheet.width - x) * shown.least - right > EDGE &&
    (sheet.height - y) * shown.least - bottom > EDGE;
  const isFree = (box: Box): boolean => !taken.some((other) => meet(box, other, shown));
  const names = obstacles.flatMap(({ beside: name, lat, lon }) => (name ? { name, lat, lon } : []));
  for (const town of [...names, ...towns]) {
    const point = onSheet(sheet, town);
    if (points.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) * shown.least < APART)) continue;
    const cover = marks.find(({ box }) => meet(boxAround(point, 0, 0), box, shown));
    // A marker that covers several towns is labelled once, with the first of them.
    if (cover !== undefined && ((cover.mark.beside ?? town.name) !== town.name || named.has(cover.box)))
      continue;
    const beside = cover?.box ?? boxAround(point, DOT, DOT);
    const free = candidates(beside, town.name.length, point.x < beside.x).find(
      ({ box }) => inside(box) && isFree(box),
    );
    if (free === undefined || (cover === undefined && !isFree(beside))) continue;
    const { box, ...label } = free;
    taken.push(box, beside);
    points.push(point);
    if (cover !== undefined) named.add(cover.box);
    const { lat, lon } = cover?.mark ?? town;
    placed.push({ name: town.name, lat, lon, dot: cover === undefined, label });
  }
  return placed;
}
