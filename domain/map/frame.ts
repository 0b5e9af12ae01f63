import type { MapBounds } from '../views/result-map.ts';
import { type Place, toPlace, toWorld, worldWidth } from './projection.ts';

/** Width and height of a map, pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Side of the map square on the server, pixels: between phone and desktop, since markers are clustered for
 * one size and the browser requests them again for its own.
 */
export const DRAWN_SIDE = 480;
/** Share of that side at which it is shown on the smallest phone. */
export const DRAWN_LEAST = 320 / DRAWN_SIDE;
/** Margin for markers at the edge, pixels. */
const MARGIN = { x: 88, y: 40 } as const;
/** Maximum initial zoom: shows streets and their names, not single houses. */
export const NEAREST_FIT = 14;

/** Whether a place lies within bounds. */
export const holds = ({ south, west, north, east }: MapBounds, { lat, lon }: Place): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** Scale at which bounds just fit a map, as pixels per width of the world. */
export function scaleOf({ south, west, north, east }: MapBounds, { width, height }: MapSize): number {
  const topLeft = toWorld({ lat: north, lon: west });
  const bottomRight = toWorld({ lat: south, lon: east });
  return Math.min(width / (bottomRight.x - topLeft.x), height / (bottomRight.y - topLeft.y));
}

/** Bounds of a map centred on this place; `scale` is pixels per width of the world. */
export function boundsAround(centre: Place, scale: number, { width, height }: MapSize): MapBounds {
  const { x, y } = toWorld(centre);
  const [right, down] = [width / 2 / scale, height / 2 / scale];
  const { lat: north, lon: west } = toPlace({ x: x - right, y: y - down });
  const { lat: south, lon: east } = toPlace({ x: x + right, y: y + down });
  return { south, west, north, east };
}

/** The centre of bounds in the projection. */
export function centreOf({ south, west, north, east }: MapBounds): Place {
  const one = toWorld({ lat: north, lon: west });
  const other = toWorld({ lat: south, lon: east });
  return toPlace({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
}

/** Bounds of a map of this size that shows all of an extent with margins. */
export function fitted(extent: MapBounds, size: MapSize): MapBounds {
  const inner = {
    width: Math.max(1, size.width - 2 * MARGIN.x),
    height: Math.max(1, size.height - 2 * MARGIN.y),
  };
  const scale = Math.min(scaleOf(extent, inner), worldWidth(NEAREST_FIT));
  return boundsAround(centreOf(extent), scale, size);
}

/** The bounds that enclose both. */
export const union = (one: MapBounds, other: MapBounds): MapBounds => ({
  south: Math.min(one.south, other.south),
  west: Math.min(one.west, other.west),
  north: Math.max(one.north, other.north),
  east: Math.max(one.east, other.east),
});
