import type { WithDatabase } from '../../platform/db/shards.ts';
import { deleteSomeSql, isHeldAs, SITE_TABLE_NAMES } from '../tables.ts';
import { dropGuards } from './holds.ts';

/** Rows per statement, and statements per piece: an invocation makes a thousand queries. */
const ROWS = 500;
const ROUNDS = 300;

/**
 * The site's rows may go: it never opened here, and no later attempt copied it, or it has left. Its files and cached
 * answers are the moved site's.
 */
const MAY_GO =
  "(EXISTS (SELECT 1 FROM restores WHERE site_id = ?1 AND saved_at <= ?3) OR EXISTS (SELECT 1 FROM holds WHERE site_id = ?1 AND state = 'leaving'))";

/** Tables of this database; where sites are is noted in the directory, which may be this one. */
const OWN = SITE_TABLE_NAMES.filter((name) => !isHeldAs(name, 'place') || name === 'hostnames');

/**
 * Deletes a piece of the rows of a copy: one of this or an earlier attempt that never opened, or one that was left;
 * returns whether nothing is left.
 */
export async function deleteCopy({ DB }: WithDatabase, siteId: string, attempt: string): Promise<boolean> {
  const ask = (sql: string): D1PreparedStatement => DB.prepare(sql).bind(siteId, ROWS, attempt);
  if ((await ask(`SELECT 1 WHERE ${MAY_GO}`).first()) === null) return true;
  let left = ROUNDS;
  for (const table of OWN) {
    for (let deleted = ROWS; deleted === ROWS; ) {
      if (left-- === 0) return false;
      const { results } = await ask(deleteSomeSql(table, MAY_GO)).all();
      deleted = results.length;
    }
  }
  await ask(`DELETE FROM sites WHERE id = ?1 AND ${MAY_GO}`).run();
  return true;
}

/**
 * Deletes what a moved site left here, once no call is under way that began before: from now on calls do not find it here.
 */
export async function leave(source: WithDatabase, siteId: string, now: Date): Promise<boolean> {
  const { DB } = source;
  await DB.batch([
    DB.prepare("UPDATE holds SET state = 'leaving' WHERE site_id = ? AND state = 'moved'").bind(siteId),
    DB.prepare(
      "UPDATE sites SET removed_at = ?2 WHERE id = ?1 AND EXISTS (SELECT 1 FROM holds WHERE site_id = ?1 AND state = 'leaving')",
    ).bind(siteId, now.toISOString()),
  ]);
  if (!(await deleteCopy(source, siteId, now.toISOString()))) return false;
  await dropGuards(DB);
  return true;
}
