import type { EstateFilter } from '../../domain/filter/filter.ts';
import type { EstateSource } from '../../domain/rules/source.ts';
import type { EstateQuery, TERM_FIELDS } from '../content/schemas/estate-search.ts';
import { bedroomsOf } from './bedrooms.ts';
import { transactionIds } from './transactions.ts';

type TermField = (typeof TERM_FIELDS)[number];
type Bounds = { gte?: number; lte?: number };

/** Ids of collections that a page of the agency's shows (spec 1 §7, "collection"). */
export interface QueryOptions {
  readonly source: EstateSource;
  readonly collections?: readonly string[];
}

function bounds(gte: number | null, lte: number | null): Bounds {
  return { ...(gte === null ? {} : { gte }), ...(lte === null ? {} : { lte }) };
}

/** Without the members that hold nothing (spec 1 §7: "empty values removed"). */
const filled = <V extends object>(parts: Record<string, V>): Record<string, V> =>
  Object.fromEntries(
    Object.entries(parts).filter(
      ([, value]) => (Array.isArray(value) ? value.length : Object.keys(value).length) > 0,
    ),
  );

/**
 * What a filter seeks, in the wire's terms (spec 1 §7, "Filter mapping"). Terms only where a list is
 * not empty, ranges only where a bound is set; a circle takes the place of the cities (spec 1 §5).
 */
export function toEstateQuery(filter: EstateFilter, { source, collections = [] }: QueryOptions): EstateQuery {
  const bedrooms = bedroomsOf(filter);
  const terms = {
    'address.country.id': filter.country,
    'address.city.id': filter.geoRange === null ? filter.city : [],
    'headType.id': filter.type,
    'transaction.id': transactionIds(filter, source),
    'subType.id': filter.subType,
    bedroomCount: bedrooms.terms,
    'children.collections': collections,
  } satisfies Partial<Record<TermField, readonly string[]>>;
  const range = {
    'price.value': bounds(filter.priceMin, filter.priceMax),
    bedroomCount: bounds(bedrooms.least, null),
  };
  const { geoRange } = filter;
  return filled({
    terms: filled(terms),
    range: filled(range),
    geo_distance:
      geoRange === null
        ? {}
        : { distance: `${geoRange.km}km`, 'address.geoLocation': { lat: geoRange.lat, lon: geoRange.lon } },
  });
}
