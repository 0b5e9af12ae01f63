import type { EstateQuery } from '#wire/estate-search.ts';
import { GROUPING, type Grouping, type SortField } from './grouping.ts';
import { findsByTile } from './places.ts';
import { findsByNumber, findsUnits } from './where.ts';

/**
 * Index hints for reading `estates`. SQLite's planner cannot know that most estates are for sale and few are
 * in one city, and D1 runs no ANALYZE after an import; so the index is named. Each index begins with the site
 * and contains all columns of a query, so a wrong choice only costs time.
 */
export type Access = 'NOT INDEXED' | `INDEXED BY estates_${'by' | 'with'}_${string}`;

/** Directly by numbers that are listed. */
export const BY_NUMBER: Access = 'NOT INDEXED';

/** Directly by the tiles of the places that the query names. */
const BY_TILE: Access = 'INDEXED BY estates_by_tile';

type Rule = readonly [asked: (query: EstateQuery) => boolean, access: Access];

/** Conditions that lead directly to rows. */
const STRAIGHT: readonly Rule[] = [
  [findsByNumber, BY_NUMBER],
  [({ terms }) => terms?.['children.collections'] !== undefined, 'INDEXED BY estates_by_id'],
];
/** Conditions that leave few rows to read; the first match is used. */
const NARROWING: readonly Rule[] = [
  ...STRAIGHT,
  [({ terms }) => terms?.['address.city.id'] !== undefined, 'INDEXED BY estates_by_city'],
  [findsByTile, BY_TILE],
];
/** Further starting points for counting; a page is filled sooner in its own sort order. */
const COUNTING: readonly Rule[] = [
  ...NARROWING,
  [
    ({ terms, range }) => terms?.['transaction.id'] !== undefined && range?.bedroomCount?.gte !== undefined,
    'INDEXED BY estates_by_kind',
  ],
  [({ range }) => range?.['price.value'] !== undefined, 'INDEXED BY estates_by_price'],
];

const ruled = (rules: readonly Rule[], query: EstateQuery): Access | undefined =>
  rules.find(([asked]) => asked(query))?.[1];

/** Columns whose equal values are adjacent in an index. */
const COMBINED_ACCESS: Readonly<Record<string, Access>> = {
  city_id: 'INDEXED BY estates_by_city',
  price_step: 'INDEXED BY estates_by_price',
};

/** Indexes in the order of each sort field. */
const IN_ORDER: Partial<Record<SortField, Access>> = {
  publicationDate: 'INDEXED BY estates_by_date',
  'price.value': 'INDEXED BY estates_by_price',
  'address.city.name': 'INDEXED BY estates_by_city_name',
  livingArea: 'INDEXED BY estates_by_area',
  pricePerArea: 'INDEXED BY estates_by_price_per_area',
};

/** Index for counting all rows of a query, optionally by a column. */
export const accessToCount = (query: EstateQuery, column?: string): Access =>
  ruled(COUNTING, query) ?? COMBINED_ACCESS[column ?? ''] ?? 'INDEXED BY estates_by_kind';

/** Index for counting the rows of a query by place, ignoring the query's place. */
export const accessToPlaces = (query: EstateQuery): Access =>
  ruled(STRAIGHT, query) ?? 'INDEXED BY estates_by_city';

/** Index for the projects of the whole offer, or those requested by ids or news. */
export const accessToAllProjects = (query: EstateQuery): Access =>
  findsUnits(query) || query.terms?.news !== undefined ? BY_NUMBER : 'INDEXED BY estates_with_units';

/** Index for projects that meet a query only through a unit. */
export const accessToProjects = (query: EstateQuery): Access =>
  ruled(STRAIGHT, query) ??
  // The index of projects has no coordinates: each project of the site would be looked up.
  (findsByTile(query) ? BY_TILE : 'INDEXED BY estates_with_units');

/** Index for projects marked as such by the listings, with or without units. */
export const accessToMarkedProjects = (query: EstateQuery): Access =>
  ruled(STRAIGHT, query) ?? 'INDEXED BY estates_by_project';

/** Properties of a page known before it is read. */
interface PageTraits {
  /** Its first sort field. */
  readonly first: SortField | null;
  /** The grouping whose groups it is read from, and whether from several small groups at once. */
  readonly grouping?: Grouping | undefined;
  readonly several?: boolean;
  /** Number of results, if they were counted before. */
  readonly found?: number | undefined;
}

/**
 * Above this number, rows are not collected and sorted for a page; reading in index order finds enough of
 * them soon.
 */
const MANY = 5_000;

/** Index for reading the rows of a page. */
export const accessToPage = (query: EstateQuery, traits: PageTraits): Access => {
  const { first, grouping, several = false, found = 0 } = traits;
  const inOrder = first === null ? undefined : IN_ORDER[first];
  if (found > MANY && findsByNumber(query) && inOrder !== undefined) return inOrder;
  const ofGroups = grouping && COMBINED_ACCESS[GROUPING[grouping].column];
  return (
    ruled(NARROWING, query) ?? ofGroups ?? (several ? undefined : inOrder) ?? 'INDEXED BY estates_by_kind'
  );
};
