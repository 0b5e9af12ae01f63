import type { Estate } from '../../worker/content/schemas/estate.ts';
import type { EstateSearchRequest } from '../../worker/content/schemas/estate-search.ts';
import { searchOrder } from '../search/order.ts';
import type { SearchScope } from '../search/scope.ts';
import { searchCondition } from '../search/where.ts';
import { findCards } from './estate-cards.ts';
import { prepare, type Statement } from './statement.ts';

/** Page size when none is asked for (spec 1 §9). */
export const DEFAULT_PAGE_SIZE = 15;

/** Estates of one page, and how many there are in all. */
export interface EstatePage {
  readonly total: number;
  readonly results: readonly Estate[];
}

/** The statements of a search: how many there are, and the ids of the page in order. */
export const searchStatements = (
  siteId: string,
  request: EstateSearchRequest,
  scope: SearchScope,
): { readonly count: Statement; readonly page: Statement } => {
  const where = searchCondition(siteId, request.query, scope);
  const order = searchOrder(request);
  return {
    count: { sql: `SELECT count(*) AS total FROM estates AS e WHERE ${where.text}`, params: where.params },
    // Ids alone, so that sorting a large offer does not carry its documents around.
    page: {
      sql: `SELECT e.id FROM estates AS e WHERE ${where.text} ORDER BY ${order.text} LIMIT ? OFFSET ?`,
      params: [...where.params, ...order.params, request.size ?? DEFAULT_PAGE_SIZE, request.from ?? 0],
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
  const { count, page } = searchStatements(siteId, request, scope);
  const [counted, paged] = await db.batch<{ total: number; id: string }>([
    prepare(db, count),
    prepare(db, page),
  ]);
  const total = counted?.results[0]?.total ?? 0;
  const ids = (paged?.results ?? []).map((row) => row.id);
  return { total, results: await findCards(db, siteId, ids, request.group) };
};
