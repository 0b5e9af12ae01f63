/** Homes of the second source are listed by their guid, and counted as the estate that represents them. */
import { homeKey } from '#domain/interest/published.ts';
import type { SeenHome } from '../../platform/answering/seen-homes.ts';
import type { Statement } from '../../platform/db/statement.ts';

export interface IdRow {
  readonly guid: string;
  readonly id: string;
}

/** The estates of these homes, as far as they are listed by a guid. */
export const idsStatement = (
  siteId: string,
  homes: readonly Pick<SeenHome, 'kind' | 'home'>[],
): Statement => ({
  sql: 'SELECT h.value AS guid, e.id FROM json_each(?2) AS h CROSS JOIN estates AS e ON e.site_id = ?1 AND e.guid = h.value',
  params: [
    siteId,
    JSON.stringify(
      homes.flatMap(({ kind, home }) => (kind === 'estate' && home.includes('-') ? [home] : [])),
    ),
  ],
});

/** The key under which a home is counted. */
export function countedAs(rows: readonly IdRow[]) {
  const ids = new Map(rows.map(({ guid, id }) => [guid, id]));
  return ({ kind, home }: Pick<SeenHome, 'kind' | 'home'>): string =>
    homeKey({ kind, id: ids.get(home) ?? home });
}
