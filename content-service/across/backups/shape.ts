import { sha256 } from '../../platform/hash.ts';
import { isHeldAs, SITE_TABLE_NAMES, type SiteTable } from '../tables.ts';

/** A reference of a table to another: its own columns, and those that they equal. */
interface Reference {
  readonly parent: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A table as the database describes it. */
export interface Shape {
  readonly name: SiteTable;
  /** Columns with values of their own: without generated ones, and numbers that a database gives by itself. */
  readonly columns: readonly string[];
  /** Columns that identify a row, the site's first. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
  /** Hash of names, types and keys of the columns. */
  readonly hash: string;
}

/** Numbers that only the index of words refers to: given anew. */
const GIVEN_ANEW: Partial<Record<SiteTable, { readonly column: string; readonly key: readonly string[] }>> = {
  estates: { column: 'num', key: ['site_id', 'id'] },
};

interface ColumnRow {
  readonly owner: SiteTable;
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}
interface ReferenceRow {
  readonly owner: SiteTable;
  readonly id: number;
  readonly parent: string;
  readonly own: string;
  readonly other: string;
}

/** Tables whose rows a backup may hold. */
export const HELD_TABLES = SITE_TABLE_NAMES.filter((name) => isHeldAs(name, 'agency', 'visitors'));

const among = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Reads how tables look in a database, in the order of the names: referring ones first. */
export async function readShapes(db: D1Database, names: readonly SiteTable[]): Promise<readonly Shape[]> {
  const from = (pragma: string): string =>
    `FROM sqlite_master AS m, ${pragma}(m.name) AS p WHERE m.type = 'table' AND m.name IN (${among(names)})`;
  const [columns, references] = await Promise.all([
    db
      .prepare(
        `SELECT m.name AS owner, p.name, p.type, p."notnull", p.pk ${from('pragma_table_info')} ORDER BY m.name, p.cid`,
      )
      .all<ColumnRow>(),
    db
      .prepare(
        `SELECT m.name AS owner, p.id, p."table" AS parent, p."from" AS own, p."to" AS other ${from('pragma_foreign_key_list')} ORDER BY m.name, p.id, p.seq`,
      )
      .all<ReferenceRow>(),
  ]);
  const ofTable = Map.groupBy(columns.results, ({ owner }) => owner);
  const referring = Map.groupBy(references.results, ({ owner }) => owner);
  return names.map((name) => {
    const all = ofTable.get(name) ?? [];
    const anew = GIVEN_ANEW[name];
    const pk = all.filter((one) => one.pk > 0).toSorted((one, other) => one.pk - other.pk);
    const groups = Map.groupBy(referring.get(name) ?? [], ({ id }) => id);
    return {
      name,
      columns: all.map((one) => one.name).filter((column) => column !== anew?.column),
      key: anew?.key ?? pk.map((one) => one.name),
      references: [...groups.values()]
        .map((rows) => ({
          parent: rows[0]?.parent ?? '',
          from: rows.map(({ own }) => own),
          to: rows.map(({ other }) => other),
        }))
        .filter(({ parent }) => parent !== 'sites'),
      hash: sha256(
        JSON.stringify(all.map(({ name: column, type, notnull, pk: at }) => [column, type, notnull, at])),
      ).slice(0, 16),
    };
  });
}
