import type { EstateFilter } from '#domain/filter/filter.ts';
import type { Locale } from '#domain/locale.ts';
import type { EstateSource } from '#domain/rules/source.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { ESTATES } from '../estates.ts';
import { toQuery } from './request.ts';

/** Ids of collections for a page with the agency's own content (spec 1 §7, "collection"). */
export interface QueryOptions {
  readonly source: EstateSource;
  readonly collections?: readonly string[];
  /** The visitor's language: its words are searched first, and groups are sorted by its alphabet. */
  readonly locale?: Locale;
}

/**
 * Query of a filter in the contract's terms (spec 1 §7, "Filter mapping"). Terms only for non-empty lists,
 * ranges only for set bounds; a circle replaces the cities (spec 1 §5).
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
