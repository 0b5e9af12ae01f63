import type { Refusal } from '#wire/refusal.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { withoutPictures } from '../records/pictures.ts';
import type { Prepared } from '../records/prepared.ts';
import type { FieldRefusal } from '../strict/index.ts';
import { type ChunkOptions, type ChunkRecord, readCandidates, refusedOf } from './candidates.ts';
import { commitRefusal } from './commit-refusal.ts';
import { type Candidate, type Found, keyOf, lookUp } from './look-up.ts';
import { missingPictures, objectionsTo, picturesElsewhere } from './objections.ts';
import { type ImportOf, isOpenStatements, type Staged, stageStatements } from './staging.ts';

/** A chunk ready for staging, with its refusals. */
export interface ReadChunk {
  readonly staged: readonly Staged[];
  readonly refusals: readonly Refusal[];
  /** What was left out of stored records, and what their sender should know. */
  readonly notes: readonly Refusal[];
}

type Read = Awaited<ReturnType<typeof readCandidates>>;

/** A valid record compared with stored data: what is stored of it and left out, or why it is refused. */
function compare(
  candidate: Candidate,
  found: Found,
  { leaveOut = false, ofFeed = false, coming }: ChunkOptions,
  { prepare: again, hosts }: Pick<Read, 'prepare' | 'hosts'>,
):
  | { readonly prepared: Prepared; readonly leftOut: readonly FieldRefusal[] }
  | { readonly objections: readonly FieldRefusal[] } {
  const { prepared, record, layer } = candidate;
  const missing = [...missingPictures(candidate, found, coming), ...picturesElsewhere(candidate, hosts)];
  const leaner = leaveOut && missing.length > 0 ? withoutPictures(prepared.kind, record, missing) : null;
  const objections = objectionsTo(candidate, found, leaner === null ? missing : [], { coming, ofFeed });
  if (objections.length > 0) return { objections };
  if (leaner === null) return { prepared, leftOut: [] };
  const { withdrawnAt } = prepared;
  const read = again({
    ...leaner,
    ...(withdrawnAt === null ? {} : { withdrawnAt }),
    ...(layer === undefined ? {} : { layer }),
  });
  if ('refusals' in read) throw new TypeError('a record without some of its pictures was refused');
  return { prepared: read.prepared, leftOut: missing };
}

/** Reads a chunk strictly, record by record: a refused record does not affect the others. */
export async function readChunk(
  db: D1Database,
  importOf: ImportOf,
  chunk: number,
  records: readonly ChunkRecord[],
  options: ChunkOptions = {},
): Promise<ReadChunk> {
  const read = await readCandidates(db, importOf, chunk, records, options);
  const staged = [...read.staged];
  const refusals = [...read.refusals];
  const notes = [...read.notes];
  const found = await lookUp(db, importOf, chunk, read.candidates);
  const seen = new Map(found.elsewhere);
  for (const candidate of read.candidates) {
    const { line, base } = candidate;
    const { kind, id } = candidate.prepared;
    const key = keyOf(kind.name, id);
    const named = (said: readonly FieldRefusal[]): Refusal[] =>
      said.map((one) => ({ line, kind: kind.name, id, ...one }));
    const first = seen.get(key);
    if (first !== undefined) {
      const reason = `This ${kind.name} came before${first === null ? '' : `, in line ${first}`}.`;
      refusals.push(...named([{ field: kind.name, value: JSON.stringify(id), reason }]));
      continue;
    }
    seen.set(key, line);
    const compared = compare(candidate, found, options, read);
    if ('objections' in compared) {
      refusals.push(...named(compared.objections));
      staged.push(refusedOf(line, { kind: kind.name, id }, `${chunk}/${key}`));
      continue;
    }
    notes.push(...named(compared.leftOut));
    // A laid row is compared with the record over which it was laid.
    const known = base === undefined ? found.known.get(key) : (base ?? undefined);
    staged.push({ line, prepared: compared.prepared, known });
  }
  return { staged, refusals, notes };
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
  options: ChunkOptions = {},
): Promise<ReadChunk> {
  for (let tries = 1; ; tries++) {
    const read = await readChunk(db, importOf, chunk, records, options);
    const statements = [...isOpenStatements(importOf), ...stageStatements(importOf, chunk, read.staged)];
    try {
      await db.batch(statements.map((statement) => prepare(db, statement)));
      return read;
    } catch (error) {
      if (refusalOf(error) !== 'staged_elsewhere' || tries === TRIES) throw commitRefusal(error);
    }
  }
}
