import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { canonicalSql } from '#content-service/testing/canonical-sql.ts';
import { type Explained, MIGRATIONS, readComments } from './read-migrations.ts';

export interface Column {
  readonly name: string;
  readonly isKey: boolean;
}

/** A foreign key, by the columns besides the site's. */
export interface Reference {
  readonly to: string;
  readonly columns: readonly string[];
  /** Whether a row is referred to by one row at most. */
  readonly isOne: boolean;
}

export interface Thing {
  readonly type: 'table' | 'view' | 'index' | 'trigger';
  readonly name: string;
  /** The table of an index or trigger; a table's or view's own name. */
  readonly table: string;
  /** In its canonical writing. */
  readonly sql: string;
  /** Capability: a folder of the content service. */
  readonly folder: string;
  readonly comment: string;
}

export interface Schema extends Explained {
  /** Tables, views, indexes, triggers; each by capability, then in the order in which they were made. */
  readonly things: readonly Thing[];
  readonly columnsOf: (table: string) => readonly Column[];
  readonly referencesOf: (table: string) => readonly Reference[];
}

const TYPES = ['table', 'view', 'index', 'trigger'] as const;
/** Tables of SQLite's own: counters, and the parts of an index of words. */
const INTERNAL = /^sqlite_|_(?:data|idx|docsize|config)$/;

/** The schema of an empty database after all migrations. Throws for a table of no capability. */
export function readSchema(folder: string = MIGRATIONS): Schema {
  const db = new DatabaseSync(':memory:');
  for (const file of globSync(`${folder}/*.sql`).toSorted()) db.exec(readFileSync(file, 'utf8'));
  const explained = readComments(folder);
  const folders = explained.sections.map((one) => one.folder);
  const rows = db
    .prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid')
    .all() as { type: Thing['type']; name: string; tbl_name: string; sql: string }[];
  const things = rows
    .filter(({ name }) => !INTERNAL.test(name))
    .map(({ type, name, tbl_name: table, sql }): Thing => {
      const own = explained.sections.find((one) => one.names.includes(table))?.folder;
      const at = explained.folders.get(name) ?? own;
      if (at === undefined || !folders.includes(at)) throw new Error(`${name} belongs to no capability`);
      return {
        type,
        name,
        table,
        sql: canonicalSql(sql),
        folder: at,
        comment: explained.comments.get(name) ?? '',
      };
    });
  const place = ({ type, folder: of }: Thing): number => TYPES.indexOf(type) * 1_000 + folders.indexOf(of);
  return {
    ...explained,
    things: things.toSorted((one, other) => place(one) - place(other)),
    columnsOf: (table) =>
      (db.prepare(`PRAGMA table_xinfo(${table})`).all() as { name: string; pk: number; hidden: number }[])
        .filter(({ hidden }) => hidden !== 1)
        .map(({ name, pk }) => ({ name, isKey: pk > 0 })),
    referencesOf: (table) => {
      const keys = db.prepare(`PRAGMA foreign_key_list(${table})`).all() as {
        id: number;
        table: string;
        from: string;
      }[];
      const primary = (db.prepare(`PRAGMA table_xinfo(${table})`).all() as { name: string; pk: number }[])
        .filter(({ pk }) => pk > 0)
        .map(({ name }) => name);
      return [...Map.groupBy(keys, ({ id }) => id).values()].reverse().map((parts) => ({
        to: parts[0]?.table ?? '',
        columns: parts.map(({ from }) => from).filter((from) => from !== 'site_id' || parts.length === 1),
        isOne: primary.every((name) => parts.some(({ from }) => from === name)),
      }));
    },
  };
}

/** `content-service/schema.sql`. */
export const schemaFile = ({ things }: Schema): string =>
  [
    '-- The schema of a database after all migrations. Made by `tests/schema.test.ts`, not edited by hand; what each',
    '-- table is for, docs/tables.md.',
    ...TYPES.flatMap((type) => things.filter((one) => one.type === type)).map(({ sql }) => `\n${sql};`),
    '',
  ].join('\n');
