import { LAST_LATITUDE } from '../../../domain/map/projection.ts';
import type { Bounds } from '../../../wire/estate-markers.ts';
import type { EstateQuery } from '../../../wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { and, type Sql, sql } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { searchCondition } from '../query/where.ts';

/** A search whose estates are to be drawn. */
export interface MarkedSearch {
  readonly siteId: string;
  readonly query: EstateQuery;
  readonly scope: SearchScope;
}

/** How many estates there are, how many of them have a marker, and what encloses those. */
export interface ExtentRow {
  readonly total: number;
  readonly located: number;
  readonly south: number | null;
  readonly west: number | null;
  readonly north: number | null;
  readonly east: number | null;
}

/** The estates in one cell of the grid. */
export interface CellRow {
  /** An estate of the cell: the only one where it stands alone. */
  readonly id: string;
  readonly count: number;
  readonly lat: number;
  readonly lon: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  /** 1 when the street of one of them is not shown. */
  readonly vague: number;
  /** JSON list of guids or ids; null where there are more than a cluster names. */
  readonly ids: string | null;
}

/** Size of the grid's cells, in shares of the world. */
export interface Grid {
  readonly width: number;
  readonly height: number;
}

/**
 * A marker needs location, sub type and status (spec 1 §4); 0,0 and -1,-1 are what systems send for no
 * location. The columns hold the point that may be shown, so a hidden address has no other.
 */
const MARKED =
  'e.lat IS NOT NULL AND e.lon IS NOT NULL AND e.sub_type_id IS NOT NULL AND e.transaction_id IS NOT NULL ' +
  'AND NOT (e.lat = 0 AND e.lon = 0) AND NOT (e.lat = -1 AND e.lon = -1) ' +
  `AND abs(e.lat) < ${LAST_LATITUDE} AND abs(e.lon) <= 180`;

const whenMarked = (column: string): string => `CASE WHEN ${MARKED} THEN ${column} END`;

/** What the whole search comes to. */
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

const within = ({ south, west, north, east }: Bounds): Sql =>
  sql('e.lat BETWEEN ? AND ? AND e.lon BETWEEN ? AND ?', south, north, west, east);

/** Column and row of the cell in the grid, Web Mercator: it lies still while a visitor moves the map. */
const COLUMN = 'CAST((e.lon + 180) / 360 / ? AS INTEGER)';
const ROW = 'CAST((0.5 - asinh(tan(radians(e.lat))) / (2 * pi())) / ? AS INTEGER)';

/** Estates whose street is not shown: of a hidden address, and those that are sold, let or taken over. */
const VAGUE = '(e.address_hidden = 1 OR e.sold = 1)';

/** The estates within bounds, cell by cell. */
export const cellsStatement = (
  { siteId, query, scope }: MarkedSearch,
  bounds: Bounds,
  grid: Grid,
  named: number,
): Statement => {
  const where = and(searchCondition(siteId, query, scope), sql(MARKED), within(bounds));
  return {
    sql:
      'SELECT min(e.id) AS id, count(*) AS count, avg(e.lat) AS lat, avg(e.lon) AS lon, ' +
      'min(e.lat) AS south, min(e.lon) AS west, max(e.lat) AS north, max(e.lon) AS east, ' +
      `max(COALESCE(${VAGUE}, 1)) AS vague, ` +
      'CASE WHEN count(*) <= ? THEN json_group_array(COALESCE(e.guid, e.id)) END AS ids ' +
      `FROM estates AS e WHERE ${where.text} GROUP BY ${COLUMN}, ${ROW} ORDER BY id`,
    params: [named, ...where.params, grid.width, grid.height],
  };
};
