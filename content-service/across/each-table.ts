/** Columns of one answer: D1 refuses more than a hundred. */
const COLUMNS = 50;

/** A number of each table, by SQL in which `?1` is the site, in one trip. */
export async function numberOfEach<Name extends string>(
  db: D1Database,
  siteId: string,
  tables: readonly Name[],
  sqlOf: (table: Name) => string,
): Promise<Readonly<Record<Name, number>>> {
  const columns = tables.map((table) => `(${sqlOf(table)}) AS ${table}`);
  const pieces = Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, at) =>
    columns.slice(at * COLUMNS, (at + 1) * COLUMNS),
  );
  const answers = await db.batch<Record<string, number>>(
    pieces.map((piece) => db.prepare(`SELECT ${piece.join(', ')}`).bind(siteId)),
  );
  return Object.assign({}, ...answers.map(({ results: [row] }) => row));
}

/** SQL for how many rows of the site `?1` a table has. */
export const countSql = (table: string): string => `SELECT count(*) FROM ${table} WHERE site_id = ?1`;
