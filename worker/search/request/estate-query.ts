import type { EstateFilter } from '../../../domain/filter/filter.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { EstateSource } from '../../../domain/rules/source.ts';
import type { EstateQuery } from '../../../wire/estate-search.ts';
import { ESTATES } from '../estates.ts';
import { toQuery } from './request.ts';

/** Ids of collections that a page of the agency's shows (spec 1 §7, "collection"). */
export interface QueryOptions {
  readonly source: EstateSource;
  readonly collections?: readonly string[];
  /** The visitor's language: words are looked for in it first, and groups stand in its alphabet. */
  readonly locale?: Locale;
}

/**
 * What a filter seeks, in the wire's terms (spec 1 §7, "Filter mapping"). Terms only where a list is
 * not empty, ranges only where a bound is set; a circle takes the place of the cities (spec 1 §5).
 */
export function toEstateQuery(
  filter: EstateFilter,
  { source, collections = [], locale }: QueryOptions,
): EstateQuery {
  const { match, ...sought } = toQuery(ESTATES.filters, filter, source);
  const query: EstateQuery = {
    ...sought,
    ...(match === undefined ? {} : { match: { ...match, ...(locale === undefined ? {} : { locale }) } }),
  };
  return collections.length === 0
    ? query
    : { ...query, terms: { ...query.terms, 'children.collections': [...collections] } };
}
