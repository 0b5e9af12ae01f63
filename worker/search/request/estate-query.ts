import type { EstateFilter } from '../../../domain/filter/filter.ts';
import type { EstateSource } from '../../../domain/rules/source.ts';
import type { EstateQuery } from '../../../wire/estate-search.ts';
import { ESTATES } from '../estates.ts';
import { toQuery } from './request.ts';

/** Ids of collections that a page of the agency's shows (spec 1 §7, "collection"). */
export interface QueryOptions {
  readonly source: EstateSource;
  readonly collections?: readonly string[];
}

/**
 * What a filter seeks, in the wire's terms (spec 1 §7, "Filter mapping"). Terms only where a list is
 * not empty, ranges only where a bound is set; a circle takes the place of the cities (spec 1 §5).
 */
export function toEstateQuery(filter: EstateFilter, { source, collections = [] }: QueryOptions): EstateQuery {
  const query = toQuery(ESTATES.filters, filter, source);
  return collections.length === 0
    ? query
    : { ...query, terms: { ...query.terms, 'children.collections': [...collections] } };
}
