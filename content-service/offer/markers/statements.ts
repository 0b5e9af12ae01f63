import { LAST_LATITUDE } from '#domain/map/projection.ts';
import type { Bounds } from '#wire/estate-markers.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { and, type Sql, sql } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { inTiles, tilesUnder } from '../query/tiles.ts';
import { searchCondition } from '../query/where.ts';

/** A search for a map. */
export interface MarkedSearch {
  readonly siteId: string;
  readonly query: EstateQuery;
  readonly scope: SearchScope;
}

/** Total number of estates, number with a marker, and their bounding box. */
export interface ExtentRow {
  readonly total: number;
  readonly located: number;
  readonly south: number | null;
  readonly west: number | null;
  readonly north: number | null;
  readonly east: number | null;
}

/** Estates of a town in a cell of the grid. */
export interface CellRow {
  /** Id of the town. */
  readonly town: string | null;
  /** Id of an estate in the cell: the only one if it is alone. */
  readonly id: string;
  readonly count: number;
  readonly lat: number;
  readonly lon: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  /** 1 when the street of any of them is hidden. */
  readonly vague: number;
  /** JSON list of guids or ids; null when there are more than a cluster lists. */
  readonly ids: string | null;
}

/** Cell size of the grid, in fractions of the world. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/**
 * A marker needs coordinates, sub type and status (spec 1 §4), which may be stated in words alone; systems send 0,0 and -1,-1 for "no
 * coordinates". The columns hold public coordinates, so a hidden address has no others.
 */
const MARKED =
  'e.lat IS NOT NULL AND e.lon IS NOT NULL AND e.sub_type_id IS NOT NULL ' +
  'AND (e.transaction_id IS NOT NULL OR e.transaction_key IS NOT NULL) ' +
  'AND NOT (e.lat = 0 AND e.lon = 0) AND NOT (e.lat = -1 AND e.lon = -1) ' +
  `AND abs(e.lat) < ${LAST_LATITUDE} AND abs(e.lon) <= 180`;

const whenMarked = (column: string): string => `CASE WHEN ${MARKED} THEN ${column} END`;

/** Totals of the whole search. */
export const extentStatement = ({ siteId, query, scope }: MarkedSearch): Statement => {
  const where = searchCondition(siteId, query, scope);
  return {
    sql:
      `SELECT count(*) AS total, count(${whenMarked('1')}) AS located, ` +
      `min(${whenMarked('e.lat')}) AS south, min(${whenMarked('e.lon')}) AS west, ` +
      `max(${whenMarked('e.lat')}) AS north, max(${whenMarked('e.lon')}) AS east ` +
      `FROM estates AS e WHERE ${where.text}`,
    params: where.params,
  };
};

const within = (bounds: Bounds): Sql => {
  const { south, west, north, east } = bounds;
  const tiles = tilesUnder([bounds]);
  const box = sql('e.lat BETWEEN ? AND ? AND e.lon BETWEEN ? AND ?', south, north, west, east);
  return tiles === null ? box : and(inTiles(tiles), box);
};

/** Column and row of a grid cell in Web Mercator: the grid stays fixed while a visitor moves the map. */
const COLUMN = 'CAST((e.lon + 180) / 360 / ? AS INTEGER)';
const ROW = 'CAST((0.5 - asinh(tan(radians(e.lat))) / (2 * pi())) / ? AS INTEGER)';

/** Estates with a hidden street: hidden addresses, and sold, let or taken over homes. */
const VAGUE = '(e.address_hidden = 1 OR e.sold = 1)';

/** Estates within bounds, by town and cell. */
export const cellsStatement = (
  { siteId, query, scope }: MarkedSearch,
  bounds: Bounds,
  grid: Grid,
  named: number,
): Statement => {
  const where = and(searchCondition(siteId, query, scope), sql(MARKED), within(bounds));
  return {
    sql:
      'SELECT e.city_id AS town, min(e.id) AS id, count(*) AS count, avg(e.lat) AS lat, avg(e.lon) AS lon, ' +
      'min(e.lat) AS south, min(e.lon) AS west, max(e.lat) AS north, max(e.lon) AS east, ' +
      `max(COALESCE(${VAGUE}, 1)) AS vague, ` +
      'CASE WHEN count(*) <= ? THEN json_group_array(COALESCE(e.guid, e.id)) END AS ids ' +
      `FROM estates AS e WHERE ${where.text} GROUP BY e.city_id, ${COLUMN}, ${ROW} ORDER BY id`,
    params: [named, ...where.params, grid.width, grid.height],
  };
};
