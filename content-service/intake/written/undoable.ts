import type { WrittenKind } from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { UNDO_LASTS } from '../../platform/undoable-homes.ts';

interface ActionRow {
  readonly kind: WrittenKind;
  readonly home: string;
  readonly action: string;
  readonly by: string | null;
  readonly at: string;
}

/** The last action on each home of a site, if it can still be taken back, the newest first. */
export async function undoableOf(db: D1Database, siteId: string, now: Date) {
  const { results } = await prepare(db, {
    // The journal names the homes: a search through all versions would read ten documents of every home.
    sql:
      "WITH recent AS (SELECT DISTINCT substr(what, 1, instr(what || ' ', ' ') - 1) AS home FROM journal INDEXED BY journal_by_age " +
      "WHERE at >= ?2 AND site_id = ?1 AND deed LIKE 'home.%') " +
      'SELECT v.kind, v.home, v.action, v.at, (SELECT p.name FROM staff AS p WHERE p.site_id = ?1 AND p.id = v.who) AS by ' +
      "FROM recent CROSS JOIN home_versions AS v ON v.site_id = ?1 AND v.kind = substr(recent.home, 1, instr(recent.home, '/') - 1) " +
      "AND v.home = substr(recent.home, instr(recent.home, '/') + 1) WHERE v.at >= ?2 AND v.action <> 'found' AND v.number = " +
      '(SELECT max(number) FROM home_versions AS w WHERE w.site_id = ?1 AND w.kind = v.kind AND w.home = v.home) ' +
      'ORDER BY v.at DESC',
    params: [siteId, new Date(now.getTime() - UNDO_LASTS).toISOString()],
  }).all<ActionRow>();
  return results.map((row) => ({
    ...row,
    until: new Date(Date.parse(row.at) + UNDO_LASTS).toISOString(),
  }));
}
