import { EMPTY_FILTER, type EstateFilter } from './filter.ts';
import { serializeGeoRange } from './geo-range.ts';

/** Names of the parameters, in the one canonical order, and which part of the filter each carries. */
export const FILTER_PARAMETERS = [
  ['country', 'country'],
  ['city', 'city'],
  ['type', 'type'],
  ['subType', 'subType'],
  ['status', 'status'],
  ['transaction', 'transaction'],
  ['bedrooms', 'bedrooms'],
  ['bed-min', 'bedMin'],
  ['price-min', 'priceMin'],
  ['price-max', 'priceMax'],
  ['geo_range', 'geoRange'],
  ['group', 'group'],
  ['sortType', 'sortType'],
  ['sortOrder', 'sortOrder'],
  ['view', 'view'],
  ['page', 'page'],
] as const satisfies readonly (readonly [string, keyof EstateFilter])[];

/** Texts of one part of a filter; a default or an empty part has none. */
function textsOf(filter: EstateFilter, key: keyof EstateFilter): readonly string[] {
  const value = filter[key];
  if (value === null || value === EMPTY_FILTER[key]) return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return 'km' in value ? [serializeGeoRange(value)] : value;
}

/** A filter as the parameters of an address, in canonical order; nothing empty is written. */
export function serializeFilter(filter: EstateFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, key] of FILTER_PARAMETERS) {
    for (const text of textsOf(filter, key)) params.append(name, text);
  }
  return params;
}

/** "?city=1201&page=2", or nothing for an empty filter: to put behind a path. */
export function filterQuery(filter: EstateFilter): string {
  const query = serializeFilter(filter).toString();
  return query === '' ? '' : `?${query}`;
}
