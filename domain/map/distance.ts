import type { MapBounds } from '../views/result-map.ts';
import type { Place } from './projection.ts';

/** Radius of the earth, kilometres. */
const EARTH = 6371;
/** The largest radius of a search around a place, kilometres. */
const FURTHEST = 9999;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Distance between two places in kilometres, in a straight line. */
export function kilometresBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const east = Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  const both = north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(both)));
}

/** Radius in whole kilometres that covers all of the bounds; at least one. */
export function kilometresAround(centre: Place, { south, west, north, east }: MapBounds): number {
  const corners = [south, north].flatMap((lat) => [west, east].map((lon) => ({ lat, lon })));
  const furthest = Math.max(...corners.map((corner) => kilometresBetween(centre, corner)));
  return Math.min(FURTHEST, Math.max(1, Math.ceil(furthest)));
}

/** Radius in whole kilometres that stays within the bounds; at least one. */
export function kilometresWithin(centre: Place, { south, west, north, east }: MapBounds): number {
  const sides = [
    { lat: south, lon: centre.lon },
    { lat: north, lon: centre.lon },
    { lat: centre.lat, lon: west },
    { lat: centre.lat, lon: east },
  ];
  const nearest = Math.min(...sides.map((side) => kilometresBetween(centre, side)));
  return Math.min(FURTHEST, Math.max(1, Math.floor(nearest)));
}
