import type { Context } from 'hono';
import { type AreaName, areaMeant } from '#domain/filter/areas.ts';
import { type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import { type GeoRange, parseGeoRange } from '#domain/filter/geo-range.ts';
import { isPlaceText, PLACE_PARAMETERS, type PlaceInput, readPlaceInput } from '#domain/filter/place.ts';
import { readWords } from '#domain/filter/words.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { AppEnv } from '../../platform/env.ts';
import {
  loadDeferred,
  markUnavailable,
  neverStore,
  type Outcome,
  valueOr,
} from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import {
  type OfferedPlace,
  placeInMiddle,
  placeProblem,
  searchAround,
  searchInPlace,
  searchInTown,
  searchWithin,
  type TypedPlace,
} from '../typed-place.ts';
import { townsIn } from './area-of.ts';
import { circleName, circlePlace } from './circle-place.ts';
import { homeOf, loadStreets, referenceMeant, searchInArea, searchInStreet, streetName } from './meant.ts';

/** Suggests a search by words for a text that is not a place. */
function asWords(c: Context<AppEnv>, { text }: PlaceInput, filter: EstateFilter): readonly OfferedPlace[] {
  const words = readWords(`${text} ${filter.words ?? ''}`);
  if (words === null) return [];
  const place = viewContext(c).t('views.place.asWords', { words: readWords(text) ?? words });
  return [{ place, filter: mergeFilter(filter, { words }) }];
}

/** Result of one interpretation of a text: null when it does not apply, 'failed' when a call failed. */
type Reading = TypedPlace | 'failed' | null;

/** The first interpretation that applies; 'failed' when none applies and one of them failed. */
async function firstOf(readings: readonly (() => Promise<Reading>)[]): Promise<Reading> {
  let none: 'failed' | null = null;
  for (const read of readings) {
    const found = await read();
    if (found === 'failed') none = found;
    else if (found !== null) return found;
  }
  return none;
}

/** Search in a province or at the coast; when it has too many towns, those with most homes are suggested. */
async function readArea(
  c: Context<AppEnv>,
  input: PlaceInput,
  filter: EstateFilter,
  name: AreaName,
): Promise<Reading> {
  const known = await loadPlaces(c);
  if (!known.ok) return 'failed';
  const locations = known.value;
  const found = searchInArea(filter, name, locations);
  if (found !== null) return { kind: 'search', filter: found };
  const towns = townsIn(name, locations);
  if (towns.length === 0) return null;
  const offered = towns
    .toSorted((one, other) => other.count - one.count)
    .map((city) => ({ place: city, filter: mergeFilter(filter, { city: [String(city.id)] }) }));
  return placeProblem('several', input, offered);
}

/** Home of a reference; null when there is none. */
async function readReference(c: Context<AppEnv>, reference: string): Promise<Reading> {
  const home = await loadDeferred(c, 'reference', () => homeOf(c, reference));
  if (!home.ok) return 'failed';
  return home.value === null ? null : { kind: 'home', href: home.value.href };
}

/** Search in a street; several streets are suggested. */
async function readStreet(c: Context<AppEnv>, input: PlaceInput, filter: EstateFilter): Promise<Reading> {
  const context = viewContext(c);
  const streets = await loadStreets(c, input.text);
  if (!streets.ok) return 'failed';
  const found = streets.value.map((street) => ({
    place: streetName(street, context),
    filter: searchInStreet(filter, street, context),
  }));
  const [only, ...others] = found;
  if (only === undefined) return null;
  return others.length === 0
    ? { kind: 'search', filter: only.filter }
    : placeProblem('several', input, [...found, ...asWords(c, input, filter)]);
}

/**
 * Interprets a text, the most certain meaning first: an explicit province, coast or reference; a town; a
 * province, a reference or a street. A text that is none of these is suggested as words, and is called
 * unknown only when no call failed.
 */
async function readPlace(c: Context<AppEnv>, input: PlaceInput, filter: EstateFilter): Promise<TypedPlace> {
  if (!isPlaceText(input.text)) return placeProblem('unknown', input);
  const area = areaMeant(input.text);
  const reference = referenceMeant(input.text);
  const byArea = (said: boolean) => async (): Promise<Reading> =>
    area?.said === said ? readArea(c, input, filter, area.name) : null;
  const byReference = (said: boolean) => async (): Promise<Reading> =>
    reference?.said === said ? readReference(c, reference.reference) : null;

  const said = await firstOf([byArea(true), byReference(true)]);
  if (said !== null && said !== 'failed') return said;
  const cities = await loadDeferred(c, 'cities', () => siteContent(c).cities(input.text));
  if (cities.ok) {
    const beside = filter.city.length > 0 && input.km !== null ? await knownPlaces(c) : [];
    const town = searchInPlace(filter, input, cities.value, c.get('locale'), beside);
    if (town.kind !== 'problem' || town.problem.reason !== 'unknown') return town;
    const other = await firstOf([byArea(false), byReference(false), () => readStreet(c, input, filter)]);
    if (other !== null && other !== 'failed') return other;
    const around = searchAround(filter, input);
    if (around !== null && input.km !== null) return { kind: 'search', filter: around.filter };
    const context = viewContext(c);
    const surroundings =
      around === null
        ? []
        : [
            {
              place: circleName(around.circle, circlePlace(around.circle, null, context), context),
              filter: around.filter,
            },
          ];
    const offered = [...town.problem.offered, ...surroundings, ...asWords(c, input, filter)];
    if (other === null && said === null) return placeProblem('unknown', input, offered);
    markUnavailable(c);
    return placeProblem('failed', input, offered);
  }
  // The visitor asked for a place that this page could not look up.
  markUnavailable(c);
  return placeProblem('failed', input);
}

/** Places of the whole offer with their centres. */
const loadPlaces = (c: Context<AppEnv>): Promise<Outcome<EstateFilters['locations']>> =>
  loadDeferred(c, 'filter-options', async () => (await siteContent(c).filterOptions()).locations ?? []);

/** The same; empty when they could not be loaded. */
const knownPlaces = async (c: Context<AppEnv>): Promise<EstateFilters['locations']> =>
  valueOr(await loadPlaces(c), []);

/** The circle of a place that is to be searched without its surroundings: `0km;51.2;3.2`, only sent by the form. */
const withoutSurroundings = (params: URLSearchParams): GeoRange | null =>
  params
    .getAll('geo_range')
    .map((text) => (text.startsWith('0km;') ? parseGeoRange(`1${text.slice(1)}`) : null))
    .find((circle) => circle !== null) ?? null;

/** The search of a form in which no place was typed: a radius is for the chosen towns, each circle has its own. */
async function readRadius(
  c: Context<AppEnv>,
  params: URLSearchParams,
  filter: EstateFilter,
): Promise<EstateFilter> {
  const { km } = readPlaceInput(params);
  const alone = withoutSurroundings(params);
  if (alone !== null && filter.circles.length === 0 && filter.area === null) {
    const town = placeInMiddle(alone, await knownPlaces(c));
    return town === undefined ? filter : searchInTown(filter, town.id);
  }
  return km === null || filter.city.length === 0 ? filter : searchWithin(filter, km, await knownPlaces(c));
}

/**
 * Result of the fields `place` and `radius` in an address; null when it has neither. They are never part of a
 * filter: the resulting search has an address of its own. A page with a place that was not understood is not
 * cached.
 */
export async function loadTypedPlace(
  c: Context<AppEnv>,
  params: URLSearchParams,
  filter: EstateFilter,
): Promise<TypedPlace | null> {
  const isAsked = Object.values(PLACE_PARAMETERS).some((name) => params.has(name));
  if (!isAsked && withoutSurroundings(params) === null) return null;
  const input = readPlaceInput(params);
  if (input.text === '') {
    return { kind: 'search', filter: await readRadius(c, params, filter) };
  }
  const typed = await readPlace(c, input, filter);
  if (typed.kind === 'problem') neverStore(c);
  return typed;
}
