import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import { isByAddress } from '../../../wire/own-service.ts';
import type { PictureRecord } from '../../../wire/picture-file.ts';
import type { Refusal } from '../../../wire/refusal.ts';
import { findPictureFiles } from '../../pictures/files.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { findSite } from '../../platform/sites.ts';
import { filesOfPicture, pictureRefusals } from '../pictures.ts';
import { type NamedPicture, picturesNamedIn } from '../records/pictures.ts';
import { type Prepared, prepareRecord } from '../records/prepared.ts';
import { commitRefusal } from './commit-refusal.ts';
import {
  type ImportOf,
  isOpenStatements,
  type KnownRecord,
  type Staged,
  stageStatements,
} from './staging.ts';

/** A record of a chunk, or the note that a line of the file could not be read. */
interface ChunkRecord {
  readonly line?: number | null;
  readonly record?: unknown;
  readonly refused?: { readonly kind: string | null; readonly id: string | null };
}

/** A chunk ready for staging, with its refusals. */
export interface ReadChunk {
  readonly staged: readonly Staged[];
  readonly refusals: readonly Refusal[];
}

interface Candidate {
  readonly line: number | null;
  readonly prepared: Prepared;
  readonly record: Readonly<Record<string, unknown>>;
  /** The site's own pictures that it refers to. */
  readonly pictures: readonly NamedPicture[];
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

/** Hashes of the files of a picture's record. */
const filesOf = ({ prepared, record }: Candidate): string[] =>
  prepared.kind.name === 'picture' ? filesOfPicture(record.picture as PictureRecord) : [];

const keyOf = (kind: string, id: string): string => `${kind}/${id.toLowerCase()}`;

/**
 * Staged row of a refused record with its kind and id, so that a sync keeps the stored one. A record without
 * an id gets a placeholder.
 */
const refusedOf = (line: number | null, named: Named, itself: string): Staged => ({
  line,
  refused:
    named.kind === null || named.id === null ? { kind: '', id: itself } : { kind: named.kind, id: named.id },
});

interface Named {
  readonly kind: string | null;
  readonly id: string | null;
}

interface KeyRow {
  readonly kind: string;
  readonly id: string;
}

/** Stored state of the records of a chunk. */
async function lookUp(
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
    prepared.rows.filter(({ deed }) => deed === 'put:stays').map(({ row }) => row),
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

/** Reads a chunk strictly, record by record: a refused record does not affect the others. */
export async function readChunk(
  db: D1Database,
  importOf: ImportOf,
  chunk: number,
  records: readonly ChunkRecord[],
): Promise<ReadChunk> {
  const candidates: Candidate[] = [];
  const staged: Staged[] = [];
  const refusals: Refusal[] = [];
  const readIn = (await findSite(db, importOf.siteId))?.defaultLocale ?? DEFAULT_LOCALE;
  for (const [index, { line = null, record, refused }] of records.entries()) {
    const itself = `${chunk}/${index}`;
    if (refused !== undefined) {
      staged.push(refusedOf(line, refused, itself));
      continue;
    }
    const read = prepareRecord(importOf.siteId, readIn, record);
    if ('prepared' in read) {
      candidates.push({
        line,
        prepared: read.prepared,
        record: read.record,
        pictures: picturesNamedIn(read.record),
      });
      continue;
    }
    staged.push(refusedOf(line, read.refusals[0] ?? { kind: null, id: null }, itself));
    refusals.push(...read.refusals.map((refusal) => ({ ...refusal, line })));
  }
  const found = await lookUp(db, importOf, chunk, candidates);
  const seen = new Map(found.elsewhere);
  for (const candidate of candidates) {
    const { line, prepared } = candidate;
    const { kind, id } = prepared;
    const key = keyOf(kind.name, id);
    const first = seen.get(key);
    if (first !== undefined) {
      const reason = `This ${kind.name} came before${first === null ? '' : `, in line ${first}`}.`;
      refusals.push({ line, kind: kind.name, id, field: kind.name, value: JSON.stringify(id), reason });
      continue;
    }
    seen.set(key, line);
    const objections = objectionsTo(candidate, found);
    if (objections.length > 0) {
      refusals.push(...objections.map((objection) => ({ line, kind: kind.name, id, ...objection })));
      staged.push(refusedOf(line, { kind: kind.name, id }, ''));
      continue;
    }
    staged.push({ line, prepared, known: found.known.get(key) });
  }
  return { staged, refusals };
}

type Found = Awaited<ReturnType<typeof lookUp>>;

/** Refusals of a valid record because of stored data. */
function objectionsTo(
  { prepared: { kind, id }, pictures, record }: Candidate,
  { taken, shown, files }: Pick<Found, 'taken' | 'shown' | 'files'>,
): Pick<Refusal, 'field' | 'value' | 'reason'>[] {
  if (kind.name === 'picture') return pictureRefusals(record.picture as PictureRecord, files);
  const night = kind.name === 'rental' ? taken.get(id) : undefined;
  return [
    ...(night === undefined
      ? []
      : [{ field: 'taken', value: JSON.stringify(night), reason: 'a visitor has reserved this night' }]),
    ...pictures
      // Pictures by address are fetched later.
      .filter(({ name }) => !shown.has(name) && !isByAddress(name))
      .map(({ name, field }) => ({
        field,
        value: JSON.stringify(name),
        reason: 'the site has no picture of this name; send pictures before the records that show them',
      })),
  ];
}

/** How often a chunk is read: another one may be staged with one of its records in between. */
const TRIES = 3;

/**
 * Reads a chunk and stages it, replacing the one of the same number. Throws not_found and import_closed: what
 * decides is the batch, so that a chunk is in the commit, or refused.
 */
export async function stageChunk(
  db: D1Database,
  importOf: ImportOf,
  chunk: number,
  records: readonly ChunkRecord[],
): Promise<ReadChunk> {
  for (let tries = 1; ; tries++) {
    const read = await readChunk(db, importOf, chunk, records);
    const statements = [...isOpenStatements(importOf), ...stageStatements(importOf, chunk, read.staged)];
    try {
      await db.batch(statements.map((statement) => prepare(db, statement)));
      return read;
    } catch (error) {
      if (refusalOf(error) !== 'staged_elsewhere' || tries === TRIES) throw commitRefusal(error);
    }
  }
}
