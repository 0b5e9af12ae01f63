/** Holds: a site's rows do not change for some seconds, whoever writes. The database decides (docs/decisions/0130). */
import { HELD, STAYS_BEHIND } from '../backups/held-tables.ts';
import { SITE_TABLE_NAMES } from '../sites/site-tables.ts';

/** Seconds that visitors and staff wait at most: a hold ends by itself. */
export const HOLD_SECONDS = 10;

const HELD_SITES =
  "(SELECT site_id FROM holds WHERE state <> 'leaving' AND (until IS NULL OR until > unixepoch()))";

/** Tables whose rows a hold protects, with the column of the site; a mail that is sent is counted in `mail_days`. */
const GUARDED: readonly (readonly [table: string, column: string])[] = [
  ['sites', 'id'],
  ['hostnames', 'site_id'],
  ...SITE_TABLE_NAMES.filter(
    (name) => HELD[name].kind !== 'place' && ![...STAYS_BEHIND, 'mail_days'].includes(name),
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

/** Holds a site for ten seconds; a hold that ended is renewed. */
export async function hold(db: D1Database, siteId: string, now: Date): Promise<void> {
  await db.batch([
    ...guardSql().map((sql) => db.prepare(sql)),
    db
      .prepare(
        "INSERT INTO holds (site_id, state, until, since) VALUES (?, 'held', unixepoch() + ?, ?) " +
          "ON CONFLICT DO UPDATE SET until = excluded.until, since = excluded.since WHERE state = 'held'",
      )
      .bind(siteId, HOLD_SECONDS, now.toISOString()),
  ]);
}

/** Lifts a hold, unless it is decided that the site moves. */
export const lift = (db: D1Database, siteId: string): Promise<unknown> =>
  db.prepare("DELETE FROM holds WHERE site_id = ? AND state = 'held'").bind(siteId).run();

/** Decides that the site moves, from now on until its rows are gone; false when the hold has ended. */
export async function decide(db: D1Database, siteId: string): Promise<boolean> {
  const decided = await db
    .prepare(
      "UPDATE holds SET state = 'decided', until = NULL " +
        "WHERE site_id = ? AND state = 'held' AND until > unixepoch() RETURNING 1",
    )
    .bind(siteId)
    .all();
  return decided.results.length === 1;
}

/** Drops the guards when no site is held any more. */
export async function dropGuards(db: D1Database): Promise<void> {
  if ((await db.prepare('SELECT 1 FROM holds LIMIT 1').first()) !== null) return;
  await db.batch(
    GUARDED.flatMap(([table]) =>
      WRITES.map(([write]) => db.prepare(`DROP TRIGGER IF EXISTS ${nameOf(table, write)}`)),
    ),
  );
}
