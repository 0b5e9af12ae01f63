import { prepare } from '../../platform/db/prepare.ts';
import { movedCities } from '../places/moved-cities.ts';
import { nameOfRecord } from '../records/index.ts';
import { layOver } from '../records/lay-over.ts';
import { exportedRecord } from '../records/prepared.ts';
import { keyOf } from './look-up.ts';
import type { KnownRecord } from './staging.ts';

/** The fields that the rows of a chunk state. */
export type Columns = readonly (readonly (string | number)[])[];

/** A row laid over its stored record. */
interface LaidRow {
  readonly record: unknown;
  /** What was stored; null where nothing was. A commit is outdated when it is no longer that. */
  readonly base: KnownRecord | null;
}

interface StoredRow {
  readonly kind: string;
  readonly id: string;
  readonly hash: string;
  readonly withdrawn_at: string | null;
  readonly doc: string;
}

/**
 * Lays rows that state only some columns over the stored records, in the order of the rows. The record and its base are
 * of one read, so that the commit of an import refuses a change in between.
 */
export async function layRows(
  db: D1Database,
  siteId: string,
  rows: readonly unknown[],
  columns: Columns,
): Promise<readonly LaidRow[]> {
  const names = rows.map(nameOfRecord);
  const { results } = await prepare(db, {
    sql:
      'SELECT kind, id, hash, withdrawn_at, doc FROM records WHERE site_id = ?1 AND (kind, id) IN ' +
      "(SELECT value ->> '$[0]', value ->> '$[1]' FROM json_each(?2))",
    params: [siteId, JSON.stringify(names.map(({ kind, id }) => [kind, id]))],
  }).all<StoredRow>();
  const stored = new Map(results.map((row) => [keyOf(row.kind, row.id), row]));
  return rows.map((row, index) => {
    const { kind = null, id = null } = names[index] ?? {};
    const found = kind === null || id === null ? undefined : stored.get(keyOf(kind, id));
    if (found === undefined) return { record: layOver({}, row, columns), base: null };
    const before = exportedRecord(found.doc, found.withdrawn_at);
    const after = layOver(before, row, columns);
    return {
      record: layOver(after, null, movedCities(found.kind, before, after, columns)),
      base: { hash: found.hash, withdrawnAt: found.withdrawn_at },
    };
  });
}
