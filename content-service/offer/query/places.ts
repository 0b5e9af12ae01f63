import { CELL_RADIUS } from '#domain/map/hidden-cell.ts';
import { type Shape, shapesOf } from '#domain/map/sought-places.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { and, type Sql, sql } from '../../platform/db/sql.ts';
import { EARTH_RADIUS_KM, kilometresFrom } from './distance.ts';
import { literal } from './literal.ts';
import { inTiles, tilesUnder } from './tiles.ts';

type Box = Shape['box'];

/** Rows that a shape can contain. */
const inBox = ({ south, west, north, east }: Box): string =>
  `e.lat BETWEEN ${literal(south)} AND ${literal(north)} AND e.lon BETWEEN ${literal(west)} AND ${literal(east)}`;

const around = (boxes: readonly Box[]): Box => ({
  south: Math.min(...boxes.map(({ south }) => south)),
  west: Math.min(...boxes.map(({ west }) => west)),
  north: Math.max(...boxes.map(({ north }) => north)),
  east: Math.max(...boxes.map(({ east }) => east)),
});

/** A condition that is only computed where another holds: SQLite computes both sides of an AND that is a value. */
const where = (first: string, then: string): string => `CASE WHEN ${first} THEN ${then} ELSE 0 END`;

/** Like `holdsPoint` of the domain, which alerts use. */
const holdsPoint = (shape: Shape): string =>
  shape.kind === 'circle'
    ? `${kilometresFrom(shape.circle, 'e.lat', 'e.lon')} <= ${literal(shape.circle.km)}`
    : `(${shape.rises
        .map(({ south, north, lon, slope }) =>
          where(
            `e.lat >= ${literal(south)} AND e.lat < ${literal(north)}`,
            `e.lon < ${literal(lon)} + ${literal(slope)} * (e.lat - ${literal(south)})`,
          ),
        )
        .concat('0')
        .join(' + ')}) % 2 = 1`;

/** `column` within half a cell of a value, as near to it as possible. */
const nearest = (value: number, column: string, half: number): string =>
  `min(${column} + ${literal(half)}, max(${column} - ${literal(half)}, ${literal(value)}))`;

/** Like `touchesCell` of the domain. */
const touchesCell = (shape: Shape): string => {
  if (shape.kind === 'area') {
    return shape.sides
      .map(({ from, up, right, box, reach }) =>
        where(
          inBox(box),
          `abs(${literal(right)} * (e.lat - ${literal(from.lat)}) - ${literal(up)} * (e.lon - ${literal(from.lon)})) <= ${literal(reach)}`,
        ),
      )
      .join(' OR ');
  }
  const { circle, half } = shape;
  const [lat, lon] = [nearest(circle.lat, 'e.lat', half.north), nearest(circle.lon, 'e.lon', half.east)];
  return `${kilometresFrom(circle, lat, lon)} <= ${literal(circle.km)}`;
};

const RADIAN = Math.PI / 180;

/** Six digits, with a thousandth of room at both ends: the numbers of a statement count among its bytes. */
const rough = (value: number): string => literal(Number(value.toPrecision(6)));

/** The square of half the angle of a distance. */
const halfAngle = (km: number): number => Math.sin(km / (2 * EARTH_RADIUS_KM)) ** 2;

/**
 * SQL between which a home's distance from a circle's centre lies, as the square of half the angle at the earth's centre
 * (haversine): without a call of a function, since most rows of a box are decided by it. For an angle x of a box,
 * x² (1 − x²/3) ≤ sin² x ≤ x².
 */
const bounds = ({
  circle: { lat, lon },
  box,
}: Shape & { kind: 'circle' }): { least: string; most: string } => {
  const [south, north] = [box.south, box.north].map((edge) => Math.cos(edge * RADIAN)) as [number, number];
  const nearest = box.south <= 0 && box.north >= 0 ? 1 : Math.max(south, north);
  const [up, right] = ['lat', 'lon'].map((axis) => {
    const way = `(e.${axis} - ${literal(axis === 'lat' ? lat : lon)})`;
    return `${way} * ${way}`;
  });
  const widest = (Math.max(box.north - box.south, box.east - box.west) / 2) * RADIAN;
  const angle = (cosine: number, share: number): string => {
    const each = (RADIAN / 2) ** 2 * share;
    return `${rough(each)} * ${up} + ${rough(each * Math.cos(lat * RADIAN) * cosine)} * ${right}`;
  };
  return { least: angle(Math.min(south, north), 1 - widest ** 2 / 3), most: angle(nearest, 1) };
};

/**
 * A home that shows no street is known by the centre of its cell. The columns that say so are in no index, so they are
 * read in a case of their own: beside an OR, SQLite would look up each row, also where the answer does not depend on them.
 */
const inShape = (shape: Shape): string => {
  const exactly =
    `WHEN ${holdsPoint(shape)} THEN 1 ` +
    `WHEN ${touchesCell(shape)} THEN e.address_hidden = 1 OR e.sold = 1 ELSE 0 END`;
  if (shape.kind === 'area') return where(inBox(shape.box), `CASE ${exactly}`);
  const { least, most } = bounds(shape);
  const { km } = shape.circle;
  return (
    `CASE WHEN ${most} <= ${rough(halfAngle(km) * 0.999)} THEN 1 ` +
    `WHEN ${least} > ${rough(halfAngle(km + CELL_RADIUS / 1000) * 1.001)} THEN 0 ${exactly}`
  );
};

const shapesIn = ({ geo_distance = [], geo_polygon }: EstateQuery): readonly Shape[] =>
  shapesOf({
    circles: geo_distance.map(({ distance, 'address.geoLocation': point }) => ({
      ...point,
      km: Number.parseInt(distance, 10),
    })),
    area: geo_polygon ?? null,
  });

const boxesOf = (shapes: readonly Shape[]): readonly Box[] => shapes.map(({ box }) => box);

/** Whether the query names places that the index by tile leads to. */
export const findsByTile = (query: EstateQuery): boolean => {
  const shapes = shapesIn(query);
  return shapes.length > 0 && tilesUnder(boxesOf(shapes)) !== null;
};

/**
 * Condition: within any of the circles, or in the area; null when the query names none. Their tiles are read from an
 * index, the shapes are tested on its rows (decision 151); shapes over much of the country are tested on every row of the
 * box around them. Rows have public coordinates, so a search reveals nothing about a hidden address.
 */
export const placesCondition = (query: EstateQuery): Sql | null => {
  const shapes = shapesIn(query);
  if (shapes.length === 0) return null;
  const boxes = boxesOf(shapes);
  const tiles = tilesUnder(boxes);
  const near = tiles === null ? sql(inBox(around(boxes))) : inTiles(tiles);
  return and(near, sql(`(${shapes.map(inShape).join(' OR ')})`));
};
