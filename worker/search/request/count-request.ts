import type { EstateFilter } from '../../../domain/filter/filter.ts';
import type { EstateSearchRequest } from '../../../wire/estate-search.ts';
import { type QueryOptions, toEstateQuery } from './estate-query.ts';

/** How many estates a filter finds, and none of them: the same for every sort, group and page. */
export const toCountRequest = (filter: EstateFilter, options: QueryOptions): EstateSearchRequest => ({
  query: toEstateQuery(filter, options),
  from: 0,
  size: 0,
});
