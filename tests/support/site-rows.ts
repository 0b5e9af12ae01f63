/** The rows of an agency: in a database, or in its backup, by table and key. */
import { join } from 'node:path';
import { checkBackup } from '#scripts/gevel/backup/restore.ts';
import { rowsOfFile } from '#scripts/gevel/backup/row-files.ts';
import type { RowsOf } from './two-databases.ts';

type Row = Awaited<ReturnType<RowsOf>>[number];

/** Rows by table, and by key within it: the whole row as text. */
export type Rows = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** Tables that mean something for hours only, or say where a site is. */
const PASSING =
  /^(?:changed_sites|idempotent_answers|imports|network_uses|staff_asks|staff_sessions|staff_sign_ins|staged_\w+|asked_homes|picture_chains|feed_pages|traffic|restores|holds|site_shards|hostnames|claimed_hostnames|previews)$/;

/** Tables in which the writes of clients have rows. */
export const WRITTEN =
  /^(?:submissions|appointments?|appointment_\w+|stays|stay_\w+|case_numbers|agenda_closures|outbox|mail_days|mailed_tokens|answer_links|confirmed_addresses|journal|lead_\w+|agendas)$/;

/** Columns whose numbers count over a database. */
const COUNTED = ['num', 'seq', 'seen_event', 'upto'] as const;
/** A restored picture has its file at another place; `of_site` is made from other columns. */
const elsewhere = (column: string): boolean =>
  column === 'r2_key' || column === 'of_site' || COUNTED.some((counted) => counted === column);

interface Table {
  readonly name: string;
  readonly key: readonly string[];
}

const tablesIn = async (rows: RowsOf, database: number): Promise<Table[]> =>
  (
    await rows(
      database,
      "SELECT m.name, (SELECT group_concat(p.name) FROM pragma_table_info(m.name) AS p WHERE p.pk > 0) AS key FROM sqlite_master AS m WHERE m.type = 'table' AND m.sql LIKE '%site_id%'",
    )
  )
    .filter(({ name }) => !PASSING.test(String(name)))
    .map(({ name, key }) => ({ name: String(name), key: String(key ?? '').split(',') }));

/** A row's key within its site, and its text, both without numbers that count over a database. */
function entryOf(row: Row, key: readonly string[]): readonly [string, string] {
  const own = Object.entries(row).filter(([column]) => !elsewhere(column));
  const whole = JSON.stringify(Object.fromEntries(own.toSorted(([one], [other]) => (one < other ? -1 : 1))));
  const keys = key.filter((one) => Object.hasOwn(row, one) && !elsewhere(one));
  return [keys.length < 2 ? whole : JSON.stringify(keys.map((one) => row[one])), whole];
}

/** Rows of a site in a database. */
export async function rowsOf(rows: RowsOf, database: number, site: string): Promise<Rows> {
  const found: Record<string, ReadonlyMap<string, string>> = {};
  for (const { name, key } of await tablesIn(rows, database)) {
    const all = await rows(database, `SELECT * FROM ${name} WHERE site_id = ?`, site);
    found[name] = new Map(all.map((row) => entryOf(row, key)));
  }
  return found;
}

/** Rows of a site in a backup, opened with the file of its passphrase; throws when a file is broken. */
export async function rowsOfBackup(
  rows: RowsOf,
  folder: string,
  site: string,
  passphrase: string,
): Promise<Rows> {
  const { tables, key: secret } = await checkBackup(join(folder, site), passphrase);
  const keys = new Map((await tablesIn(rows, 0)).map(({ name, key }) => [name, key]));
  const found: Record<string, ReadonlyMap<string, string>> = {};
  for (const table of tables) {
    const entries: (readonly [string, string])[] = [];
    for await (const values of rowsOfFile(join(folder, site), site, table, secret)) {
      const row = Object.fromEntries(table.columns.map((name, at) => [name, values[at] ?? null]));
      entries.push(entryOf(row, keys.get(table.name) ?? []));
    }
    // A table with rows of both parts is saved in two files.
    if (keys.has(table.name)) found[table.name] = new Map([...(found[table.name] ?? []), ...entries]);
  }
  return found;
}

/** Numbers that count over a database: by table and column, in the order of the rows. */
export async function numbersOf(
  rows: RowsOf,
  database: number,
  site: string,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const columns = await rows(
    database,
    "SELECT m.name, p.name AS column FROM sqlite_master AS m, pragma_table_info(m.name) AS p WHERE m.type = 'table' " +
      `AND m.sql LIKE '%site_id%' AND p.name IN (${COUNTED.map(() => '?').join(', ')})`,
    ...COUNTED,
  );
  const found: Record<string, readonly number[]> = {};
  for (const { name, column } of columns) {
    const all = await rows(
      database,
      `SELECT ${column} AS number FROM ${name} WHERE site_id = ? ORDER BY ${column}`,
      site,
    );
    found[`${name}.${column}`] = all.map(({ number }) => Number(number));
  }
  return found;
}
