import type { EstateQuery } from '../../../wire/estate-search.ts';

type TermField = keyof NonNullable<EstateQuery['terms']>;
type RangeField = keyof NonNullable<EstateQuery['range']>;

/** Parts of a query that one group of options sets. */
export interface QueryParts {
  readonly terms?: readonly TermField[];
  readonly ranges?: readonly RangeField[];
  readonly geo?: boolean;
}

const omit = <Key extends string, Value>(
  record: Partial<Record<Key, Value>> | undefined,
  keys: readonly Key[] = [],
): Partial<Record<Key, Value>> | undefined =>
  record === undefined
    ? undefined
    : (Object.fromEntries(
        Object.entries(record).filter(([key]) => !(keys as readonly string[]).includes(key)),
      ) as Partial<Record<Key, Value>>);

/** The query without what the group itself has set, so that its other options can still be counted. */
export const withoutParts = (query: EstateQuery, parts: QueryParts): EstateQuery => ({
  ...query,
  terms: omit(query.terms, parts.terms),
  range: omit(query.range, parts.ranges),
  geo_distance: parts.geo === true ? undefined : query.geo_distance,
});
