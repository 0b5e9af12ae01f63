import { type Sql, sql } from '../../platform/db/sql.ts';

/** A box of degrees. */
interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Tiles in a degree: some 5.5 km each way in Belgium. */
const [ROWS, COLUMNS] = [20, 12.5];
/** Number of the first tile of the next row. */
const ROW = 10_000;

/** A home's tile, null without coordinates; written as in the index `estates_by_tile`. */
const TILE = `(CAST((e.lat + 90) * ${ROWS} AS INTEGER) * ${ROW} + CAST((e.lon + 180) * ${COLUMNS} AS INTEGER))`;

/** Above this number, reading tile by tile saves nothing: a third of the country. */
const MOST = 600;

/** Numbers between two degrees along one way. The same products and the same cut as in SQL: both are of IEEE 754. */
const span = (from: number, to: number, zero: number, per: number): readonly number[] => {
  const [first, last] = [Math.trunc((from + zero) * per), Math.trunc((to + zero) * per)];
  // Not as a list: a box may be the whole world.
  return last - first >= MOST ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

const tilesOf = ({ south, west, north, east }: Box): readonly number[] => {
  const columns = span(west, east, 180, COLUMNS);
  return span(south, north, 90, ROWS).flatMap((row) => columns.map((column) => row * ROW + column));
};

/** The tiles that the boxes touch, in order; null when they are too many, so that all homes of a site are read. */
export const tilesUnder = (boxes: readonly Box[]): readonly number[] | null => {
  const all = new Set<number>();
  for (const box of boxes) {
    const tiles = tilesOf(box);
    if (tiles.length === 0) return null;
    for (const tile of tiles) all.add(tile);
    if (all.size > MOST) return null;
  }
  return [...all].toSorted((one, other) => one - other);
};

/** Condition: the home lies in one of the tiles; as one parameter, since a statement may have 100,000 bytes. */
export const inTiles = (tiles: readonly number[]): Sql =>
  sql(`${TILE} IN (SELECT value FROM json_each(?))`, JSON.stringify(tiles));
