const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Great-circle distance in kilometres (haversine), as the search reckons it. */
export function distanceKm(one: Point, other: Point): number {
  const lat = Math.sin(radians(one.lat - other.lat) / 2) ** 2;
  const lon = Math.sin(radians(one.lon - other.lon) / 2) ** 2;
  const part = lat + Math.cos(radians(other.lat)) * Math.cos(radians(one.lat)) * lon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}
