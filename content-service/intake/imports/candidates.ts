import { entryOf } from '#domain/fields/read.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { pictureHosts } from '#wire/picture-hosts.ts';
import type { Refusal } from '#wire/refusal.ts';
import { findService } from '../../platform/own-services.ts';
import { findSite } from '../../platform/sites.ts';
import type { KnownCity } from '../places/derive-city.ts';
import { nameOfRecord, RECORD_KINDS } from '../records/index.ts';
import { idFor } from '../records/kind.ts';
import type { LayerRow } from '../records/layer.ts';
import { newHomeLacks } from '../records/new-home.ts';
import { picturesNamedIn } from '../records/pictures.ts';
import { prepareRecord } from '../records/prepared.ts';
import { reason } from '../values/reasons.ts';
import { knownCities } from './known-cities.ts';
import { type Columns, layRows } from './laid-rows.ts';
import { type Candidate, keyOf } from './look-up.ts';
import type { Coming } from './objections.ts';
import type { ImportOf, Staged } from './staging.ts';
import { readLayers } from './stored-layers.ts';

/** A record of a chunk, or the note that a line of the file could not be read. */
export interface ChunkRecord {
  readonly line?: number | null;
  readonly record?: unknown;
  readonly refused?: { readonly kind: string | null; readonly id: string | null };
}

export interface ChunkOptions {
  /** The records state only these fields, and keep others as they are stored; whole records without it. */
  readonly columns?: Columns | undefined;
  /** A home is stored without the pictures that the site lacks; otherwise it is refused. */
  readonly leaveOut?: boolean;
  /** Homes are stored with the places that they state, even where no search finds them. */
  readonly anyPlace?: boolean;
  /** The deployment's MEDIA_HOSTS; null where pictures at any address are known to be taken or left out before. */
  readonly mediaHosts?: string | null | undefined;
  /** The records come from a feed, whose homes have numbers that no other record may use. */
  readonly ofFeed?: boolean;
  /** The choices over the only home of the chunk, as a person makes them now. */
  readonly layer?: readonly LayerRow[] | undefined;
  /** Pictures, files and cities that would be there: for a dry run, which stores none. */
  readonly coming?: Coming;
}

/** The valid records of a chunk, and what is refused before any is compared with stored data. */
interface ReadRecords {
  readonly candidates: readonly Candidate[];
  readonly staged: readonly Staged[];
  readonly refusals: readonly Refusal[];
  readonly notes: readonly Refusal[];
  /** Hosts whose pictures the site shows; null when that is not to be checked. */
  readonly hosts: ReadonlyMap<string, unknown> | null;
  /** Prepares a record like the others of the chunk. */
  readonly prepare: (record: unknown) => ReturnType<typeof prepareRecord>;
}

interface Named {
  readonly kind: string | null;
  readonly id: string | null;
}

const NAMELESS: Named = { kind: null, id: null };

/**
 * Staged row of a refused record with its kind and id, so that a sync keeps the stored one. A record without
 * an id of its kind gets a placeholder, because it could be any.
 */
export function refusedOf(line: number | null, named: Named, itself: string): Staged {
  const kind = RECORD_KINDS.find(({ name }) => name === named.kind);
  const id = kind === undefined || named.id === null ? null : idFor(kind, named.id);
  return {
    line,
    refused: kind === undefined || id === null ? { kind: '', id: itself } : { kind: kind.name, id },
  };
}

/** Records of a chunk, whole or laid over what is stored; `base` is undefined for whole ones. */
async function wholeRecords(
  db: D1Database,
  siteId: string,
  records: readonly ChunkRecord[],
  columns: Columns | undefined,
) {
  if (columns === undefined) return records.map((one) => ({ ...one, base: undefined }));
  const rows = records.map(({ record }) => record);
  const laid = await layRows(db, siteId, rows, columns);
  return records.map((one, index) => ({ ...one, ...laid[index] }));
}

type WholeRecord = Awaited<ReturnType<typeof wholeRecords>>[number];

/** Reads one record; `columns` are those that it states. */
function readOne(
  { line = null, record, base }: WholeRecord,
  columns: Columns | undefined,
  prepare: ReadRecords['prepare'],
):
  | { readonly candidate: Candidate; readonly notes: readonly Refusal[] }
  | { readonly refusals: readonly Refusal[]; readonly refused: Named } {
  const read = prepare(record);
  if ('refusals' in read) {
    const refusals = read.refusals.map((refusal) => ({ ...refusal, line }));
    return { refusals, refused: refusals[0] ?? NAMELESS };
  }
  const { prepared } = read;
  const named = { line, kind: prepared.kind.name, id: prepared.id };
  const lacks = base === null ? newHomeLacks(named.kind, record) : [];
  // A mistyped id could be meant for any home.
  if (lacks.length > 0) return { refusals: lacks.map((one) => ({ ...named, ...one })), refused: NAMELESS };
  const states = (columns ?? []).some(([first]) => first === 'withdrawnAt');
  const stays = base && prepared.withdrawnAt !== null && !states;
  const warnings = stays ? [{ field: 'withdrawnAt', value: '', reason: reason('staysWithdrawn') }] : [];
  return {
    candidate: {
      line,
      prepared,
      record: read.record,
      layer: entryOf(record, 'layer'),
      pictures: picturesNamedIn(read.record),
      ...(base === undefined ? {} : { base }),
    },
    notes: [...read.notes, ...warnings].map((note) => ({ ...named, ...note })),
  };
}

/** Reads the records of a chunk strictly: a refused one does not affect the others. */
export async function readCandidates(
  db: D1Database,
  importOf: ImportOf,
  chunk: number,
  records: readonly ChunkRecord[],
  { columns, anyPlace = false, mediaHosts = null, layer: made, coming }: ChunkOptions,
): Promise<ReadRecords> {
  const { siteId } = importOf;
  const [site, service] = await Promise.all([
    findSite(db, siteId),
    mediaHosts === null ? null : findService(db, siteId),
  ]);
  const readIn: Locale = site?.defaultLocale ?? DEFAULT_LOCALE;
  const hosts = site === null || mediaHosts === null ? null : pictureHosts(mediaHosts, { ...site, service });
  const whole = await wholeRecords(db, siteId, records, columns);
  const named = whole.map(({ record }) => ({ ...nameOfRecord(record), record }));
  const cities: readonly KnownCity[] | null = anyPlace
    ? null
    : [...(coming?.cities ?? []), ...(await knownCities(db, importOf, named))];
  const layers = await readLayers(db, siteId, named);
  const prepare = (record: unknown) =>
    prepareRecord(siteId, readIn, record, cities, (kind, id) => ({
      stored: layers.get(keyOf(kind, id)) ?? [],
      made,
    }));

  const candidates: Candidate[] = [];
  const staged: Staged[] = [];
  const refusals: Refusal[] = [];
  const notes: Refusal[] = [];
  for (const [index, one] of whole.entries()) {
    const { line = null, refused } = one;
    const itself = `${chunk}/${index}`;
    if (refused !== undefined) {
      staged.push(refusedOf(line, refused, itself));
      continue;
    }
    const read = readOne(one, columns, prepare);
    if ('refusals' in read) {
      staged.push(refusedOf(line, read.refused, itself));
      refusals.push(...read.refusals);
    } else {
      candidates.push(read.candidate);
      notes.push(...read.notes);
    }
  }
  return { candidates, staged, refusals, notes, hosts, prepare };
}
