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

/** A town that has room on the map. */
export interface PlacedTown extends Town {
  /** false when a marker covers the dot: then only the name is drawn, beside the marker. */
  readonly dot: boolean;
  readonly label: NamePlace;
}

/** An object already on the map: the centre of a marker, and its size in pixels. */
export interface Obstacle extends Pick<Town, 'lat' | 'lon'> {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the sheet, pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
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

const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const holds = (box: Box, { x, y }: Point): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

/** Candidate positions of a label: right, left, below or above the point's object. */
function candidates(
  point: Point,
  beside: Box,
  letters: number,
): readonly (NamePlace & { readonly box: Box })[] {
  const width = letters * LETTER;
  const at = (x: number, y: number, anchor: NamePlace['anchor'], left: number) => ({
    dx: x - point.x,
    dy: y - point.y,
    anchor,
    box: { left, top: y - LINE / 2, right: left + width, bottom: y + LINE / 2 },
  });
  const [right, left] = [beside.right + GAP, beside.left - GAP];
  return [
    at(right, point.y, 'start', right),
    at(left, point.y, 'end', left - width),
    at(point.x, beside.bottom + LINE / 2, 'middle', point.x - width / 2),
    at(point.x, beside.top - LINE / 2, 'middle', point.x - width / 2),
  ];
}

/**
 * Towns whose labels fit on the sheet without touching a marker or each other, in list order. A town covered
 * by a marker keeps its label if there is room beside the marker.
 */
export function placeTowns(
  towns: readonly Town[],
  sheet: Sheet,
  obstacles: readonly Obstacle[],
): readonly PlacedTown[] {
  const marks = obstacles.map((mark) => boxAround(onSheet(sheet, mark), mark.width, mark.height));
  const taken = [...marks];
  const points: Point[] = [];
  const placed: PlacedTown[] = [];
  const named = new Set<Box>();
  const inside = ({ left, top, right, bottom }: Box): boolean =>
    left > EDGE && top > EDGE && right < sheet.width - EDGE && bottom < sheet.height - EDGE;
  for (const town of towns) {
    const point = onSheet(sheet, town);
    if (points.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < APART)) continue;
    const cover = marks.find((mark) => holds(mark, point));
    // A marker that covers several towns is labelled once, with the first of them.
    if (cover !== undefined && named.has(cover)) continue;
    const beside = cover ?? boxAround(point, DOT, DOT);
    const free = candidates(point, beside, town.name.length).find(
      ({ box }) => inside(box) && !taken.some((other) => meet(box, other)),
    );
    if (free === undefined || (cover === undefined && taken.some((other) => meet(beside, other)))) continue;
    const { box, ...label } = free;
    taken.push(box, beside);
    points.push(point);
    if (cover !== undefined) named.add(cover);
    placed.push({ ...town, dot: cover === undefined, label });
  }
  return placed;
}
