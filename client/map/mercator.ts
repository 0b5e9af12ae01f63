/** A place on earth, degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** Side of a map tile at any zoom, pixels. */
const TILE = 256;
/** The equator, metres. */
const EQUATOR = 40_075_016.686;
/** Beyond this the projection runs off to infinity, degrees. */
const LAST_LATITUDE = 85.0511;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const worldPixels = (zoom: number): number => TILE * 2 ** zoom;

/** Metres on the ground that one pixel covers, at a latitude and zoom. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (EQUATOR * Math.cos(radians(lat))) / worldPixels(zoom);

/** Where the middle of the map goes when it moves by pixels, to the right and downwards. */
export const moved = ({ lat, lon }: Place, zoom: number, right: number, down: number): Place => {
  const world = worldPixels(zoom);
  const y = world * (0.5 - Math.asinh(Math.tan(radians(lat))) / (2 * Math.PI)) + down;
  const south = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world)));
  const east = lon + (right / world) * 360;
  return {
    lat: Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, (south * 180) / Math.PI)),
    lon: ((((east + 180) % 360) + 360) % 360) - 180,
  };
};

/** The nearest whole zoom at which `metres` fit into `pixels`. */
export const zoomToFit = (metres: number, pixels: number, lat: number): number =>
  Math.floor(Math.log2((metresPerPixel(lat, 0) * pixels) / metres));
