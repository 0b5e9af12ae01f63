import type { Estate } from '#wire/estate.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';
import { type CardRow, cardOf, cardStatement } from '../estates/cards.ts';
import type { SearchScope } from '../estates/scope.ts';
import { prepare } from '../platform/db/prepare.ts';
import { sql, statementOf } from '../platform/db/sql.ts';
import type { Statement } from '../platform/db/statement.ts';
import { type CountedSearch, censusStatement, listsFew } from './query/census.ts';
import { type FoundGroup, type GroupRow, readGroup } from './query/group-names.ts';
import { orderGroups } from './query/group-order.ts';
import { type GroupCount, groupKeyOf } from './query/grouping.ts';
import { searchOrder } from './query/order.ts';
import { type Stretch, stretchesOf, stretchStatement } from './query/page.ts';

/** Default page size (spec 1 §9). */
const DEFAULT_PAGE_SIZE = 15;

/** A page of results, with the total and, if requested, the groups. */
export interface EstatePage {
  readonly total: number;
  readonly results: readonly Estate[];
  readonly groups?: readonly FoundGroup[];
}

/** Statements of a search, and whether the page needs the counts first. */
interface SearchPlan {
  readonly census: Statement;
  /** Groups from the rows of the census, in order; one without a key when there are none. */
  readonly groups: (rows: readonly GroupRow[]) => readonly FoundGroup[];
  readonly countsFirst: boolean;
  /** Statements of the page; `counts` is the census, if it ran first, and `numbers` the results that it lists. */
  readonly page: (counts?: readonly GroupCount[], numbers?: string | null) => readonly Statement[];
}

/** The statement with equal values bound once. */
const bound = ({ sql: text, params }: Statement): Statement => statementOf(sql(text, ...params));

const sumOf = (counts: readonly GroupCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/**
 * Plans a search. A grouped list needs the counts first, since they determine the groups of the page; so do words, whose
 * frequency differs widely, and many traits, which may leave so few homes that the count lists them.
 */
export const planSearch = (siteId: string, request: EstateSearchRequest, scope: SearchScope): SearchPlan => {
  const search: CountedSearch = { siteId, query: request.query, scope };
  const order = searchOrder(request);
  const { from = 0, size = DEFAULT_PAGE_SIZE } = request;
  const stretches = (counts?: readonly GroupCount[]): readonly Stretch[] => {
    if (size === 0) return [];
    return order.groups !== null && counts !== undefined
      ? stretchesOf(counts, from, size)
      : [{ keys: null, from, size }];
  };
  return {
    census: bound(censusStatement(search, order.groups)),
    groups: (rows) => {
      const groups = rows.map(readGroup);
      return order.groups === null ? groups : orderGroups(groups, order.groups);
    },
    countsFirst:
      size > 0 && (order.groups !== null || request.query.match !== undefined || listsFew(request.query)),
    page: (counts, numbers = null) => {
      const counted = counts && { found: sumOf(counts), numbers };
      return stretches(counts).map((stretch) =>
        cardStatement(bound(stretchStatement(search, order, stretch, counted))),
      );
    },
  };
};

/** Searches the estates of a site; every statement binds the site. */
export const searchEstates = async (
  db: D1Database,
  siteId: string,
  request: EstateSearchRequest,
  scope: SearchScope,
): Promise<EstatePage> => {
  const plan = planSearch(siteId, request, scope);
  const { group } = request;
  const run = async (statements: readonly Statement[]): Promise<unknown[][]> =>
    statements.length === 0
      ? []
      : (await db.batch(statements.map((statement) => prepare(db, statement)))).map(({ results }) => results);

  // One batch is one round trip.
  const [first = [], ...rest] = await run(plan.countsFirst ? [plan.census] : [plan.census, ...plan.page()]);
  const rows = first as GroupRow[];
  const counts = plan.groups(rows);
  const total = sumOf(counts);
  const pages = plan.countsFirst && total > 0 ? await run(plan.page(counts, rows[0]?.numbers)) : rest;
  return {
    total,
    results: pages.flatMap((rows) =>
      (rows as CardRow[]).map((row) => cardOf(row, group && groupKeyOf(group, row))),
    ),
    ...(group === undefined ? {} : { groups: counts }),
  };
};
