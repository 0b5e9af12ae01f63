import * as z from 'zod';
import type { Bindings } from '../../env.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { databasesOf, numberOf, type WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { addressKey } from '../../platform/hash.ts';
import { keyOf, type SiteTable, VISITORS, visitorsPlace } from '../tables.ts';
import { type Erased, recordOfKey } from './erasures.ts';
import { addressesIn, forgetStatement, type PersonRow } from './person-rows.ts';

/**
 * Rows per call: each may contain several addresses, each of which is hashed twice, and may need a query of its own
 * and one for the journal, of the invocation's thousand.
 */
const PIECE = 400;
/** How often a piece is read while its rows change in between. */
const PASSES = 4;
/** Column with the instant at which a row was written. */
const WRITTEN = 'written_at';

/** Where a run continues: the number of a database, a table, and the key of the last processed row. */
type Cursor = readonly [database: number, table: SiteTable, ...key: (string | number)[]];
const CursorSchema = z.tuple([z.int().min(0), z.enum(VISITORS)], z.union([z.string(), z.number()]));

/** Columns that identify a row of a table across all sites. */
const orderOf = (table: SiteTable): readonly string[] =>
  keyOf(table).join() === 'rowid' ? ['rowid'] : [...new Set(['site_id', ...keyOf(table)])];

/** Throws invalid_request for a cursor that we never issued. */
function readCursor(text: string | null, databases: number): Cursor | null {
  if (text === null) return null;
  const refused = () => new ContentError('invalid_request', 'The cursor is not valid.', { after: 'invalid' });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refused();
  }
  const { data } = CursorSchema.safeParse(parsed);
  if (data === undefined || data[0] >= databases || data.length !== 2 + orderOf(data[1]).length)
    throw refused();
  return data;
}

function rowsAfter(table: SiteTable, key: Cursor | null, site: string | null): Statement {
  const order = orderOf(table);
  const columns = order.join(', ');
  const [, , ...last] = key ?? [0, table];
  const behind = key === null ? '' : ` AND (${columns}) > (${order.map(() => '?').join(', ')})`;
  return {
    sql:
      `SELECT ${order[0] === 'rowid' ? 'rowid AS rowid, ' : ''}*, ${visitorsPlace(table).written} AS ${WRITTEN} ` +
      `FROM ${table} ` +
      `WHERE (? IS NULL OR site_id = ?)${behind} ORDER BY ${columns} LIMIT ${PIECE}`,
    params: [site, site, ...last],
  };
}

/** The next batch of visitors' rows after a cursor; null after the last table of the last database. */
async function nextRows(databases: readonly WithDatabase[], from: Cursor | null, site: string | null) {
  const places = databases.flatMap((one) => VISITORS.map((table) => ({ one, table })));
  const begin = places.findIndex(({ one, table }) => numberOf(one) === from?.[0] && table === from[1]);
  for (const [at, { one, table }] of places.slice(Math.max(begin, 0)).entries()) {
    const key = at === 0 ? from : null;
    const { results } = await prepare(one.DB, rowsAfter(table, key, site)).all<Record<string, unknown>>();
    const last = results.at(-1);
    if (last === undefined) continue;
    const end = orderOf(table).map((column) => last[column] as string | number);
    return { db: one.DB, table, rows: results, after: [numberOf(one), table, ...end] satisfies Cursor };
  }
  return null;
}

interface Again {
  /** A row with the erased persons in it, and their addresses if the row contains them. */
  readonly row: PersonRow;
  readonly persons: readonly string[];
  readonly emails: readonly string[];
}

/**
 * Finds the persons in a row who were erased at its site after it was written. What they, or others about them,
 * wrote after the erasure was never erased.
 */
function findAgain(
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  erased: Erased,
  table: SiteTable,
  row: Readonly<Record<string, unknown>>,
): Again | null {
  const { keys = [], texts = [] } = visitorsPlace(table);
  const siteId = String(row.site_id);
  const written = String(row[WRITTEN]);
  const erasedAs = (key: string): string | null => {
    const record = recordOfKey(env, key);
    const scopes = erased.get(record);
    return [EVERY_SITE, siteId].some((scope) => written <= (scopes?.get(scope) ?? '')) ? record : null;
  };
  const textOf = (column: string): string => (typeof row[column] === 'string' ? row[column] : '');
  const owners = keys.map((column) => textOf(column)).flatMap((key) => (key && erasedAs(key)) || []);
  const named = addressesIn(texts.map(textOf).join('\n')).flatMap((email) => {
    const record = erasedAs(addressKey(email));
    return record === null ? [] : [{ email, record }];
  });
  const persons = [...new Set([...owners, ...named.map(({ record }) => record)])];
  if (persons.length === 0) return null;
  return {
    row: { table, siteId, own: owners.length > 0, row, written },
    persons,
    emails: named.map(({ email }) => email),
  };
}

interface ForgottenAgain {
  /** Rows that were forgotten, of each person. */
  readonly persons: ReadonlyMap<string, number>;
  readonly rows: number;
  /** The cursor of the next call; null after the last row. */
  readonly after: string | null;
}

/**
 * Erases persons in a batch of rows that a restored backup brought back. Their bookings are deleted as well,
 * since none were active when they were erased. Throws `invalid_request` for a cursor of another service.
 */
export async function forgetAgain(
  env: Bindings,
  erased: Erased,
  { site, after }: { readonly site: string | null; readonly after: string | null },
): Promise<ForgottenAgain> {
  const databases = databasesOf(env);
  const from = readCursor(after, databases.length);
  const persons = new Map<string, number>();
  let rows = 0;
  for (let pass = 1; ; pass++) {
    const found = await nextRows(databases, from, site);
    if (found === null) return { persons, rows, after: null };
    const again = found.rows.flatMap((row) => findAgain(env, erased, found.table, row) ?? []);
    const statements = again.map((one) => forgetStatement(one.row, one.emails));
    const results =
      again.length === 0 ? [] : await found.db.batch(statements.map((one) => prepare(found.db, one)));
    const forgotten = again.filter((_, at) => (results[at]?.meta.changes ?? 0) > 0);
    rows += forgotten.length;
    for (const person of forgotten.flatMap((one) => one.persons))
      persons.set(person, (persons.get(person) ?? 0) + 1);
    // A row that changed in between is read again.
    if (forgotten.length === again.length || pass === PASSES)
      return { persons, rows, after: JSON.stringify(found.after) };
  }
}
