import type { Context } from 'hono';
import type { EstateFilter } from '#domain/filter/filter.ts';
import { PLACE_PARAMETERS } from '#domain/filter/place.ts';
import { SAY_PARAMETER } from '#domain/filter/say.ts';
import { perLocale } from '#domain/locale.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';
import type { Site } from '#wire/site.ts';
import { estateSource } from '../../estate/estate-source.ts';
import { currentArchive } from '../../map/index.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import type { EstateMarkers } from '../../platform/content/estate-markers.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { cachedView } from '../../platform/page/context.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { filterOf } from '../../platform/request/estate-filter.ts';
import { ESTATES } from '../../search/estates.ts';
import { type OfferOptions, toOfferOptions } from '../../search/options/offer-options.ts';
import { type QueryOptions, toEstateQuery } from '../../search/request/estate-query.ts';
import { toMarkersRequest } from '../../search/request/markers-request.ts';
import { toFiltersRequest, toSearchRequest } from '../../search/request/search-request.ts';
import { type CountedStep, widenSteps } from '../../search/widen.ts';
import type { OfferInput } from './offer-view.ts';
import { viewMode } from './offer-ways.ts';
import { toResultMap } from './result-map.ts';

/** Inputs of every search request besides the filter. */
export const optionsOf = (c: Context<AppEnv>): QueryOptions => ({
  source: estateSource(c.get('site')),
  locale: c.get('locale'),
});

/**
 * The requests to the content service for a site's filter, by language; used when a page starts loading and
 * again when it renders the answers.
 */
const askedOf = onceEach((site: Site) =>
  onceEach((filter: EstateFilter) =>
    perLocale((locale) => {
      const options = { source: estateSource(site), locale };
      return {
        page: toSearchRequest(filter, options),
        options: toFiltersRequest(filter, options),
      };
    }),
  ),
);
const askedIn = ({ site, locale }: Pick<Given, 'site' | 'locale'>, filter: EstateFilter) =>
  askedOf(site)(filter)[locale];

type FilterQuery = EstateSearchRequest['query'];

/**
 * Which options a page asks for: those of the whole offer, those under its query, or both. With an empty query the
 * options of the whole offer already contain the counts; some services list every option under any query.
 */
function asksOptions({ site }: Pick<Given, 'site'>, query: FilterQuery): { whole: boolean; under: boolean } {
  const under = Object.keys(query).length > 0;
  return { whole: !under || site.everyOption !== true, under };
}

/** Begins to load the results and the options of a search. */
export function loadSearch(given: Given, filter: EstateFilter) {
  const { content } = given;
  const { page, options } = askedIn(given, filter);
  const asks = asksOptions(given, options.query);
  return {
    search: content.searchEstates(page),
    whole: asks.whole ? content.filterOptions() : null,
    under: asks.under ? content.filterCounts(options) : null,
  };
}
export type OfferLoad = ReturnType<typeof loadSearch>;

/** The search of the address; null when it has a typed place or sentence, which may redirect. */
export const loadOffer = (given: Given): OfferLoad | null =>
  [...Object.values(PLACE_PARAMETERS), SAY_PARAMETER].some((name) => given.search.has(name))
    ? null
    : loadSearch(given, filterOf(given.search, given.site));

/** The options of the whole offer, with the number of estates of each under the filter; null when both failed. */
export async function loadOptions(
  c: Context<AppEnv>,
  loaded: Pick<OfferLoad, 'whole' | 'under'> & { readonly traits?: OfferLoad['under'] },
): Promise<OfferOptions | null> {
  const options = (call: NonNullable<OfferLoad['whole']>) => loadDeferred(c, 'filter-options', () => call);
  const counts = (call: OfferLoad['under']) => call && loadDeferred(c, 'filter-counts', () => call);
  const [whole, under, traits] = await Promise.all([
    loaded.whole && options(loaded.whole),
    counts(loaded.under),
    counts(loaded.traits ?? null),
  ]);
  // Options without counts are better than none.
  const all = whole ?? (under?.ok === false ? await options(siteContent(c).filterOptions()) : null);
  const counted = under ?? all;
  const values = [all, counted, traits].map((answer) => answer && valueOr(answer, null));
  const answers = [values[0] ?? null, values[1] ?? null, values[2] ?? null] as const;
  return cachedView(viewContext(c), 'offer options', answers, () => toOfferOptions(...answers));
}

/** Request for the number of results without the results: the same for every sort, group and page. */
export const toCountRequest = (filter: EstateFilter, options: QueryOptions): EstateSearchRequest => ({
  query: toEstateQuery(filter, options),
  from: 0,
  size: 0,
});

/** The number of results after each single step, requested at once; a step that fails is left out. */
async function loadWiden(
  c: Context<AppEnv>,
  filter: EstateFilter,
  options: OfferOptions | null,
): Promise<CountedStep<EstateFilter>[]> {
  return countEach(c, widenSteps(ESTATES, { filter, options, context: viewContext(c) }));
}

/** Searches with their numbers of results, requested at once; null for one that fails. */
export const countEach = <S extends { readonly filter: EstateFilter }>(
  c: Context<AppEnv>,
  searches: readonly S[],
): Promise<(S & { readonly total: number | null })[]> =>
  Promise.all(
    searches.map(async (search) => {
      const request = toCountRequest(search.filter, optionsOf(c));
      const count = await loadDeferred(c, 'widen-count', () => siteContent(c).searchEstates(request));
      return { ...search, total: count.ok ? count.value.total : null };
    }),
  );

/** The newest home of the first step that has one; null when it could not be loaded. */
async function loadNearest(
  c: Context<AppEnv>,
  steps: readonly CountedStep<EstateFilter>[],
): Promise<OfferInput['nearest']> {
  const step = steps.find(({ total }) => total !== null && total > 0);
  if (step === undefined) return null;
  const request = toSearchRequest({ ...step.filter, group: null }, { ...optionsOf(c), size: 1 });
  const found = await loadDeferred(c, 'nearest', () => siteContent(c).searchEstates(request));
  const estate = found.ok ? found.value.results[0] : undefined;
  return estate === undefined ? null : { estate, step: step.label };
}

/** The request for the page of results that a filter names. */
export const toPageRequest = (c: Context<AppEnv>, filter: EstateFilter): EstateSearchRequest =>
  askedIn({ site: c.get('site'), locale: c.get('locale') }, filter).page;

/** Positions of the estates, for the map view only; null when they could not be loaded. */
async function loadMarkers(c: Context<AppEnv>, filter: EstateFilter): Promise<EstateMarkers | null> {
  if (viewMode(filter, viewContext(c)) !== 'map') return null;
  const request = toMarkersRequest(filter, optionsOf(c));
  return valueOr(await loadDeferred(c, 'markers', () => siteContent(c).estateMarkers(request)), null);
}

/** The data of a search. Each part may fail on its own (spec 1 §8). */
export async function offerInput(
  c: Context<AppEnv>,
  filter: EstateFilter,
  loaded: OfferLoad,
): Promise<Omit<OfferInput, 'placeProblem'>> {
  const [search, options, markers] = await Promise.all([
    loadDeferred(c, 'search', () => loaded.search),
    loadOptions(c, loaded),
    loadMarkers(c, filter),
  ]);
  const none = search.ok && search.value.total === 0;
  const widen = none ? await loadWiden(c, filter, options) : [];
  return {
    filter,
    search,
    options,
    widen,
    nearest: await loadNearest(c, widen),
    map:
      markers === null
        ? null
        : toResultMap(markers, filter, { options, archive: await currentArchive(c) }, viewContext(c)),
  };
}
