import { CODED_TRAITS, type CodedTrait } from '#domain/filter/traits.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { and, equalsOneOf, isOneOf, type OneOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { Access } from '../query/access.ts';
import type { CountedSearch } from '../query/census.ts';
import { matchCondition, matchConditionOfUnits, matchingNumbers } from '../query/match.ts';
import { placesCondition } from '../query/places.ts';
import { termConditions } from '../query/terms.ts';
import { traitConditions } from '../query/traits.ts';
import { findsUnits, listedCondition } from '../query/where.ts';

/**
 * The option lists, each with the bit that marks rows that do not meet the list's own part of the query. A
 * list ignores its own part, so it counts rows that miss nothing else.
 */
export const MISSES = {
  headTypes: 1,
  subTypes: 2,
  transactions: 4,
  countries: 8,
  // A search around a point replaces the city (spec 1 §5), so both belong to this list.
  locations: 16,
  bedrooms: 32,
  prices: 64,
} as const;
export type OptionList = keyof typeof MISSES;
/** The bit of parts without a list: rows that do not meet them are counted by no list. */
const WITHOUT_LIST = 128;

type Conditions = Partial<Record<OptionList | 'traits', readonly Sql[]>>;
type Terms = NonNullable<EstateQuery['terms']>;
type TermField = keyof Terms;

/** The list of each term; null for terms without a list, which restrict every list. */
const LIST_OF: Readonly<Record<TermField, OptionList | 'traits' | null>> = {
  'headType.id': 'headTypes',
  'subType.id': 'subTypes',
  'transaction.id': 'transactions',
  'address.country.id': 'countries',
  'address.city.id': 'locations',
  bedroomCount: 'bedrooms',
  'children.collections': null,
  'children.general.id': null,
  // Counted separately (options.ts).
  news: null,
  // Counted separately (traits.ts); here they are conditions on offers.
  ...(Object.fromEntries(CODED_TRAITS.map((trait) => [trait, 'traits'])) as Record<CodedTrait, 'traits'>),
};

/** SQL for the bits of the conditions that a row does not meet. */
export const missesOf = (conditions: Conditions): Sql => {
  const bits = Object.entries(conditions).flatMap(([list, parts]) => {
    if (parts.length === 0) return [];
    const { text, params } = and(...parts);
    const bit = list === 'traits' ? WITHOUT_LIST : MISSES[list as OptionList];
    return [sql(`((${text}) IS NOT TRUE) * ${bit}`, ...params)];
  });
  return bits.length === 0
    ? sql('0')
    : sql(bits.map(({ text }) => text).join(' + '), ...bits.flatMap(({ params }) => params));
};

/** Condition: the row misses at most one part, so that some list counts it. */
export const MISSES_ONE_AT_MOST = 'e.misses & (e.misses - 1) = 0';

/** Conditions of the terms of a list, or none. */
const termsOf = (
  { siteId, query, scope }: CountedSearch,
  list: OptionList | null,
  oneOf: OneOf = equalsOneOf,
): Sql[] => {
  const given = Object.entries(query.terms ?? {}).filter(([field]) => LIST_OF[field as TermField] === list);
  const condition = termConditions(siteId, Object.fromEntries(given), scope, oneOf);
  return condition.text === '' ? [] : [condition];
};

/** Conditions on an estate's place. */
export const placeConditions = (search: CountedSearch, oneOf?: OneOf): Sql[] => {
  const places = placesCondition(search.query);
  return [...termsOf(search, 'locations', oneOf), ...(places === null ? [] : [places])];
};

/** Conditions on an estate's kind, by list. */
export const kindConditions = (search: CountedSearch) =>
  ({
    headTypes: termsOf(search, 'headTypes'),
    subTypes: termsOf(search, 'subTypes'),
    transactions: termsOf(search, 'transactions'),
    countries: termsOf(search, 'countries'),
  }) satisfies Conditions;

/** Conditions on ids and collections, which have no list. */
const memberConditions = (search: CountedSearch): Sql[] => termsOf(search, null, isOneOf);

/** Conditions without a list: ids, collections, words. They restrict every list. */
export const restConditions = (search: CountedSearch): Sql[] => {
  const { siteId, query } = search;
  const { match } = query;
  return [
    ...memberConditions(search),
    ...(match === undefined
      ? []
      : [findsUnits(query) ? matchConditionOfUnits(match) : matchCondition(siteId, match)]),
  ];
};

/**
 * `FROM` and `WHERE` of the homes without units that the rest of a query finds and that meet these
 * conditions.
 */
export const homesUnderRest = (search: CountedSearch, access: Access, asked: readonly Sql[]): Sql => {
  const { siteId, query, scope } = search;
  const units = findsUnits(query);
  const homes = and(listedCondition(siteId, scope, units), sql('e.has_units = 0'), ...traitConditions(query));
  if (query.match === undefined || units) {
    const where = and(homes, ...restConditions(search), ...asked);
    return sql(`FROM estates AS e ${access} WHERE ${where.text}`, ...where.params);
  }
  // Each number found by words leads directly to its row; in a list they would be read again.
  const numbers = matchingNumbers(siteId, query.match);
  const where = and(homes, ...memberConditions(search), ...asked);
  return sql(
    `FROM (${numbers.text}) AS found CROSS JOIN estates AS e NOT INDEXED ON e.num = found.rowid WHERE ${where.text}`,
    ...numbers.params,
    ...where.params,
  );
};
