import type { EstateQuery } from '#wire/estate-search.ts';
import { and, type Sql, sql } from '../../platform/db/sql.ts';

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111.195;

/**
 * Haversine distance in kilometres between the row's coordinates and the given ones; null for a row without
 * coordinates.
 */
export const distanceKm = ({ lat, lon }: { readonly lat: number; readonly lon: number }): Sql =>
  sql(
    `2 * ${EARTH_RADIUS_KM} * asin(min(1, sqrt(` +
      'pow(sin(radians(e.lat - ?) / 2), 2) + ' +
      'cos(radians(?)) * cos(radians(e.lat)) * pow(sin(radians(e.lon - ?) / 2), 2))))',
    lat,
    lat,
    lon,
  );

/**
 * Condition: within a distance of a point. A box that an index can read, then the true circle. Rows have
 * public coordinates, so a search reveals nothing about a hidden address.
 */
export const geoCondition = (geo: NonNullable<EstateQuery['geo_distance']>): Sql => {
  const { lat, lon } = geo['address.geoLocation'];
  const km = Number.parseInt(geo.distance, 10);
  const north = km / KM_PER_DEGREE;
  const east = km / (KM_PER_DEGREE * Math.max(Math.cos((lat * Math.PI) / 180), 1e-6));
  const box =
    Math.abs(lon) + east >= 180
      ? sql('e.lat BETWEEN ? AND ?', lat - north, lat + north)
      : sql(
          'e.lat BETWEEN ? AND ? AND e.lon BETWEEN ? AND ?',
          lat - north,
          lat + north,
          lon - east,
          lon + east,
        );
  const distance = distanceKm({ lat, lon });
  return and(box, sql(`${distance.text} <= ?`, ...distance.params, km));
};
