import { onSheet, type Sheet } from './sheet.ts';
import { textWidth } from './text-width.ts';

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
  /** The only names of which one may stand beside it, best first. Without them, any town that it covers. */
  readonly beside?: readonly string[];
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

/** A point of the sheet, pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle around a point of the sheet, pixels from that point; the point moves with the side. */
interface Box extends Point {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Height of a line and a dot, and the gap between them; pixels. */
const LINE = 20;
const DOT = 8;
const GAP = 4;
/** Minimum distance of a name from marks and names that are not its own: else it would read as theirs; pixels. */
const CLEAR = 5;
/** Further distance of a name from a dot that is not its own, on its line: it would read as the dot's; pixels. */
const ASIDE = 18;
/** Minimum distance of two dots, such as of a commune and its centre; pixels. */
const APART = 14;
/** Minimum distance of labels from the edge, pixels. */
const EDGE = 3;

const boxAround = ({ x, y }: Point, width: number, height: number, lift = 0): Box => ({
  x,
  y,
  left: -width / 2,
  top: -height / 2 - lift,
  right: width / 2,
  bottom: height / 2 - lift,
});

/** The shares at which a distance lies between two others. */
const between = (distance: number, low: number, high: number): readonly [number, number] => {
  if (distance === 0) return low < 0 && high > 0 ? [0, Number.POSITIVE_INFINITY] : [1, 0];
  const [one, other] = [low / distance, high / distance];
  return one < other ? [one, other] : [other, one];
};

/** Whether two boxes have less than this room between them at any side at which the sheet is shown. */
function meet(one: Box, other: Box, { least, most }: Shown, room = 0): boolean {
  const across = between(one.x - other.x, other.left - one.right - room, other.right - one.left + room);
  const down = between(one.y - other.y, other.top - one.bottom - room, other.bottom - one.top + room);
  const [from, to] = [Math.max(across[0], down[0]), Math.min(across[1], down[1])];
  return from < to && from < most && to > least;
}

type Candidate = NamePlace & { readonly name: string; readonly box: Box };

/**
 * Candidate positions of a label: right, left, below or above the object, then at one of its corners. A marker's own
 * name is first tried below and above, where it leaves room for its neighbours; a town's left for what lies left.
 */
function candidates(beside: Box, name: string, first: 'own' | 'left' | 'right'): readonly Candidate[] {
  const width = textWidth(name);
  const at = (dx: number, dy: number, anchor: NamePlace['anchor']): Candidate => {
    const left = dx - { start: 0, middle: width / 2, end: width }[anchor];
    return {
      name,
      dx,
      dy,
      anchor,
      box: { ...beside, left, top: dy - LINE / 2, right: left + width, bottom: dy + LINE / 2 },
    };
  };
  const { left, top, right, bottom } = beside;
  const middle = (top + bottom) / 2;
  const stacked = (dx: number, anchor: NamePlace['anchor']) => [
    at(dx, bottom + LINE / 2, anchor),
    at(dx, top - LINE / 2, anchor),
  ];
  const sides = [at(right + GAP, middle, 'start'), at(left - GAP, middle, 'end')];
  const centred = stacked(0, 'middle');
  const preferred = first === 'own' ? centred : first === 'left' ? sides.toReversed() : sides;
  return [...preferred, ...centred, ...sides, ...stacked(left, 'start'), ...stacked(right, 'end')];
}

const AS_LAID: Shown = { least: 1, most: 1 };

/**
 * Names that fit on the sheet clear of marks and each other, at every side at which it is shown: first those of
 * markers, then those of towns, in list order. A town covered by a marker keeps its name if there is room beside the
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
  const boxes = marks.map(({ box }) => box);
  const taken = [...boxes];
  const labels: Box[] = [];
  const placed: PlacedTown[] = [];
  const points: Point[] = [];
  const said = new Set<Box | string>();
  // Nearest to the edges at the smallest side.
  const inside = ({ x, y, left, top, right, bottom }: Box): boolean =>
    x * shown.least + left > EDGE &&
    y * shown.least + top > EDGE &&
    (sheet.width - x) * shown.least - right > EDGE &&
    (sheet.height - y) * shown.least - bottom > EDGE;
  const isFree = (box: Box, own?: Box, from = taken, room = CLEAR): boolean =>
    from.every((other) => !meet(box, other, shown, other === own ? 0 : room));
  const wanted = [
    ...marks.map((own) => ({ town: own.mark, names: own.mark.beside ?? [], own })),
    ...towns.map((town) => ({ town, names: [town.name], own: undefined })),
  ];
  for (const { town, names, own } of wanted) {
    const point = onSheet(sheet, town);
    const at = boxAround(point, 0, 0);
    const isNear = ({ x, y }: Point): boolean => Math.hypot(x - point.x, y - point.y) * shown.least < APART;
    // A town that a marker is named after needs no dot of its own.
    if (!inside(at) || points.some(isNear) || (own === undefined && said.has(town.name))) continue;
    const cover = own ?? marks.find(({ box }) => meet(at, box, shown));
    // A marker is labelled with names of its own alone, else once, with the first of the towns that it covers.
    if (cover !== own && (cover?.mark.beside || (cover && said.has(cover.box)))) continue;
    const beside = cover?.box ?? boxAround(point, DOT, DOT);
    const aside = { ...beside, left: beside.left - ASIDE, right: beside.right + ASIDE };
    if (cover === undefined && !(isFree(beside) && isFree(aside, undefined, labels))) continue;
    // Rather on the open side of a marker, where it leaves a line to the names of neighbours.
    const free = names
      .flatMap((name) => {
        const all = candidates(beside, name, own ? 'own' : point.x < beside.x ? 'left' : 'right');
        return own ? [...all.filter(({ box }) => isFree(box, beside, boxes, CLEAR + LINE)), ...all] : all;
      })
      .find(({ box }) => inside(box) && isFree(box, beside));
    if (free === undefined) continue;
    const { box, name, ...label } = free;
    taken.push(box, cover ? beside : aside);
    labels.push(box);
    points.push(point);
    for (const one of [beside, ...names]) said.add(one);
    const { lat, lon } = cover?.mark ?? town;
    placed.push({ name, lat, lon, dot: cover === undefined, label });
  }
  return placed;
}
