import type { Context } from 'hono';
import { type AreaName, areaMeant } from '../../../domain/filter/areas.ts';
import { type EstateFilter, mergeFilter } from '../../../domain/filter/filter.ts';
import {
  isPlaceText,
  PLACE_PARAMETERS,
  type PlaceInput,
  RADII,
  readPlaceInput,
} from '../../../domain/filter/place.ts';
import { readWords } from '../../../domain/filter/words.ts';
import type { EstateFilters } from '../../../wire/estate-filters.ts';
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
  placeProblem,
  searchInPlace,
  searchWithin,
  searchWithoutCircle,
  type TypedPlace,
} from '../typed-place.ts';
import { townsIn } from './area-of.ts';
import { homeOf, loadStreets, referenceMeant, searchInArea, searchInStreet, streetName } from './meant.ts';

/** The search for what was typed as words: offered where it is no place. */
function asWords(c: Context<AppEnv>, { text }: PlaceInput, filter: EstateFilter): readonly OfferedPlace[] {
  const words = readWords(`${text} ${filter.words ?? ''}`);
  if (words === null) return [];
  const place = viewContext(c).t('views.place.asWords', { words: readWords(text) ?? words });
  return [{ place, filter: mergeFilter(filter, { words }) }];
}

/** What one reading of a text came to: null where it is no such thing, 'failed' where nobody could tell. */
type Reading = TypedPlace | 'failed' | null;

/** The first reading that understands the text; 'failed' where none does and one of them could not be made. */
async function firstOf(readings: readonly (() => Promise<Reading>)[]): Promise<Reading> {
  let none: 'failed' | null = null;
  for (const read of readings) {
    const found = await read();
    if (found === 'failed') none = found;
    else if (found !== null) return found;
  }
  return none;
}

/** The search in a province or at the coast; where it holds too many towns, those with most homes are offered. */
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

/** A reference leads to its home; null where no home has it. */
async function readReference(c: Context<AppEnv>, reference: string): Promise<Reading> {
  const home = await loadDeferred(c, 'reference', () => homeOf(c, reference));
  if (!home.ok) return 'failed';
  return home.value === null ? null : { kind: 'home', href: home.value.href };
}

/** The search in a street; several are offered. */
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
 * What a text means, the surest reading first: what it says itself to be a province, the coast or a reference; a
 * town; a province, a reference or a street. What is none of these is offered as words, and is said to be none only
 * where all of them could be asked.
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
    const town = searchInPlace(filter, input, cities.value, c.get('locale'));
    if (town.kind !== 'problem' || town.problem.reason !== 'unknown') return town;
    const other = await firstOf([byArea(false), byReference(false), () => readStreet(c, input, filter)]);
    if (other !== null && other !== 'failed') return other;
    const offered = [...town.problem.offered, ...asWords(c, input, filter)];
    if (other === null && said === null) return placeProblem('unknown', input, offered);
    markUnavailable(c);
    return placeProblem('failed', input, offered);
  }
  // The visitor asked for a place, and this page cannot tell what lies there.
  markUnavailable(c);
  return placeProblem('failed', input);
}

/** Places of the whole offer, with their middles. */
const loadPlaces = (c: Context<AppEnv>): Promise<Outcome<EstateFilters['locations']>> =>
  loadDeferred(c, 'filter-options', async () => (await siteContent(c).filterOptions()).locations ?? []);

/** The same; none where they cannot be had. */
const knownPlaces = async (c: Context<AppEnv>): Promise<EstateFilters['locations']> =>
  valueOr(await loadPlaces(c), []);

/**
 * A radius alone: around the circle's own middle, or around the only city that is chosen. Nothing chosen
 * where a circle of an offered size is in force takes the circle away and leaves its place.
 */
async function readRadius(
  c: Context<AppEnv>,
  km: number | null,
  filter: EstateFilter,
): Promise<EstateFilter> {
  const { geoRange, city } = filter;
  if (km === null) {
    const offered = RADII.some((radius) => radius === geoRange?.km);
    return offered ? searchWithoutCircle(filter, await knownPlaces(c)) : filter;
  }
  if (geoRange === null && city.length !== 1) return filter;
  return searchWithin(filter, km, geoRange === null ? await knownPlaces(c) : []);
}

/**
 * What the fields `place` and `radius` make of a search; null where the address has neither. They are
 * never part of a filter: the search that they make has an address of its own. A page with a place that
 * was not understood is nobody's to keep.
 */
export async function loadTypedPlace(
  c: Context<AppEnv>,
  params: URLSearchParams,
  filter: EstateFilter,
): Promise<TypedPlace | null> {
  if (!Object.values(PLACE_PARAMETERS).some((name) => params.has(name))) return null;
  const input = readPlaceInput(params);
  if (input.text === '') {
    const asked = params.has(PLACE_PARAMETERS.radius);
    return { kind: 'search', filter: asked ? await readRadius(c, input.km, filter) : filter };
  }
  const typed = await readPlace(c, input, filter);
  if (typed.kind === 'problem') neverStore(c);
  return typed;
}
