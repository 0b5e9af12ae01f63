import { RETENTION_DAYS } from '#domain/rules/retention.ts';
import { TABLES } from './across/tables.ts';
import { everyOne } from './capabilities.ts';
import { prepare } from './platform/db/prepare.ts';
import type { Statement } from './platform/db/statement.ts';
import type { Retention, Table } from './platform/manifest.ts';

const DAY = 24 * 60 * 60_000;

/** Every table with what is kept of it. */
export const RETAINED: readonly (Retention & { readonly table: string })[] = [
  ...Object.entries(TABLES).map(([table, { retained = [] }]) => [table, retained] as const),
  ...Object.entries<readonly Retention[]>(everyOne('shared')),
].flatMap(([table, stored]) => stored.map((one) => ({ ...one, table })));

/** The instant this many days ago. */
const before = (now: Date, days: number): string => new Date(now.getTime() - days * DAY).toISOString();

/** Sites with days of their own for a kind are excepted: `chosenStatements` deletes theirs. */
const retentionStatements = (now: Date): Statement[] =>
  RETAINED.map(({ table, days, gone, chosen }) => ({
    sql:
      `DELETE FROM ${table} WHERE ${gone}` +
      (chosen === undefined
        ? ''
        : ` AND site_id NOT IN (SELECT site_id FROM kept_days WHERE kind = '${days}')`),
    params: [before(now, typeof days === 'number' ? days : RETENTION_DAYS[days])],
  }));

/** SQL for the instant before which a site's own retention has ended. */
const OWN_DAYS = "strftime('%Y-%m-%dT%H:%M:%fZ', ?, '-' || k.days || ' days')";

/** The sites come first, since they are few: CROSS JOIN keeps SQLite from starting with the rows. */
const chosenStatements = (now: Date): Statement[] =>
  RETAINED.flatMap(({ table, days, chosen }) =>
    chosen === undefined
      ? []
      : [
          {
            sql:
              `DELETE FROM ${table} WHERE (site_id, id) IN (SELECT r.site_id, r.id FROM kept_days AS k ` +
              `CROSS JOIN ${table} AS r ON r.site_id = k.site_id AND ${chosen}${OWN_DAYS} WHERE k.kind = '${days}')`,
            params: [now.toISOString()],
          },
        ],
  );

/** Days for which a withdrawn home answers 410: longer than any visitor's data about it. */
const WITHDRAWN_DAYS = 400;
/** Rows of a table per sweep: each cascades to others. */
const MOST_WITHDRAWN = 500;

/** Rows withdrawn long ago, including units and listings, which have no foreign keys between them. */
const withdrawnStatements = (now: Date): Statement[] =>
  Object.entries<Table>(TABLES).flatMap(([table, { withdrawn }]) =>
    withdrawn
      ? [
          {
            sql:
              `DELETE FROM ${table} WHERE rowid IN ` +
              `(SELECT rowid FROM ${table} WHERE withdrawn_at < ? LIMIT ${MOST_WITHDRAWN})`,
            params: [before(now, WITHDRAWN_DAYS)],
          },
        ]
      : [],
  );

/** Deletes rows whose retention has ended. */
export const sweep = async (db: D1Database, now: Date): Promise<void> => {
  const statements = [...retentionStatements(now), ...chosenStatements(now), ...withdrawnStatements(now)];
  await db.batch(statements.map((statement) => prepare(db, statement)));
};
