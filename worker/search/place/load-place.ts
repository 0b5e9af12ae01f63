import type { Context } from 'hono';
import type { EstateFilter } from '../../../domain/filter/filter.ts';
import {
  isPlaceText,
  PLACE_PARAMETERS,
  type PlaceInput,
  RADII,
  readPlaceInput,
} from '../../../domain/filter/place.ts';
import type { EstateFilters } from '../../../wire/estate-filters.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, markUnavailable, neverStore, valueOr } from '../../platform/failure/outage.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import {
  placeProblem,
  searchInPlace,
  searchWithin,
  searchWithoutCircle,
  type TypedPlace,
} from '../typed-place.ts';

async function readPlace(c: Context<AppEnv>, input: PlaceInput, filter: EstateFilter): Promise<TypedPlace> {
  if (!isPlaceText(input.text)) return placeProblem('unknown', input);
  const cities = await loadDeferred(c, 'cities', () => siteContent(c).cities(input.text));
  if (cities.ok) return searchInPlace(filter, input, cities.value, c.get('locale'));
  // The visitor asked for a place, and this page cannot tell what lies there.
  markUnavailable(c);
  return placeProblem('failed', input);
}

/** Places of the whole offer, with their middles; none where they cannot be had. */
const knownPlaces = async (c: Context<AppEnv>): Promise<EstateFilters['locations']> =>
  valueOr(await loadDeferred(c, 'filter-options', () => siteContent(c).filterOptions()), null)?.locations ??
  [];

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
