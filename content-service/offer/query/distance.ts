import type { Place } from '#domain/map/projection.ts';
import { literal } from './literal.ts';

export const EARTH_RADIUS_KM = 6371;

/** Haversine distance in kilometres between a point and the given expressions; null where one of them is null. */
export const kilometresFrom = ({ lat, lon }: Place, latitude: string, longitude: string): string =>
  `2 * ${EARTH_RADIUS_KM} * asin(min(1, sqrt(pow(sin(radians(${latitude} - ${literal(lat)}) / 2), 2) + ` +
  `cos(radians(${literal(lat)})) * cos(radians(${latitude})) * pow(sin(radians(${longitude} - ${literal(lon)}) / 2), 2))))`;
