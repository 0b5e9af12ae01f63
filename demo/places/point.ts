import type { Rng } from '../basics/rng.ts';
import type { Place } from './place.ts';

const METRES_PER_DEGREE = 111_320;
/** Belgium's coastline runs about 63° east of north; inland is on its right. */
const SHORE = (63 * Math.PI) / 180;

/** A random point in a place: within 900 m of its centre, and on the coast never in the sea. */
export function pointNear(place: Place, rng: Rng): { lat: number; lon: number } {
  const coast = place.setting === 'seafront';
  const along = (rng.next() - 0.5) * 1_500;
  const across = coast ? rng.next() * 420 - 120 : (rng.next() - 0.5) * 1_000;
  const north = along * Math.cos(SHORE) - across * Math.sin(SHORE);
  const east = along * Math.sin(SHORE) + across * Math.cos(SHORE);
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    lat: round(place.lat + north / METRES_PER_DEGREE),
    lon: round(place.lon + east / (METRES_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180))),
  };
}
