import * as z from 'zod';
import { RefusalSchema } from '#wire/refusal.ts';
import type { Client } from '../client.ts';
import type { Output } from '../output.ts';
import { CallRefused } from '../refusal.ts';
import { chunksOf, type FiledRefusal, inOrder, kindIn, PICTURE, refusalsHere, saidOf } from './chunks.ts';
import type { Entry } from './entry.ts';

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

const WITHDRAWN = 'withdrawnAt';

const ImportSchema = z.object({ id: z.string() });
const ChunkAnswerSchema = z.object({ refusals: z.array(RefusalSchema), notes: z.array(RefusalSchema) });

export interface SendOptions {
  /**
   * Kinds whose stored records are withdrawn if the import does not contain them: a list, or all kinds in the import
   * except pictures, because a file of homes does not contain the pictures of pages and other homes.
   */
  readonly sync: readonly string[] | 'kinds that come' | 'none';
  /** A single refusal refuses the whole import. */
  readonly strict?: boolean;
  readonly allowManyWithdrawals?: boolean;
  /** Whether alerts tell of new homes and lower prices; yes by default. */
  readonly alerts?: boolean;
}

export interface Sent {
  /** null if the whole import was refused. */
  readonly summary: Summary | null;
  /** Kinds of which stored records were withdrawn that the import does not contain. */
  readonly synced: readonly string[];
  readonly refusals: readonly FiledRefusal[];
  /** What was left out of stored records, and what else their sender should know. */
  readonly notes: readonly FiledRefusal[];
}

/**
 * The columns of rows; in a sync a row also states that its home is on offer, so that a withdrawn one comes back.
 */
export const statedColumns = (
  columns: readonly (readonly (string | number)[])[] | undefined,
  sync: SendOptions['sync'],
) =>
  columns === undefined || sync === 'none' || columns.some(([first]) => first === WITHDRAWN)
    ? columns
    : [...columns, [WITHDRAWN]];

/**
 * Sends records as one import: staged in chunks, then committed together, or deleted. Only one chunk is in memory.
 * Throws `CallRefused` when the service refuses the whole import.
 */
async function sendOnce(
  client: Client,
  siteId: string,
  entries: AsyncIterable<Entry>,
  { sync, strict = false, allowManyWithdrawals = false, alerts = true }: SendOptions,
  { kinds, out }: SendContext,
): Promise<Sent> {
  const { id } = ImportSchema.parse(await client.post(`/sites/${siteId}/imports`, {}));
  const path = `/sites/${siteId}/imports/${id}`;
  const refusals: FiledRefusal[] = [];
  const notes: FiledRefusal[] = [];
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
    for await (const chunk of chunksOf(watched())) {
      const { records, columns } = chunk;
      const body = { records, columns: statedColumns(columns, sync), strict };
      const answer = ChunkAnswerSchema.parse(await client.put(`${path}/chunks/${number}`, body));
      const said = saidOf(chunk, answer);
      refusals.push(...said.refusals);
      notes.push(...said.notes);
      number += 1;
      sent += records.length;
      out.progress('records read and checked', sent);
    }
    if (strict && refusals.length > 0) {
      await client.delete(path);
      return { summary: null, synced: [], refusals: inOrder(refusals), notes: inOrder(notes) };
    }
    out.progress('storing');
    const synced = sync === 'none' ? [] : sync === 'kinds that come' ? [...came] : sync;
    const body = {
      sync: synced,
      allowManyWithdrawals,
      ...(alerts ? {} : { alerts }),
    };
    const summary = SummarySchema.parse(await client.post(`${path}/commit`, body));
    return { summary, synced, refusals: inOrder(refusals), notes: inOrder(notes) };
  } catch (error) {
    // Nothing was stored yet. If the deletion fails, the service's cleanup removes the import within a day.
    await client.delete(path).catch(() => {});
    throw error;
  }
}

export interface SendContext {
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
