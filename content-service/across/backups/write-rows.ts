import { prepare } from '../../platform/db/prepare.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Param, Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { TABLES } from '../tables.ts';
import type { Shape } from './shape.ts';

/** Characters of rows in one parameter: D1's limit is two million bytes. */
const MOST_LENGTH = 500_000;

/**
 * Triggers that stay while rows are written: they maintain derived rows and the index of words, or guard a site that
 * moves, so that they may be gone the next moment. What the rest would write is in the backup.
 */
const STAYS = /^(?:estates_(?:count|home|words)|documents_words|hold)_/;

const named = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** The rows as a query with the table's columns: from one JSON text, or a row of parameters. */
function givenRows(columns: readonly string[], rows: readonly (readonly Param[])[]): Statement {
  const [first = []] = rows;
  const text = JSON.stringify(rows);
  if (rows.length === 1 && text.length > MOST_LENGTH)
    return { sql: `SELECT ${columns.map((column) => `? AS "${column}"`).join(', ')}`, params: first };
  const values = columns.map((column, at) => `value ->> '$[${at}]' AS "${column}"`).join(', ');
  return { sql: `SELECT ${values} FROM json_each(?)`, params: [text] };
}

/** Rows in portions that fit into a parameter. */
function portionsOf(rows: readonly (readonly Param[])[]): (readonly Param[])[][] {
  const portions: (readonly Param[])[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const own = JSON.stringify(row).length;
    if (length + own > MOST_LENGTH) {
      portions.push([]);
      length = 0;
    }
    portions.at(-1)?.push(row);
    length += own;
  }
  return portions;
}

function insertStatement(
  { name, key, references }: Shape,
  columns: readonly string[],
  rows: readonly (readonly Param[])[],
  isBackup: boolean,
): Statement {
  const given = givenRows(columns, rows);
  const { raised = {}, restored = {} } = TABLES[name];
  const written = isBackup ? { ...raised, ...restored } : raised;
  const values = columns.map((column) => written[column] ?? `given."${column}"`);
  // A row may belong to one that was deleted while the backup was made.
  const stands = references.map(
    ({ parent, from, to }) =>
      `EXISTS (SELECT 1 FROM ${parent} AS p WHERE ${to.map((column, at) => `p.${column} = given.${from[at]}`).join(' AND ')})`,
  );
  const others = columns.filter((column) => !key.includes(column));
  const changes = (others.length === 0 ? key : others).map((column) => `"${column}" = excluded."${column}"`);
  // A table without a key is written once, into a copy without rows.
  const again =
    key.length === 0
      ? ''
      : `ON CONFLICT (${named(key)}) DO UPDATE SET ${changes.join(', ')} WHERE ${name}.site_id = excluded.site_id`;
  return {
    sql:
      `INSERT INTO ${name} (${named(columns)}) SELECT ${values.join(', ')} FROM (${given.sql}) AS given ` +
      `WHERE ${['true', ...stands].join(' AND ')} ${again} RETURNING 1`,
    params: given.params,
  };
}

/** Refuses the batch unless rows of the site are still being restored, or copied by this attempt to move it. */
const writingStatement = (siteId: string, attempt: string | null): Statement =>
  refuseWhere(
    'not_restoring',
    'NOT EXISTS (SELECT 1 FROM restores WHERE site_id = ?1 AND saved_at = ifnull(?2, saved_at) AND compared_at IS NULL)',
    [siteId, attempt],
  );

/**
 * Writes rows of a site that is being restored, and returns how many. Triggers of the table are away meanwhile, in the
 * same transaction, so that nobody's write misses them: the backup has the rows that they would write. Those that
 * maintain derived rows stay. With an attempt to move the site, the rows are from the database that it leaves. Throws
 * `refused` when the rows are another site's or have other columns.
 */
export async function writeRows(
  db: D1Database,
  siteId: string,
  shape: Shape,
  { columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly (readonly Param[])[] },
  attempt: string | null = null,
): Promise<number> {
  const at = columns.indexOf('site_id');
  if (columns.toSorted().join() !== shape.columns.toSorted().join())
    throw new ContentError('refused', `The columns of ${shape.name} are others.`, { columns: 'other ones' });
  if (rows.some((row) => row.length !== columns.length || row[at] !== siteId))
    throw new ContentError('refused', 'A row is not of this site.', { rows: 'of another site' });
  const { results: triggers } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?")
    .bind(shape.name)
    .all<{ name: string; sql: string }>();
  const away = triggers.filter(({ name }) => !STAYS.test(name));
  const inserts = portionsOf(rows).map((portion) =>
    insertStatement(shape, columns, portion, attempt === null),
  );
  const results = await db.batch([
    prepare(db, writingStatement(siteId, attempt)),
    ...away.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)),
    ...inserts.map((one) => prepare(db, one)),
    ...away.map(({ sql }) => db.prepare(sql)),
  ]);
  const answers = results.slice(1 + away.length, 1 + away.length + inserts.length);
  const count = answers.reduce((sum, { results: given }) => sum + given.length, 0);
  // Only a backup whose numbers are outside of the range that it names reaches rows of others, which stay as they are.
  if (shape.references.length === 0 && count < rows.length)
    throw new ContentError('refused', `Rows of ${shape.name} have numbers of another site's.`, {
      rows: 'outside of the numbers of the backup',
    });
  return count;
}
