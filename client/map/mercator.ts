import { LAST_LATITUDE, type Place, toPlace, toWorld, worldWidth } from '#domain/map/projection.ts';

/** Length of the equator, metres. */
const EQUATOR = 40_075_016.686;

/** Metres on the ground that one pixel covers, at a latitude and zoom. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (EQUATOR * Math.cos((lat * Math.PI) / 180)) / worldWidth(zoom);

/** New centre of the map after a move by pixels, to the right and downwards. */
export const moved = (from: Place, zoom: number, right: number, down: number): Place => {
  const { x, y } = toWorld(from);
  const to = toPlace({ x: x + right / worldWidth(zoom), y: y + down / worldWidth(zoom) });
  return {
    lat: Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, to.lat)),
    lon: ((((to.lon + 180) % 360) + 360) % 360) - 180,
  };
};

/** The closest whole zoom at which `metres` fit into `pixels`. */
export const zoomToFit = (metres: number, pixels: number, lat: number): number =>
  Math.floor(Math.log2((metresPerPixel(lat, 0) * pixels) / metres));
