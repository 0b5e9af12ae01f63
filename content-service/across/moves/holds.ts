/** Holds: a site's rows do not change for some seconds, whoever writes. The database decides (docs/decisions/0130). */
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../../platform/db/refuse-where.ts';
import { isHeldAs, SITE_TABLE_NAMES, TABLES } from '../tables.ts';

/** Seconds that visitors and staff wait at most: a hold ends by itself. */
export const HOLD_SECONDS = 10;

const HELD_SITES =
  "(SELECT site_id FROM holds WHERE state <> 'leaving' AND (until IS NULL OR until > unixepoch()))";

/** Tables whose rows a hold protects, with the column of the site; a mail that is sent is counted in `mail_days`. */
const GUARDED: readonly (readonly [table: string, column: string])[] = [
  ['sites', 'id'],
  ['hostnames', 'site_id'],
  ...SITE_TABLE_NAMES.filter(
    (name) => !isHeldAs(name, 'place') && !TABLES[name].staysBehind && name !== 'mail_days',
  ).map((name) => [name, 'site_id'] as const),
];

/**
 * What is being sent when a hold begins may be noted as sent: otherwise it would be sent again. Nothing else begins to be
 * sent meanwhile, and a site does not move while something is.
 */
const isSent = (table: string, write: string): string =>
  write === 'UPDATE' && ['outbox', 'lead_calls'].includes(table) ? "OLD.state <> 'sending' AND " : '';

const WRITES = [
  ['INSERT', 'NEW'],
  ['UPDATE', 'OLD'],
  ['DELETE', 'OLD'],
] as const;

const nameOf = (table: string, write: string): string => `hold_${table}_${write.toLowerCase()}`;

/** Statements that create the guards: triggers, so that no writer can miss them. They exist only during moves. */
const guardSql = (): string[] =>
  GUARDED.flatMap(([table, column]) =>
    WRITES.map(
      ([write, row]) =>
        `CREATE TRIGGER IF NOT EXISTS ${nameOf(table, write)} BEFORE ${write} ON ${table} ` +
        `WHEN ${isSent(table, write)}${row}.${column} IN ${HELD_SITES} BEGIN SELECT RAISE(ABORT, 'refused: site_moving'); END`,
    ),
  );

const isDone = async (statement: D1PreparedStatement): Promise<boolean> =>
  (await statement.all()).results.length === 1;

/**
 * Holds a site for ten seconds, for one attempt to move it, named by its time. False while another attempt holds it, or
 * when it is decided that it moves.
 */
export async function hold(db: D1Database, siteId: string, attempt: string): Promise<boolean> {
  const results = await db.batch([
    ...guardSql().map((sql) => db.prepare(sql)),
    db
      .prepare(
        "INSERT INTO holds (site_id, state, until, since) VALUES (?, 'held', unixepoch() + ?, ?) " +
          'ON CONFLICT DO UPDATE SET until = excluded.until, since = excluded.since ' +
          "WHERE state = 'held' AND until <= unixepoch() RETURNING 1",
      )
      .bind(siteId, HOLD_SECONDS, attempt),
  ]);
  return results.at(-1)?.results.length === 1;
}

/** Lifts the hold of an attempt; false when it is decided that the site moves, or another attempt holds it. */
export const lift = (db: D1Database, siteId: string, attempt: string): Promise<boolean> =>
  isDone(
    db
      .prepare("DELETE FROM holds WHERE site_id = ? AND state = 'held' AND since = ? RETURNING 1")
      .bind(siteId, attempt),
  );

/** Decides that the site moves, from now on until its rows are gone; false when the attempt's hold has ended. */
export const decide = (db: D1Database, siteId: string, attempt: string): Promise<boolean> =>
  isDone(
    db
      .prepare(
        "UPDATE holds SET state = 'decided', until = NULL " +
          "WHERE site_id = ? AND state = 'held' AND since = ? AND until > unixepoch() RETURNING 1",
      )
      .bind(siteId, attempt),
  );

/** Drops the guards when no site is held any more: another one may be held at this moment. */
export async function dropGuards(db: D1Database): Promise<void> {
  const drops = GUARDED.flatMap(([table]) =>
    WRITES.map(([write]) => db.prepare(`DROP TRIGGER IF EXISTS ${nameOf(table, write)}`)),
  );
  try {
    await db.batch([prepare(db, refuseWhere('sites_held', 'EXISTS (SELECT 1 FROM holds)', [])), ...drops]);
  } catch (error) {
    if (refusalOf(error) !== 'sites_held') throw error;
  }
}
