import { fitted, type MapSize, scaleOf } from '#domain/map/frame.ts';
import { type Gathered, gather, gridFor } from '#domain/map/gather.ts';
import { worldWidth } from '#domain/map/projection.ts';
import type { Estate } from '#wire/estate.ts';
import {
  type Bounds,
  type EstateMarkersRequest,
  type MarkerCluster,
  NAMED_IN_CLUSTER,
} from '#wire/estate-markers.ts';
import { findCards } from '../../estates/cards.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { prepare } from '../../platform/db/prepare.ts';
import {
  type CellRow,
  cellsStatement,
  type ExtentRow,
  extentStatement,
  type MarkedSearch,
} from './statements.ts';

/** An estate with its own marker. */
interface Single extends Gathered {
  readonly id: string;
}

const namedIn = (row: CellRow): readonly string[] =>
  row.ids === null ? [] : (JSON.parse(row.ids) as (string | number)[]).map(String);

const markOf = (row: CellRow): Gathered | Single => ({
  ...(row.count === 1 ? { id: row.id } : {}),
  lat: row.lat,
  lon: row.lon,
  count: row.count,
  bounds: { south: row.south, west: row.west, north: row.north, east: row.east },
  vague: row.vague === 1,
  ids: namedIn(row),
  towns: row.town === null ? [] : [{ id: row.town, count: row.count, lat: row.lat, lon: row.lon }],
});

const isSingle = (mark: Gathered): mark is Single => 'id' in mark;

/** Markers of a map from its grid cells: the ids of single estates, and the clusters. */
function marksOf(
  rows: readonly CellRow[],
  scale: number,
  size: MapSize,
): { readonly alone: readonly string[]; readonly clusters: readonly Gathered[] } {
  const marks = gather(rows.map(markOf), { scale, size, mostIds: NAMED_IN_CLUSTER });
  return {
    alone: marks.filter(isSingle).map(({ id }) => id),
    clusters: marks.filter((mark) => !isSingle(mark)),
  };
}

/** The answer of `POST …/estate-markers`, with parsed estates. */
export interface EstateMarkers {
  readonly total: { readonly value: number };
  readonly located: number;
  readonly extent: Bounds | null;
  readonly clusters: readonly MarkerCluster[];
  readonly results: readonly Estate[];
}

/** Beyond any map's zoom; keeps the grid finite for tiny bounds. */
const NEAREST = worldWidth(21);

const extentOf = ({ south, west, north, east }: ExtentRow): Bounds | null =>
  south === null || west === null || north === null || east === null ? null : { south, west, north, east };

/** Markers of a search's estates, clustered for a map of the requested size. */
export const findMarkers = async (
  db: D1Database,
  siteId: string,
  { query, bounds, width, height }: EstateMarkersRequest,
  scope: SearchScope,
): Promise<EstateMarkers> => {
  const search: MarkedSearch = { siteId, query, scope };
  const row = await prepare(db, extentStatement(search)).first<ExtentRow>();
  const extent = row === null ? null : extentOf(row);
  const counted = { total: { value: row?.total ?? 0 }, located: row?.located ?? 0, extent };
  if (extent === null) return { ...counted, clusters: [], results: [] };

  const size = { width, height };
  const shown = bounds ?? fitted(extent, size);
  const scale = Math.min(scaleOf(shown, size), NEAREST);
  const cells = cellsStatement(search, shown, gridFor(scale, size), NAMED_IN_CLUSTER);
  const { results: rows } = await prepare(db, cells).all<CellRow>();
  const { alone, clusters } = marksOf(rows, scale, size);
  return {
    ...counted,
    clusters: clusters.map(({ ids, towns, ...cluster }) => ({
      ...cluster,
      ids: [...ids],
      towns: towns.slice(0, NAMED_IN_CLUSTER),
    })),
    results: await findCards(db, siteId, alone),
  };
};
