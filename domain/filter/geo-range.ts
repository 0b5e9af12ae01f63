/** A circle to search in; it replaces the cities (spec 1 §5). */
export interface GeoRange {
  /** Radius in kilometres, whole. */
  readonly km: number;
  /** Degrees, at most six decimals. */
  readonly lat: number;
  readonly lon: number;
}

const PATTERN = /^(\d{1,4})km;(-?\d{1,3}(?:\.\d{1,20})?);(-?\d{1,3}(?:\.\d{1,20})?)$/;

/**
 * Degrees with six decimals, about ten centimetres: the precision of written coordinates. Adding 0 avoids
 * "-0".
 */
const degrees = (text: string): number => Number(Number(text).toFixed(6)) + 0;

/**
 * Reads `<digits>km;<lat>;<lon>` (spec 1 §5); null for any other form, a radius of zero or coordinates out of
 * range.
 */
export function parseGeoRange(text: string): GeoRange | null {
  const [, radius = '', latitude = '', longitude = ''] = PATTERN.exec(text) ?? [];
  const [km, lat, lon] = [Number(radius), degrees(latitude), degrees(longitude)];
  const sound = radius !== '' && km > 0 && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return sound ? { km, lat, lon } : null;
}

/** The written form in an address. */
export const serializeGeoRange = ({ km, lat, lon }: GeoRange): string => `${km}km;${lat};${lon}`;
