import type { z } from 'zod';
import { nameOfRecord } from '#content-service/intake/records/index.ts';
import type { RefusalSchema } from '#wire/refusal.ts';
import type { Entry } from './entry.ts';

/** A refusal, or something else to tell, with the record's file. */
export type FiledRefusal = z.infer<typeof RefusalSchema> & { readonly file: string };

/** The kind of pictures, which are sent together with the records that name them. */
export const PICTURE = 'picture';

/** Limits of a chunk: records and characters. The service accepts 500 records and two million bytes. */
const CHUNK_RECORDS = 200;
const CHUNK_LENGTH = 1_000_000;

interface Chunk {
  readonly file: string;
  /** The fields that all its records state; undefined for whole records. */
  columns: readonly (readonly (string | number)[])[] | undefined;
  readonly entries: Entry[];
  readonly records: object[];
  length: number;
}

/** An entry in the service's format. */
const sentOf = (entry: Entry): object => {
  const { line } = entry;
  if (entry.unreadable !== undefined) return { line, refused: { kind: null, id: null } };
  return entry.refused === undefined ? { line, record: entry.value } : { line, refused: entry.refused };
};

/** Most chunks that are being filled: rows of a file that end at different columns take turns. */
const MOST_OPEN = 4;

const statesOf = (entry: Entry): Chunk['columns'] => ('columns' in entry ? entry.columns : undefined);

/**
 * Chunks of records of one file each, so that a refusal's line belongs to that file, which all state the same columns. An
 * entry that states none, such as a refused one, is in any chunk of its file.
 */
export async function* chunksOf(entries: AsyncIterable<Entry>): AsyncGenerator<Chunk> {
  // The last one is the newest.
  let open: Chunk[] = [];
  for await (const entry of entries) {
    const record = sentOf(entry);
    const { length } = JSON.stringify(record);
    if (open.some(({ file }) => file !== entry.file)) {
      yield* open;
      open = [];
    }
    const columns = statesOf(entry);
    const states = JSON.stringify(columns);
    const fits = (one: Chunk): boolean =>
      columns === undefined || one.columns === undefined || JSON.stringify(one.columns) === states;
    let chunk = open.findLast(fits);
    if (chunk && (chunk.records.length === CHUNK_RECORDS || chunk.length + length > CHUNK_LENGTH)) {
      yield chunk;
      open.splice(open.indexOf(chunk), 1);
      chunk = undefined;
    }
    if (chunk === undefined) {
      if (open.length === MOST_OPEN) yield* open.splice(0, 1);
      chunk = { file: entry.file, columns, entries: [], records: [], length: 0 };
      open.push(chunk);
    }
    chunk.columns ??= columns;
    chunk.entries.push(entry);
    chunk.records.push(record);
    chunk.length += length;
  }
  yield* open;
}

/** Refusals of an entry before it is sent. */
export function refusalsHere(entry: Entry): FiledRefusal[] {
  const { file, line } = entry;
  if (entry.unreadable !== undefined) {
    return [{ file, line, kind: null, id: null, field: '', value: '', reason: entry.unreadable }];
  }
  return entry.refused === undefined
    ? []
    : entry.objections.map((objection) => ({ file, line, ...entry.refused, ...objection }));
}

/** Sorts what was found here and by the service by file and line. */
export const inOrder = (refusals: readonly FiledRefusal[]): FiledRefusal[] => {
  const files = [...new Set(refusals.map(({ file }) => file))];
  return refusals.toSorted(
    (one, other) =>
      files.indexOf(one.file) - files.indexOf(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
};

/** The kind of a record by its main key. */
export const kindIn = (value: unknown, kinds: readonly string[]): string | undefined =>
  typeof value === 'object' && value !== null ? kinds.find((kind) => Object.hasOwn(value, kind)) : undefined;

/** What the service says of a chunk. */
interface Said {
  readonly refusals: readonly z.infer<typeof RefusalSchema>[];
  readonly notes: readonly z.infer<typeof RefusalSchema>[];
}

/** By the fields of a record, with the entries of a list in their order. */
const inFields = (notes: readonly FiledRefusal[]): FiledRefusal[] =>
  notes.toSorted((one, other) => one.field.localeCompare(other.field, 'en', { numeric: true }));

/**
 * Refusals and notes of a chunk. A picture with a broken file gets the reason that only this machine knows; whether the
 * home lost it, or shows an earlier one of the same name, only the service knows.
 */
export function saidOf(
  { file, entries }: Pick<Chunk, 'file' | 'entries'>,
  { refusals, notes }: Said,
): { readonly refusals: readonly FiledRefusal[]; readonly notes: readonly FiledRefusal[] } {
  const broken = entries.flatMap((entry) =>
    'value' in entry
      ? (entry.broken ?? []).map((one) => ({ file, line: entry.line, ...nameOfRecord(entry.value), ...one }))
      : [],
  );
  const own = entries.flatMap((entry) =>
    'value' in entry
      ? (entry.notes ?? []).map((one) => ({ file, line: entry.line, ...nameOfRecord(entry.value), ...one }))
      : [],
  );
  const explained = (said: Said['notes'], what: string): FiledRefusal[] =>
    said.map((one) => {
      const here = broken.find(({ line, field }) => line === one.line && field === one.field);
      return { ...one, file, ...(here && { value: here.value, reason: `${here.reason}${what}` }) };
    });
  const refused = new Set(refusals.map(({ line }) => line));
  const complete = broken
    .filter(
      ({ line, field }) =>
        !refused.has(line) && !notes.some((one) => one.line === line && one.field === field),
    )
    .map((one) => ({ ...one, reason: `${one.reason}; the earlier picture stays` }));
  return {
    refusals: explained(refusals, ''),
    notes: inFields([
      ...explained(notes, '; left out'),
      ...complete,
      ...own.filter(({ line }) => !refused.has(line)),
    ]),
  };
}
