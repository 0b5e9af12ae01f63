/** A place on earth, degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** A point of the map in shares of the whole world: 0 to 1, eastwards and downwards. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Side of the world at zoom 0, pixels: what map tiles are cut to. */
export const WORLD_PIXELS = 256;
/** Beyond this the projection runs off to infinity, degrees. */
export const LAST_LATITUDE = 85.0511;

const clamped = (lat: number): number => Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, lat));

/** Web Mercator, as every slippy map has it. */
export const toWorld = ({ lat, lon }: Place): WorldPoint => ({
  x: (lon + 180) / 360,
  y: 0.5 - Math.asinh(Math.tan((clamped(lat) * Math.PI) / 180)) / (2 * Math.PI),
});

/** The place of a point of the world. */
export const toPlace = ({ x, y }: WorldPoint): Place => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: x * 360 - 180,
});

/** Width of the whole world at a zoom, pixels. */
export const worldWidth = (zoom: number): number => WORLD_PIXELS * 2 ** zoom;
