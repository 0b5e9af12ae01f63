import type { MapBounds } from '../views/result-map.ts';
import { type Place, toPlace, toWorld, worldWidth } from './projection.ts';

/** Width and height of a map, pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Side of the square that the server draws, pixels: between a telephone and a desk, for marks are gathered
 * for one size and the browser asks anew for its own.
 */
export const DRAWN_SIDE = 480;
/** Room that marks at the edge need, pixels. */
const MARGIN = { x: 88, y: 40 } as const;
/** No nearer than this when results are first shown: streets and their names in mind, not doorsteps. */
export const NEAREST_FIT = 14;

/** Pixels to the width of the world at which bounds just fit a map. */
export function scaleOf({ south, west, north, east }: MapBounds, { width, height }: MapSize): number {
  const topLeft = toWorld({ lat: north, lon: west });
  const bottomRight = toWorld({ lat: south, lon: east });
  return Math.min(width / (bottomRight.x - topLeft.x), height / (bottomRight.y - topLeft.y));
}

/** What a map shows with this place in its middle; `scale` is pixels to the width of the world. */
export function boundsAround(centre: Place, scale: number, { width, height }: MapSize): MapBounds {
  const { x, y } = toWorld(centre);
  const [right, down] = [width / 2 / scale, height / 2 / scale];
  const { lat: north, lon: west } = toPlace({ x: x - right, y: y - down });
  const { lat: south, lon: east } = toPlace({ x: x + right, y: y + down });
  return { south, west, north, east };
}

/** The middle of bounds as it is drawn. */
export function centreOf({ south, west, north, east }: MapBounds): Place {
  const one = toWorld({ lat: north, lon: west });
  const other = toWorld({ lat: south, lon: east });
  return toPlace({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
}

/** What a map of this size shows so that all of an extent lies well within it. */
export function fitted(extent: MapBounds, size: MapSize): MapBounds {
  const inner = {
    width: Math.max(1, size.width - 2 * MARGIN.x),
    height: Math.max(1, size.height - 2 * MARGIN.y),
  };
  const scale = Math.min(scaleOf(extent, inner), worldWidth(NEAREST_FIT));
  return boundsAround(centreOf(extent), scale, size);
}

/** The least bounds around places; null without any. */
export function enclosing(places: readonly Place[]): MapBounds | null {
  const [first, ...others] = places;
  if (first === undefined) return null;
  return others.reduce<MapBounds>(
    (bounds, { lat, lon }) => ({
      south: Math.min(bounds.south, lat),
      west: Math.min(bounds.west, lon),
      north: Math.max(bounds.north, lat),
      east: Math.max(bounds.east, lon),
    }),
    { south: first.lat, west: first.lon, north: first.lat, east: first.lon },
  );
}

/** Bounds around all of several. */
export const union = (one: MapBounds, other: MapBounds): MapBounds => ({
  south: Math.min(one.south, other.south),
  west: Math.min(one.west, other.west),
  north: Math.max(one.north, other.north),
  east: Math.max(one.east, other.east),
});
