import { kilometresBetween } from './distance.ts';
import { halfCell } from './hidden-cell.ts';
import type { Place } from './projection.ts';

/** A circle to search in. */
interface SoughtCircle extends Place {
  /** Radius in kilometres. */
  readonly km: number;
}

/** Where a search looks: a home is found in any of the circles, or in the area. */
export interface SoughtPlaces {
  readonly circles: readonly SoughtCircle[];
  /** Corners; null without an area. */
  readonly area: readonly Place[] | null;
}

interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A side of an area that is not level, from its southern end. */
interface Rise {
  readonly south: number;
  readonly north: number;
  /** Longitude of the southern end. */
  readonly lon: number;
  /** Degrees eastwards for each degree northwards. */
  readonly slope: number;
}

/** Any side of an area, and what a cell around a point must overlap to touch it. */
interface Side {
  readonly from: Place;
  readonly up: number;
  readonly right: number;
  /** Box of the centres of all cells that can touch it. */
  readonly box: Box;
  /** Greatest cross product of the side and the way to a centre whose cell touches its line. */
  readonly reach: number;
}

/** Half a cell of hidden homes: one size for a whole shape, that of its northernmost row, whose cells are widest. */
interface HalfCell {
  readonly north: number;
  readonly east: number;
}

/** A circle or an area, prepared to be compared with homes here and in SQL. */
export type Shape = {
  /** Contains every home of the shape, also those whose cell only touches it. */
  readonly box: Box;
  readonly half: HalfCell;
} & (
  | { readonly kind: 'circle'; readonly circle: SoughtCircle }
  | { readonly kind: 'area'; readonly rises: readonly Rise[]; readonly sides: readonly Side[] }
);

const KM_PER_DEGREE = 111.195;

/** Seven decimals, a centimetre: forty sides as SQL must fit in a statement of 100,000 bytes, several times. */
const short = (degrees: number): number => Number(degrees.toFixed(7));

const widened = ({ south, west, north, east }: Box, half: HalfCell): Box => ({
  south: short(south - half.north),
  west: short(west - half.east),
  north: short(north + half.north),
  east: short(east + half.east),
});

const circleShape = (circle: SoughtCircle): Shape => {
  const { lat, lon, km } = circle;
  const up = km / KM_PER_DEGREE;
  const aside = up / Math.max(Math.cos((lat * Math.PI) / 180), 1e-6);
  const half = halfCell(Math.min(lat + up, 89));
  // Round the date line or a pole, longitude says nothing.
  const round = Math.abs(lon) + aside >= 180;
  const box = {
    south: lat - up,
    west: round ? -180 : lon - aside,
    north: lat + up,
    east: round ? 180 : lon + aside,
  };
  return { kind: 'circle', circle, half, box: widened(box, half) };
};

const boxOf = (corners: readonly Place[]): Box => {
  const [lats, lons] = [corners.map(({ lat }) => lat), corners.map(({ lon }) => lon)];
  return {
    south: Math.min(...lats),
    west: Math.min(...lons),
    north: Math.max(...lats),
    east: Math.max(...lons),
  };
};

const areaShape = (corners: NonNullable<SoughtPlaces['area']>): Shape => {
  const box = boxOf(corners);
  const half = halfCell(box.north);
  const pairs = corners.map((from, at) => [from, corners[(at + 1) % corners.length] ?? from] as const);
  const rises = pairs.flatMap(([one, other]): Rise[] => {
    const [low, high] = one.lat < other.lat ? [one, other] : [other, one];
    const slope = (high.lon - low.lon) / (high.lat - low.lat);
    // A side as good as level is passed by no line eastwards.
    return !Number.isFinite(slope)
      ? []
      : [{ south: low.lat, north: high.lat, lon: low.lon, slope: short(slope) }];
  });
  const sides = pairs.map(([one, other]): Side => {
    const [up, right] = [short(other.lat - one.lat), short(other.lon - one.lon)];
    return {
      from: one,
      up,
      right,
      box: widened(boxOf([one, other]), half),
      reach: Number((half.east * Math.abs(up) + half.north * Math.abs(right)).toFixed(11)),
    };
  });
  return { kind: 'area', rises, sides, half, box: widened(box, half) };
};

const shortened = ({ lat, lon }: Place): Place => ({ lat: short(lat), lon: short(lon) });

/** The shapes of a search; empty when it looks everywhere. A caller of the contract may send more digits than it needs. */
export const shapesOf = ({ circles, area }: SoughtPlaces): readonly Shape[] => [
  ...circles.map(({ km, ...point }) => circleShape({ ...shortened(point), km })),
  ...(area === null ? [] : [areaShape(area.map(shortened))]),
];

const within = ({ south, west, north, east }: Box, { lat, lon }: Place): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

const clamped = (value: number, centre: number, half: number): number =>
  Math.min(centre + half, Math.max(centre - half, value));

/** Whether the shape contains a point (even-odd rule). */
const holdsPoint = (shape: Shape, { lat, lon }: Place): boolean =>
  shape.kind === 'circle'
    ? kilometresBetween({ lat, lon }, shape.circle) <= shape.circle.km
    : shape.rises.filter(
        (rise) => lat >= rise.south && lat < rise.north && lon < rise.lon + rise.slope * (lat - rise.south),
      ).length %
        2 ===
      1;

/** Whether the cell around a point touches the shape's edge, or contains it. */
const touchesCell = (shape: Shape, { lat, lon }: Place): boolean => {
  if (shape.kind === 'area') {
    return shape.sides.some(
      ({ from, up, right, box, reach }) =>
        within(box, { lat, lon }) && Math.abs(right * (lat - from.lat) - up * (lon - from.lon)) <= reach,
    );
  }
  const { circle, half } = shape;
  const nearest = {
    lat: clamped(circle.lat, lat, half.north),
    lon: clamped(circle.lon, lon, half.east),
  };
  return kilometresBetween(nearest, circle) <= circle.km;
};

/**
 * Whether a home is in any of the shapes. One that shows no street is known by the centre of its cell, and counts with
 * the whole cell: it is in when the shape touches it (decision 151).
 */
export const isInShapes = (shapes: readonly Shape[], point: Place, byCell: boolean): boolean =>
  shapes.some(
    (shape) =>
      within(shape.box, point) && (holdsPoint(shape, point) || (byCell && touchesCell(shape, point))),
  );
