import { type Shape, shapesOf } from '#domain/map/sought-places.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { kilometresFrom } from './distance.ts';
import { literal } from './literal.ts';

type Box = Shape['box'];

/** Rows that a shape can contain. Columns are compared alone, so that an index can be read. */
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

/**
 * A home that shows no street is known by the centre of its cell. The columns that say so are in no index, so they come
 * last: a row is only looked up where the answer depends on them.
 */
const inShape = (shape: Shape): string =>
  where(
    inBox(shape.box),
    `${holdsPoint(shape)} OR ((${touchesCell(shape)}) AND (e.address_hidden = 1 OR e.sold = 1))`,
  );

/**
 * Condition: within any of the circles, or in the area; null when the query names none. The box around all of them is
 * read from an index, the shapes are tested on its rows (decision 151). Rows have public coordinates, so a search reveals
 * nothing about a hidden address.
 */
export const placesCondition = ({ geo_distance = [], geo_polygon }: EstateQuery): Sql | null => {
  const shapes = shapesOf({
    circles: geo_distance.map(({ distance, 'address.geoLocation': point }) => ({
      ...point,
      km: Number.parseInt(distance, 10),
    })),
    area: geo_polygon ?? null,
  });
  if (shapes.length === 0) return null;
  const box = inBox(around(shapes.map((shape) => shape.box)));
  return sql(`${box} AND (${shapes.map(inShape).join(' OR ')})`);
};
