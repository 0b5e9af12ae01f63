/** A circle to search in; it takes the place of the cities (spec 1 §5). */
export interface GeoRange {
  /** Radius in kilometres, whole. */
  readonly km: number;
  /** Degrees, at most six decimals. */
  readonly lat: number;
  readonly lon: number;
}

const PATTERN = /^(\d{1,4})km;(-?\d{1,3}(?:\.\d{1,20})?);(-?\d{1,3}(?:\.\d{1,20})?)$/;

/** Degrees to six decimals, about ten centimetres: what a written coordinate keeps. Adding 0 drops "-0". */
const degrees = (text: string): number => Number(Number(text).toFixed(6)) + 0;

/**
 * Reads `<digits>km;<lat>;<lon>` and nothing else (spec 1 §5); null for another form, a radius of
 * nought or a place that is not on Earth.
 */
export function parseGeoRange(text: string): GeoRange | null {
  const [, radius = '', latitude = '', longitude = ''] = PATTERN.exec(text) ?? [];
  const [km, lat, lon] = [Number(radius), degrees(latitude), degrees(longitude)];
  const sound = radius !== '' && km > 0 && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return sound ? { km, lat, lon } : null;
}

/** The form in which an address carries it. */
export const serializeGeoRange = ({ km, lat, lon }: GeoRange): string => `${km}km;${lat};${lon}`;
