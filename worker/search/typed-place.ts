import type { EstateFilter } from '#domain/filter/filter.ts';
import { mergeFilter } from '#domain/filter/filter.ts';
import type { GeoRange } from '#domain/filter/geo-range.ts';
import { pickPlaces } from '#domain/filter/pick-place.ts';
import { MAX_PLACE_LENGTH, type PlaceInput, placeReadings } from '#domain/filter/place.ts';
import type { Locale } from '#domain/locale.ts';
import { sameId } from '#domain/rules/source.ts';
import type { City } from '#wire/cities.ts';

/** A place that the visitor may have meant: a town, or a name. */
export interface OfferedPlace {
  readonly place: City | string;
  readonly filter: EstateFilter;
}

/** A typed place that could not be read. */
export interface PlaceProblem {
  /**
   * No place has this name, several may be meant (or more towns than a search may contain), or a call failed.
   */
  readonly reason: 'unknown' | 'several' | 'failed';
  /** The typed text, cut to the greatest length of a place. */
  readonly typed: string;
  readonly km: number | null;
  /** Suggested places, each with its search. */
  readonly offered: readonly OfferedPlace[];
}

/** Result of a typed place. */
export type TypedPlace =
  | { readonly kind: 'search'; readonly filter: EstateFilter }
  /** A reference: the address of its home. */
  | { readonly kind: 'home'; readonly href: string }
  | { readonly kind: 'problem'; readonly problem: PlaceProblem };

type Point = Pick<City, 'lat' | 'lon'>;

/** Rounds to about ten metres: the centre of a town is no more exact. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** A circle around the centre of a place; null when the centre is unknown. */
const circleAround = ({ lat, lon }: Point, km: number): GeoRange | null =>
  typeof lat === 'number' && typeof lon === 'number' ? { km, lat: rounded(lat), lon: rounded(lon) } : null;

/**
 * The search with these places added to the chosen ones; with a radius and a single place in all, the circle
 * around it. A typed place replaces an older circle.
 */
function withPlaces(filter: EstateFilter, cities: readonly City[], km: number | null): EstateFilter {
  const city = [...new Set([...filter.city, ...cities.map(({ id }) => String(id))])];
  const [only, ...others] = cities;
  const alone = only !== undefined && others.length === 0 && city.length === 1;
  return mergeFilter(filter, {
    city,
    geoRange: alone && km !== null ? circleAround(only, km) : null,
  });
}

/** Result for a place that was not understood: the typed text stays, and the search is made without it. */
export const placeProblem = (
  reason: PlaceProblem['reason'],
  { text, km }: PlaceInput,
  offered: PlaceProblem['offered'] = [],
): TypedPlace => ({
  kind: 'problem',
  problem: { reason, typed: text.slice(0, MAX_PLACE_LENGTH), km, offered },
});

/** Search for a typed place, given the cities it may mean. */
export function searchInPlace(
  filter: EstateFilter,
  input: PlaceInput,
  candidates: readonly City[],
  locale: Locale,
): TypedPlace {
  const readings = placeReadings(input.text).map((query) => pickPlaces(candidates, query, locale));
  const picked = readings.find(({ kind }) => kind !== 'unknown') ?? readings[0];
  if (picked === undefined) return placeProblem('unknown', input);
  if (picked.kind === 'found') {
    return { kind: 'search', filter: withPlaces(filter, picked.places, input.km) };
  }
  const offered = picked.places.map((city) => ({
    place: city,
    filter: withPlaces(filter, [city], input.km),
  }));
  return placeProblem(picked.kind, input, offered);
}

/** A place whose centre may be known. */
interface Located extends Point {
  readonly id: string | number;
}

/** A radius without a typed place: resizes the current circle, or draws one around the only chosen city. */
export function searchWithin(filter: EstateFilter, km: number, places: readonly Located[]): EstateFilter {
  const [only, ...others] = filter.city;
  if (filter.geoRange !== null) return mergeFilter(filter, { geoRange: { ...filter.geoRange, km } });
  const place = places.find(({ id }) => others.length === 0 && only !== undefined && sameId(id, only));
  const geoRange = place === undefined ? null : circleAround(place, km);
  return geoRange === null ? filter : mergeFilter(filter, { geoRange });
}

/**
 * The search with the place in the exact centre of the circle instead of the circle; unchanged when there is
 * none.
 */
export function searchWithoutCircle(filter: EstateFilter, places: readonly Located[]): EstateFilter {
  const { geoRange } = filter;
  const place = places.find((candidate) => {
    const around = geoRange === null ? null : circleAround(candidate, geoRange.km);
    return around !== null && around.lat === geoRange?.lat && around.lon === geoRange.lon;
  });
  return place === undefined ? filter : mergeFilter(filter, { geoRange: null, city: [String(place.id)] });
}
