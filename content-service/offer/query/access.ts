import type { EstateQuery } from '../../../wire/estate-search.ts';
import { GROUPING, type Grouping, type SortField } from './grouping.ts';
import { findsByNumber, findsUnits } from './where.ts';

/**
 * How the rows of `estates` are reached. The planner of SQLite cannot know that most estates are for sale
 * and few in one city, and D1 runs no ANALYZE after an import; so the index is named. Every one of them
 * begins with the site and holds all that a query asks (migration 0002), so a wrong choice costs time
 * and nothing else.
 */
export type Access = 'NOT INDEXED' | `INDEXED BY estates_${'by' | 'with'}_${string}`;

/** Straight by the numbers that the query lists. */
const BY_NUMBER: Access = 'NOT INDEXED';

type Rule = readonly [asked: (query: EstateQuery) => boolean, access: Access];

/** What leads straight to rows. */
const STRAIGHT: readonly Rule[] = [
  [findsByNumber, BY_NUMBER],
  [({ terms }) => terms?.['children.collections'] !== undefined, 'INDEXED BY estates_by_id'],
];
/** What a query asks that leaves few rows to read; the first that fits is taken. */
const NARROWING: readonly Rule[] = [
  ...STRAIGHT,
  [({ terms }) => terms?.['address.city.id'] !== undefined, 'INDEXED BY estates_by_city'],
  [({ geo_distance }) => geo_distance !== undefined, 'INDEXED BY estates_by_place'],
];
/** What a count can be begun with beside that; a page is sooner full in the order of its own index. */
const COUNTING: readonly Rule[] = [
  ...NARROWING,
  [({ range }) => range?.['price.value'] !== undefined, 'INDEXED BY estates_by_price'],
];

const ruled = (rules: readonly Rule[], query: EstateQuery): Access | undefined =>
  rules.find(([asked]) => asked(query))?.[1];

/** Columns whose equal values lie together in an index of their own. */
const TOGETHER: Readonly<Record<string, Access>> = {
  city_id: 'INDEXED BY estates_by_city',
  price_step: 'INDEXED BY estates_by_price',
};

/** Indexes in the order that each field asks for. */
const IN_ORDER: Partial<Record<SortField, Access>> = {
  publicationDate: 'INDEXED BY estates_by_date',
  'price.value': 'INDEXED BY estates_by_price',
  'address.city.name': 'INDEXED BY estates_by_city_name',
};

/** How all rows of a query are read to count them, by the values of a column or not. */
export const accessToCount = (query: EstateQuery, column?: string): Access =>
  ruled(COUNTING, query) ?? TOGETHER[column ?? ''] ?? 'INDEXED BY estates_by_kind';

/** How the rows of a query are read to count them by their places, whatever places it asks for. */
export const accessToPlaces = (query: EstateQuery): Access =>
  ruled(STRAIGHT, query) ?? 'INDEXED BY estates_by_city';

/** How the projects of the whole offer are read, or those that are asked for by their ids or by what is new. */
export const accessToAllProjects = (query: EstateQuery): Access =>
  findsUnits(query) || query.terms?.news !== undefined ? BY_NUMBER : 'INDEXED BY estates_with_units';

/** How the projects that meet a query by a unit only are read. */
export const accessToProjects = (query: EstateQuery): Access =>
  ruled(STRAIGHT, query) ?? 'INDEXED BY estates_with_units';

/** How the projects that the listings mark as such are read, with units or without. */
export const accessToMarkedProjects = (query: EstateQuery): Access =>
  ruled(STRAIGHT, query) ?? 'INDEXED BY estates_by_project';

/** What is known of a page before it is read. */
interface PageTraits {
  /** The field it is sorted by first. */
  readonly first: SortField | null;
  /** The grouping whose groups it is read from, and whether from several small ones at once. */
  readonly grouping?: Grouping | undefined;
  readonly several?: boolean;
  /** Estates that the query finds, where they were counted before. */
  readonly found?: number | undefined;
}

/**
 * More rows than this are not looked up and sorted to find a page of them; reading in order, one of them
 * comes soon enough.
 */
const MANY = 5_000;

/** How the rows of a page are read. */
export const accessToPage = (query: EstateQuery, traits: PageTraits): Access => {
  const { first, grouping, several = false, found = 0 } = traits;
  const inOrder = first === null ? undefined : IN_ORDER[first];
  if (found > MANY && findsByNumber(query) && inOrder !== undefined) return inOrder;
  const ofGroups = grouping && TOGETHER[GROUPING[grouping].column];
  return (
    ruled(NARROWING, query) ?? ofGroups ?? (several ? undefined : inOrder) ?? 'INDEXED BY estates_by_kind'
  );
};
