import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import type { Refusal } from '../../../wire/refusal.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { findSite } from '../../platform/sites.ts';
import type { KnownCity } from '../places/derive-city.ts';
import { nameOfRecord } from '../records/index.ts';
import { newHomeLacks } from '../records/new-home.ts';
import { picturesNamedIn, withoutPictures } from '../records/pictures.ts';
import { prepareRecord } from '../records/prepared.ts';
import { reason } from '../values/reasons.ts';
import { knownCities } from './known-cities.ts';
import { type Columns, layRows } from './laid-rows.ts';
import { type Candidate, keyOf, lookUp } from './look-up.ts';
import { type Coming, missingPictures, objectionsTo } from './objections.ts';
import { type ImportOf, type Staged, stageStatements } from './staging.ts';

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
  /** What was left out of stored records, and what their sender should know. */
  readonly notes: readonly Refusal[];
}

interface ChunkOptions {
  /** The records state only these fields, and keep others as they are stored; whole records without it. */
  readonly columns?: Columns | undefined;
  /** A home is stored without the pictures that the site lacks; otherwise it is refused. */
  readonly leaveOut?: boolean;
  /** Homes are stored with the places that they state, even where no search finds them. */
  readonly anyPlace?: boolean;
  /** Pictures, files and cities that would be there: for a dry run, which stores none. */
  readonly coming?: Coming;
}

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

/** Records of a chunk, whole or laid over what is stored. */
async function wholeRecords(
  db: D1Database,
  siteId: string,
  records: readonly ChunkRecord[],
  columns: Columns | undefined,
) {
  if (columns === undefined) return records.map((one) => ({ ...one, base: undefined }));
  const laid = await layRows(
    db,
    siteId,
    records.map(({ record }) => record),
    columns,
  );
  return records.map((one, index) => ({ ...one, ...laid[index] }));
}

/** Reads a chunk strictly, record by record: a refused record does not affect the others. */
export async function readChunk(
  db: D1Database,
  importOf: ImportOf,
  chunk: number,
  records: readonly ChunkRecord[],
  { columns, leaveOut = false, anyPlace = false, coming }: ChunkOptions = {},
): Promise<ReadChunk> {
  const { siteId } = importOf;
  const candidates: Candidate[] = [];
  const staged: Staged[] = [];
  const refusals: Refusal[] = [];
  const notes: Refusal[] = [];
  const readIn = (await findSite(db, siteId))?.defaultLocale ?? DEFAULT_LOCALE;
  const whole = await wholeRecords(db, siteId, records, columns);
  const named = whole.map(({ record }) => ({ ...nameOfRecord(record), record }));
  const cities: readonly KnownCity[] | null = anyPlace
    ? null
    : [...(coming?.cities ?? []), ...(await knownCities(db, importOf, named))];
  const isThere = (field: string): boolean => (columns ?? []).some((path) => path.join('.') === field);

  for (const [index, { line = null, record, refused, base }] of whole.entries()) {
    const itself = `${chunk}/${index}`;
    if (refused !== undefined) {
      staged.push(refusedOf(line, refused, itself));
      continue;
    }
    const read = prepareRecord(siteId, readIn, record, cities);
    const lacks = 'prepared' in read && base === null ? newHomeLacks(read.prepared.kind.name, record) : [];
    if ('refusals' in read || lacks.length > 0) {
      const { kind = null, id = null } = named[index] ?? {};
      const all = 'refusals' in read ? read.refusals : lacks.map((one) => ({ kind, id, ...one }));
      staged.push(refusedOf(line, all[0] ?? { kind, id }, itself));
      refusals.push(...all.map((refusal) => ({ ...refusal, line })));
      continue;
    }
    const { prepared } = read;
    const { kind, id } = prepared;
    const stays = base && prepared.withdrawnAt !== null && !isThere('withdrawnAt');
    notes.push(
      ...[
        ...read.notes,
        ...(stays ? [{ field: 'withdrawnAt', value: '', reason: reason('staysWithdrawn') }] : []),
      ].map((note) => ({ line, kind: kind.name, id, ...note })),
    );
    candidates.push({
      line,
      prepared,
      record: read.record,
      pictures: picturesNamedIn(read.record),
      ...(base === undefined ? {} : { base }),
    });
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
    const named = (objections: ReturnType<typeof objectionsTo>) =>
      objections.map((objection) => ({ line, kind: kind.name, id, ...objection }));
    const missing = missingPictures(candidate, found, coming);
    const leaner = leaveOut && missing.length > 0 ? withoutPictures(kind, candidate.record, missing) : null;
    const objections = objectionsTo(candidate, found, leaner === null ? missing : [], coming);
    if (objections.length > 0) {
      refusals.push(...named(objections));
      staged.push(refusedOf(line, { kind: kind.name, id }, ''));
      continue;
    }
    const known = candidate.base === undefined ? found.known.get(key) : (candidate.base ?? undefined);
    if (leaner === null) {
      staged.push({ line, prepared, known });
      continue;
    }
    const withdrawnAt = prepared.withdrawnAt === null ? {} : { withdrawnAt: prepared.withdrawnAt };
    const again = prepareRecord(siteId, readIn, { ...leaner, ...withdrawnAt }, cities);
    if ('refusals' in again) throw new TypeError('a record without some of its pictures was refused');
    notes.push(...named(missing));
    staged.push({ line, prepared: again.prepared, known });
  }
  return { staged, refusals, notes };
}

/** Stages a chunk, replacing the one of the same number. */
export async function stageChunk(
  db: D1Database,
  importOf: ImportOf,
  chunk: number,
  { staged }: ReadChunk,
): Promise<void> {
  await db.batch(stageStatements(importOf, chunk, staged).map((statement) => prepare(db, statement)));
}
