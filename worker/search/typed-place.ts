import type { EstateFilter } from '#domain/filter/filter.ts';
import { MAX_CIRCLES, mergeFilter } from '#domain/filter/filter.ts';
import type { GeoRange } from '#domain/filter/geo-range.ts';
import { pickPlaces } from '#domain/filter/pick-place.ts';
import { MAX_PLACE_LENGTH, type PlaceInput, placeReadings, RADII } from '#domain/filter/place.ts';
import { fold } from '#domain/fold.ts';
import type { Locale } from '#domain/locale.ts';
import { TOWNS } from '#domain/map/towns.ts';
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
const UNPLACED: Point = {};

/** A place whose centre may be known. */
interface Located extends Point {
  readonly id: string | number;
}

/** Rounds to about ten metres: the centre of a town is no more exact. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4));

/** A circle around the centre of a place; null when the centre is unknown. */
const circleAround = ({ lat, lon }: Point, km: number): GeoRange | null =>
  typeof lat === 'number' && typeof lon === 'number' ? { km, lat: rounded(lat), lon: rounded(lon) } : null;

/** Whether a search looks around places or in an area, beside which there are no towns (spec 1 §5). */
const hasSurroundings = ({ circles, area }: EstateFilter): boolean => circles.length > 0 || area !== null;

/**
 * The search with a circle around each of these towns, whose radius it may choose; null when the centre of one is
 * unknown, or there would be too many. A circle around the same centre is replaced.
 */
function withCircles(
  filter: EstateFilter,
  towns: readonly { readonly town: Point; readonly km: number }[],
): EstateFilter | null {
  const added = towns.map(({ town, km }) => circleAround(town, km));
  const circles = added.filter((circle) => circle !== null);
  const others = filter.circles.filter(
    ({ lat, lon }) => !circles.some((circle) => circle.lat === lat && circle.lon === lon),
  );
  const all = [...others, ...circles];
  if (circles.length < towns.length || all.length > MAX_CIRCLES) return null;
  return mergeFilter(filter, { circles: all, city: [] });
}

/**
 * The search with these places added to the chosen ones. With a radius, or beside others that have one, each place is
 * the middle of a circle: towns stand beside no circle (spec 1 §5), so those that had no radius get the smallest. Where
 * a centre is unknown, all stay towns.
 */
function withPlaces(
  filter: EstateFilter,
  cities: readonly City[],
  km: number | null,
  known: readonly Located[],
): EstateFilter {
  const ids = cities.map(({ id }) => String(id));
  const city = [...new Set([...filter.city, ...ids])];
  if (km !== null || hasSurroundings(filter)) {
    const earlier = filter.city.filter((id) => !ids.includes(id));
    const found = earlier.map((id) => known.find((town) => sameId(town.id, id)) ?? UNPLACED);
    const circled = withCircles(filter, [
      ...found.map((town) => ({ town, km: RADII[0] })),
      ...cities.map((town) => ({ town, km: km ?? RADII[0] })),
    ]);
    if (circled !== null) return circled;
  }
  return hasSurroundings(filter) ? filter : mergeFilter(filter, { city });
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
  known: readonly Located[] = [],
): TypedPlace {
  const readings = placeReadings(input.text).map((query) => pickPlaces(candidates, query, locale));
  const picked = readings.find(({ kind }) => kind !== 'unknown') ?? readings[0];
  if (picked === undefined) return placeProblem('unknown', input);
  if (picked.kind === 'found') {
    return { kind: 'search', filter: withPlaces(filter, picked.places, input.km, known) };
  }
  const offered = picked.places.map((city) => ({
    place: city,
    filter: withPlaces(filter, [city], input.km, known),
  }));
  return placeProblem(picked.kind, input, offered);
}

/** Radius that is suggested around a town without homes, kilometres: the towns beside it have some. */
const AROUND_KM = 10;

/** The well-known town of this name in any language; work and family are also where the agency has no home. */
const wellKnown = (text: string): (typeof TOWNS)[number] | undefined =>
  TOWNS.find(({ name }) => Object.values(name).some((one) => fold(one ?? '') === fold(text.trim())));

/** The search around a well-known town in which the agency has no home; without a radius it is only suggested. */
export function searchAround(
  filter: EstateFilter,
  { text, km }: PlaceInput,
): { readonly circle: GeoRange; readonly filter: EstateFilter } | null {
  const town = wellKnown(text);
  const circle = town === undefined ? null : circleAround(town, km ?? AROUND_KM);
  if (town === undefined || circle === null) return null;
  const around = withCircles(filter, [{ town, km: circle.km }]);
  return around === null ? null : { circle, filter: around };
}

/** A radius without a typed place: a circle around each chosen town; unchanged where a centre is unknown. */
export function searchWithin(filter: EstateFilter, km: number, places: readonly Located[]): EstateFilter {
  const towns = filter.city.map((id) => places.find((place) => sameId(place.id, id)) ?? UNPLACED);
  return (
    withCircles(
      filter,
      towns.map((town) => ({ town, km })),
    ) ?? filter
  );
}

/** The place in the exact centre of a circle. */
export const placeInMiddle = <P extends Located>(
  { lat, lon }: Pick<GeoRange, 'lat' | 'lon'>,
  places: readonly P[],
): P | undefined =>
  places.find((place) => {
    const around = circleAround(place, 1);
    return around !== null && around.lat === lat && around.lon === lon;
  });

/** The search in a town instead of in its surroundings. */
export const searchInTown = (filter: EstateFilter, id: string | number): EstateFilter =>
  mergeFilter(filter, { circles: [], city: [String(id)] });
