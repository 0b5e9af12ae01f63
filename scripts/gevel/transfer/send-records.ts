import * as z from 'zod';
import { RefusalSchema } from '../../../wire/refusal.ts';
import type { Client } from '../client.ts';
import type { Output } from '../output.ts';
import { CallRefused } from '../refusal.ts';
import type { Entry } from './entry.ts';

/** A refusal with the record's file. */
export type FiledRefusal = z.infer<typeof RefusalSchema> & { readonly file: string };

const SummarySchema = z.object({
  read: z.number(),
  new: z.number(),
  changed: z.number(),
  same: z.number(),
  withdrawn: z.number(),
  refused: z.number(),
  pictures: z.number(),
});
export type Summary = z.infer<typeof SummarySchema>;

const ImportSchema = z.object({ id: z.string() });
const ChunkAnswerSchema = z.object({ refusals: z.array(RefusalSchema) });

/** The kind of pictures, which are sent together with the records that name them. */
const PICTURE = 'picture';

/** Limits of a chunk: records and characters. The service accepts 500 records and two million bytes. */
const CHUNK_RECORDS = 200;
const CHUNK_LENGTH = 1_000_000;

export interface SendOptions {
  /**
   * Kinds whose stored records are withdrawn if the import does not contain them: a list, or all kinds in the import
   * except pictures, because a file of homes does not contain the pictures of pages and other homes.
   */
  readonly sync: readonly string[] | 'kinds that come' | 'none';
  /** Reports changes without making them. */
  readonly dryRun?: boolean;
  /** A single refusal refuses the whole import. */
  readonly strict?: boolean;
  readonly allowManyWithdrawals?: boolean;
}

export interface Sent {
  /** null if the whole import was refused. */
  readonly summary: Summary | null;
  readonly refusals: readonly FiledRefusal[];
}

interface Chunk {
  readonly file: string;
  readonly records: object[];
  length: number;
}

/** An entry in the service's format. */
const sentOf = (entry: Entry): object => {
  const { line } = entry;
  if (entry.unreadable !== undefined) return { line, refused: { kind: null, id: null } };
  return entry.refused === undefined ? { line, record: entry.value } : { line, refused: entry.refused };
};

/** Chunks of records of one file each, so that a refusal's line belongs to that file. */
async function* chunksOf(entries: AsyncIterable<Entry>): AsyncGenerator<Chunk> {
  let chunk: Chunk | null = null;
  for await (const entry of entries) {
    const record = sentOf(entry);
    const { length } = JSON.stringify(record);
    const isFull =
      chunk !== null &&
      (chunk.file !== entry.file ||
        chunk.records.length === CHUNK_RECORDS ||
        chunk.length + length > CHUNK_LENGTH);
    if (chunk !== null && isFull) {
      yield chunk;
      chunk = null;
    }
    chunk ??= { file: entry.file, records: [], length: 0 };
    chunk.records.push(record);
    chunk.length += length;
  }
  if (chunk !== null) yield chunk;
}

/** Refusals of an entry before it is sent. */
function refusalsHere(entry: Entry): FiledRefusal[] {
  const { file, line } = entry;
  if (entry.unreadable !== undefined) {
    return [{ file, line, kind: null, id: null, field: '', value: '', reason: entry.unreadable }];
  }
  return entry.refused === undefined
    ? []
    : entry.objections.map((objection) => ({ file, line, ...entry.refused, ...objection }));
}

/** Sorts local refusals and those of the service by file and line. */
const inOrder = (refusals: readonly FiledRefusal[]): FiledRefusal[] => {
  const files = [...new Set(refusals.map(({ file }) => file))];
  return refusals.toSorted(
    (one, other) =>
      files.indexOf(one.file) - files.indexOf(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
};

/** The kind of a record by its main key. */
const kindIn = (value: unknown, kinds: readonly string[]): string | undefined =>
  typeof value === 'object' && value !== null ? kinds.find((kind) => Object.hasOwn(value, kind)) : undefined;

/**
 * Sends records as one import: staged in chunks, then committed together, or deleted. Only one chunk is in memory.
 * Throws `CallRefused` when the service refuses the whole import.
 */
async function sendOnce(
  client: Client,
  siteId: string,
  entries: AsyncIterable<Entry>,
  { sync, dryRun = false, strict = false, allowManyWithdrawals = false }: SendOptions,
  { kinds, out }: SendContext,
): Promise<Sent> {
  const { id } = ImportSchema.parse(await client.post(`/sites/${siteId}/imports`, {}));
  const path = `/sites/${siteId}/imports/${id}`;
  const refusals: FiledRefusal[] = [];
  const came = new Set<string>();
  const watched = async function* (): AsyncGenerator<Entry> {
    for await (const entry of entries) {
      refusals.push(...refusalsHere(entry));
      const kind = 'value' in entry ? kindIn(entry.value, kinds) : entry.refused?.kind;
      if (kind && kind !== PICTURE) came.add(kind);
      yield entry;
    }
  };
  try {
    let [number, sent] = [0, 0];
    for await (const { file, records } of chunksOf(watched())) {
      const answer = ChunkAnswerSchema.parse(await client.put(`${path}/chunks/${number}`, { records }));
      refusals.push(...answer.refusals.map((refusal) => ({ ...refusal, file })));
      number += 1;
      sent += records.length;
      out.progress('records read and checked', sent);
    }
    if (strict && refusals.length > 0) {
      await client.delete(path);
      return { summary: null, refusals: inOrder(refusals) };
    }
    out.progress(dryRun ? 'comparing' : 'storing');
    const body = {
      sync: sync === 'none' ? [] : sync === 'kinds that come' ? [...came] : sync,
      dryRun,
      allowManyWithdrawals,
    };
    const summary = SummarySchema.parse(await client.post(`${path}/commit`, body));
    if (dryRun) await client.delete(path);
    return { summary, refusals: inOrder(refusals) };
  } catch (error) {
    // Nothing was stored yet. If the deletion fails, the service's cleanup removes the import within a day.
    await client.delete(path).catch(() => {});
    throw error;
  }
}

interface SendContext {
  /** Every kind of record. */
  readonly kinds: readonly string[];
  readonly out: Output;
}

/** Greatest number of attempts when the same records change during an import. */
const ATTEMPTS = 3;

/**
 * Sends records as one import, and starts again when the site's content changed meanwhile; `entries` is repeatable.
 */
export async function sendRecords(
  client: Client,
  siteId: string,
  entries: () => AsyncIterable<Entry>,
  options: SendOptions,
  context: SendContext,
): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(client, siteId, entries(), options, context);
    } catch (error) {
      const outdated = error instanceof CallRefused && error.code === 'import_outdated';
      if (!outdated || attempt === ATTEMPTS) throw error;
      context.out.note('The content changed meanwhile: starting again.');
    }
  }
}
