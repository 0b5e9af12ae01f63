/** Homes whose last change can still be taken back: nobody hears of it before (decisions 155 and 159). */
import { prepare } from './db/prepare.ts';

/** How long an action on a home can be taken back, and nobody hears of it, in milliseconds. */
export const UNDO_LASTS = 10 * 60_000;

/** The homes of a site on which an agency's people acted within that time, by `kind/id`, and when, by the journal. */
export async function undoableHomes(
  db: D1Database,
  siteId: string,
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { results } = await prepare(db, {
    sql:
      "SELECT substr(what, 1, instr(what || ' ', ' ') - 1) AS home, max(at) AS at FROM journal INDEXED BY journal_by_age " +
      "WHERE at >= ?2 AND site_id = ?1 AND deed LIKE 'home.%' AND deed NOT IN ('home.undone', 'home.dropped') GROUP BY 1",
    params: [siteId, new Date(now.getTime() - UNDO_LASTS).toISOString()],
  }).all<{ readonly home: string; readonly at: string }>();
  return new Map(results.map(({ home, at }) => [home, new Date(at)]));
}
