import type { EstateFilter } from '../../domain/filter/filter.ts';
import { mergeFilter } from '../../domain/filter/filter.ts';
import type { GeoRange } from '../../domain/filter/geo-range.ts';
import { pickPlaces } from '../../domain/filter/pick-place.ts';
import { MAX_PLACE_LENGTH, type PlaceInput, readPlaceQuery } from '../../domain/filter/place.ts';
import type { Locale } from '../../domain/locale.ts';
import { sameId } from '../../domain/rules/source.ts';
import type { City } from '../../wire/cities.ts';

/** A place that may have been meant: a town, or what it is called. */
export interface OfferedPlace {
  readonly place: City | string;
  readonly filter: EstateFilter;
}

/** A place that was typed and could not be read as one. */
export interface PlaceProblem {
  /** No place is so called, several may be meant (or more towns than a search names), or nobody could tell. */
  readonly reason: 'unknown' | 'several' | 'failed';
  /** As typed, at the length of a place at most. */
  readonly typed: string;
  readonly km: number | null;
  /** Places that may have been meant, each with the search it would make. */
  readonly offered: readonly OfferedPlace[];
}

/** What the typed place makes of a search. */
export type TypedPlace =
  | { readonly kind: 'search'; readonly filter: EstateFilter }
  /** A reference: the address of its home. */
  | { readonly kind: 'home'; readonly href: string }
  | { readonly kind: 'problem'; readonly problem: PlaceProblem };

type Point = Pick<City, 'lat' | 'lon'>;

/** About ten metres: the middle of a town has no more to say. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** A circle around the middle of a place; null where nobody knows its middle. */
const circleAround = ({ lat, lon }: Point, km: number): GeoRange | null =>
  typeof lat === 'number' && typeof lon === 'number' ? { km, lat: rounded(lat), lon: rounded(lon) } : null;

/**
 * The search with these places added to those already chosen; with a radius and one place in all, the
 * circle around it. What is typed takes the place of an older circle.
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

/** A place that is not understood: what was typed stays, and the rest of the search is made without it. */
export const placeProblem = (
  reason: PlaceProblem['reason'],
  { text, km }: PlaceInput,
  offered: PlaceProblem['offered'] = [],
): TypedPlace => ({
  kind: 'problem',
  problem: { reason, typed: text.slice(0, MAX_PLACE_LENGTH), km, offered },
});

/** What a typed place makes of a search, out of the cities it may mean. */
export function searchInPlace(
  filter: EstateFilter,
  input: PlaceInput,
  candidates: readonly City[],
  locale: Locale,
): TypedPlace {
  const picked = pickPlaces(candidates, readPlaceQuery(input.text), locale);
  if (picked.kind === 'found') {
    return { kind: 'search', filter: withPlaces(filter, picked.places, input.km) };
  }
  const offered = picked.places.map((city) => ({
    place: city,
    filter: withPlaces(filter, [city], input.km),
  }));
  return placeProblem(picked.kind, input, offered);
}

/** A place of which the middle may be known. */
interface Located extends Point {
  readonly id: string | number;
}

/** A radius without a typed place: it widens the circle in force, or draws one around the only city chosen. */
export function searchWithin(filter: EstateFilter, km: number, places: readonly Located[]): EstateFilter {
  const [only, ...others] = filter.city;
  if (filter.geoRange !== null) return mergeFilter(filter, { geoRange: { ...filter.geoRange, km } });
  const place = places.find(({ id }) => others.length === 0 && only !== undefined && sameId(id, only));
  const geoRange = place === undefined ? null : circleAround(place, km);
  return geoRange === null ? filter : mergeFilter(filter, { geoRange });
}

/** The place in whose very middle the circle lies, without the circle; the search as it was where none does. */
export function searchWithoutCircle(filter: EstateFilter, places: readonly Located[]): EstateFilter {
  const { geoRange } = filter;
  const place = places.find((candidate) => {
    const around = geoRange === null ? null : circleAround(candidate, geoRange.km);
    return around !== null && around.lat === geoRange?.lat && around.lon === geoRange.lon;
  });
  return place === undefined ? filter : mergeFilter(filter, { geoRange: null, city: [String(place.id)] });
}
