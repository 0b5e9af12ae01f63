import type { PictureRecord } from '#wire/picture-file.ts';
import { findPictureFiles } from '../../pictures/files.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { filesOfPicture } from '../pictures.ts';
import type { NamedPicture } from '../records/pictures.ts';
import type { Prepared } from '../records/prepared.ts';
import type { ImportOf, KnownRecord } from './staging.ts';

/** A valid record of a chunk, before it is compared with stored data. */
export interface Candidate {
  readonly line: number | null;
  readonly prepared: Prepared;
  readonly record: Readonly<Record<string, unknown>>;
  /** Its layer, as it states it. */
  readonly layer: unknown;
  /** The site's own pictures that it refers to. */
  readonly pictures: readonly NamedPicture[];
  /** The stored record over which it was laid; undefined for a whole record, null where none was stored. */
  readonly base?: KnownRecord | null;
}

interface KeyRow {
  readonly kind: string;
  readonly id: string;
}
interface KnownRow extends KeyRow {
  readonly hash: string;
  readonly withdrawn_at: string | null;
}
interface ElsewhereRow extends KeyRow {
  readonly line: number | null;
}
interface TakenRow {
  readonly unit_id: string;
  readonly night: string;
}
interface ShownRow {
  readonly name: string;
}

export const keyOf = (kind: string, id: string): string => `${kind}/${id.toLowerCase()}`;

/** Hashes of the files of a picture's record. */
const filesOf = ({ prepared, record }: Candidate): string[] =>
  prepared.kind.name === 'picture' ? filesOfPicture(record.picture as PictureRecord) : [];

/** Stored state of the records of a chunk. */
export async function lookUp(
  db: D1Database,
  { siteId, importId }: ImportOf,
  chunk: number,
  candidates: readonly Candidate[],
) {
  const keys = JSON.stringify(candidates.map(({ prepared }) => [prepared.kind.name, prepared.id]));
  const pictures = JSON.stringify([
    ...new Set(candidates.flatMap(({ pictures }) => pictures.map(({ name }) => name))),
  ]);
  const named = "(kind, id) IN (SELECT value ->> '$[0]', value ->> '$[1]' FROM json_each(?2))";
  const [known, elsewhere, taken, shown] = await db.batch<KnownRow & ElsewhereRow & TakenRow & ShownRow>([
    prepare(db, {
      sql: `SELECT kind, id, hash, withdrawn_at FROM records WHERE site_id = ?1 AND ${named}`,
      params: [siteId, keys],
    }),
    prepare(db, {
      sql: `SELECT kind, id, line FROM staged_records WHERE site_id = ?1 AND ${named} AND import_id = ?3 AND chunk <> ?4`,
      params: [siteId, keys, importId, chunk],
    }),
    prepare(db, takenNights(siteId, candidates)),
    prepare(db, {
      sql:
        'SELECT value AS name FROM json_each(?2) WHERE ' +
        'EXISTS (SELECT 1 FROM assets WHERE site_id = ?1 AND name = value) OR EXISTS (SELECT 1 FROM staged_records ' +
        "WHERE site_id = ?1 AND import_id = ?3 AND kind = 'picture' AND id = value AND outcome <> 'refused')",
      params: [siteId, pictures, importId],
    }),
  ]);
  return {
    known: new Map(
      (known?.results ?? []).map((row) => [
        keyOf(row.kind, row.id),
        { hash: row.hash, withdrawnAt: row.withdrawn_at } satisfies KnownRecord,
      ]),
    ),
    /** Ids as they are stored: records ignore case, and what is derived from them does not. */
    spelled: new Map((known?.results ?? []).map(({ kind, id }) => [keyOf(kind, id), id])),
    elsewhere: new Map((elsewhere?.results ?? []).map((row) => [keyOf(row.kind, row.id), row.line])),
    taken: new Map((taken?.results ?? []).map((row) => [row.unit_id, row.night])),
    // Pictures of the same chunk count too: pictures come before the records that show them.
    shown: new Set([
      ...(shown?.results ?? []).map(({ name }) => name),
      ...candidates.flatMap(({ prepared }) => (prepared.kind.name === 'picture' ? [prepared.id] : [])),
    ]),
    files: await findPictureFiles(db, siteId, [...new Set(candidates.flatMap(filesOf))]),
  };
}

/** A night of each unit that a rental's record takes although a visitor has booked it. */
function takenNights(siteId: string, candidates: readonly Candidate[]): Statement {
  const wanted = candidates.flatMap(({ prepared }) =>
    prepared.rows.filter(({ deed: mode }) => mode === 'put:stays').map(({ row }) => row),
  );
  return {
    sql:
      'SELECT n.unit_id, min(n.night) AS night FROM json_each(?2) AS wanted ' +
      "CROSS JOIN stay_nights AS n ON n.site_id = ?1 AND n.unit_id = wanted.value ->> '$.unit_id' " +
      "AND n.night >= wanted.value ->> '$.from_day' AND n.night < wanted.value ->> '$.to_day' " +
      "JOIN stays AS s ON s.site_id = n.site_id AND s.id = n.stay_id AND s.state <> 'blocked' GROUP BY n.unit_id",
    params: [siteId, JSON.stringify(wanted)],
  };
}

export type Found = Awaited<ReturnType<typeof lookUp>>;
