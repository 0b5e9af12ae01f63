/** A place on earth, degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** A point of the map in fractions of the world: 0 to 1, eastwards and downwards. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Side of the world at zoom 0, pixels: the size of map tiles. */
export const WORLD_PIXELS = 256;
/** Latitude limit of the projection, degrees. */
export const LAST_LATITUDE = 85.0511;

const clamped = (lat: number): number => Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, lat));

/** Web Mercator, the projection of map tiles. */
export const toWorld = ({ lat, lon }: Place): WorldPoint => ({
  x: (lon + 180) / 360,
  y: 0.5 - Math.asinh(Math.tan((clamped(lat) * Math.PI) / 180)) / (2 * Math.PI),
});

/** The place at a point of the world. */
export const toPlace = ({ x, y }: WorldPoint): Place => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: x * 360 - 180,
});

/** Width of the world at a zoom level, pixels. */
export const worldWidth = (zoom: number): number => WORLD_PIXELS * 2 ** zoom;
