import { RentalFiltersSchema, type RentalQuery } from '#wire/rental-unit.ts';
import { POLICIES } from '../cache/policies.ts';
import { readFilters } from './read-answer.ts';
import { searchPolicy } from './rental-units.ts';
import { type ResourceCaller, required, resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { siteOf } from './site-scope.ts';

const POST_HAS_NO_LANGUAGE = 'a POST names no language: the answer has its names in all of them';

/** Maximum number of free stays that a page suggests; all of them would be most of the answer. */
export const MOST_STAYS = 8;

/** `POST …/rental-units/filters`. A service may answer more stays than asked for. */
async function askFilters(caller: ResourceCaller, query: RentalQuery, most: number = MOST_STAYS) {
  const path = contentPath`/sites/${siteOf(caller)}/rental-units/filters`;
  const search = { stays: String(most) };
  const answer = await caller.http.post(path, { query }, { siteId: caller.siteId, search });
  return readFilters(RentalFiltersSchema, answer, 'rental filters', caller.log);
}

/** All options of the whole offer. */
export const rentalOptions = resource({
  name: 'rental-filters',
  policy: POLICIES.siteData,
  schema: RentalFiltersSchema,
  key: () => [],
  everyLanguage: POST_HAS_NO_LANGUAGE,
  load: (caller) => askFilters(caller, {}),
  give: required('rental filters'),
});

/** The options under a search, with how many units each has. */
export const rentalCounts = resource({
  name: 'rental-counts',
  policy: searchPolicy,
  schema: RentalFiltersSchema,
  key: (query: RentalQuery) => [query],
  everyLanguage: POST_HAS_NO_LANGUAGE,
  load: (caller, query) => askFilters(caller, query),
  give: required('rental counts'),
});

/** As many free stays as there are, for the ones near a wish: far ahead they are not among the first. */
const ALL_STAYS = 1000;

/** All free stays under a search without days. */
export const rentalStays = resource({
  name: 'rental-stays',
  policy: POLICIES.freeNights,
  schema: RentalFiltersSchema.pick({ periodDates: true }),
  key: (query: RentalQuery) => [query],
  everyLanguage: POST_HAS_NO_LANGUAGE,
  load: (caller, query) => askFilters(caller, query, ALL_STAYS),
  give: required('rental stays'),
});
