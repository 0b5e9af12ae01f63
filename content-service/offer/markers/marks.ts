import type { MapSize } from '#domain/map/frame.ts';
import { type Gathered, gather } from '#domain/map/gather.ts';
import { NAMED_IN_CLUSTER } from '#wire/estate-markers.ts';
import type { CellRow } from './statements.ts';

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
export function marksOf(
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
