import { type EstateFiltersRequest, EstateFiltersSchema } from '#wire/estate-filters.ts';
import { POLICIES } from '../cache/policies.ts';
import { readFilters } from './read-answer.ts';
import { type ResourceCaller, required, resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** `POST …/estate-filters`. */
async function askFilters(caller: ResourceCaller, request: EstateFiltersRequest) {
  const path = contentPath`/sites/${siteOf(caller)}/estate-filters`;
  const answer = await caller.http.post(path, request, { siteId: caller.siteId });
  return readFilters(EstateFiltersSchema, answer, 'filter options', caller.log);
}

/** All options of the whole offer. */
export const filterOptions = resource({
  name: 'filter-options',
  core: 'getEstateFilters',
  policy: POLICIES.siteData,
  schema: EstateFiltersSchema,
  key: () => [],
  load: (caller) => askFilters(caller, { query: {} }),
  give: required('filter options'),
});

/** The options with estates under a search, and their numbers. */
export const filterCounts = resource({
  name: 'filter-counts',
  core: 'getEstateFilters',
  policy: POLICIES.listings,
  schema: EstateFiltersSchema,
  key: (request: EstateFiltersRequest) => [request],
  everyLanguage: 'a POST names no language: the answer has its names in all of them',
  load: askFilters,
  give: required('filter counts'),
});
