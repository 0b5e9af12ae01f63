import type { Param } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';

/** Rows of a page at most: the size of an answer of D1 is limited. */
const MOST_ROWS = 100;
/** Characters of a page at most, unless one row has more. */
const MOST_LENGTH = 1_000_000;

type Values = readonly Param[];

/** Rows to read: of a table, in the order of its key. */
interface Source {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** Condition, and its parameters. */
  readonly where: string;
  readonly params: Values;
}

/** Throws invalid_request for a cursor that was never issued. */
function readCursor(text: string, length: number): Values {
  try {
    const key: unknown = JSON.parse(text);
    if (Array.isArray(key) && key.length === length && key.every((one) => typeof one !== 'object'))
      return key;
  } catch {
    // Falls through to the one refusal.
  }
  throw new ContentError('invalid_request', 'The cursor is not valid.', { after: 'invalid' });
}

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** A page of rows after a cursor, and the cursor of the next page; null after the last row. */
export async function readRows(
  db: D1Database,
  { name, columns, key, where, params }: Source,
  after: string | undefined,
): Promise<{ readonly rows: readonly Values[]; readonly next: string | null }> {
  const last = after === undefined ? [] : readCursor(after, key.length);
  const behind = after === undefined ? '' : ` AND (${quoted(key)}) > (${key.map(() => '?').join(', ')})`;
  const { results } = await db
    .prepare(
      `SELECT ${quoted([...new Set([...columns, ...key])])} FROM ${name} WHERE (${where})${behind} ` +
        `ORDER BY ${quoted(key)} LIMIT ${MOST_ROWS + 1}`,
    )
    .bind(...params, ...last)
    .all<Readonly<Record<string, Param>>>();
  const rows: Values[] = [];
  let length = 0;
  let end: Values = [];
  for (const row of results.slice(0, MOST_ROWS)) {
    const values = columns.map((column) => row[column] ?? null);
    length += JSON.stringify(values).length;
    if (rows.length > 0 && length > MOST_LENGTH) break;
    rows.push(values);
    end = key.map((column) => row[column] ?? null);
  }
  return { rows, next: rows.length < results.length ? JSON.stringify(end) : null };
}
