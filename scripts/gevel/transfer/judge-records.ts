/** A dry run: what an import would do, judged by calls that write nothing (decision 102). */
import * as z from 'zod';
import { nameOfRecord } from '#content-service/intake/records/index.ts';
import { picturesNamedIn } from '#content-service/intake/records/pictures.ts';
import { RefusalSchema } from '#wire/refusal.ts';
import type { Client } from '../client.ts';
import { chunksOf, type FiledRefusal, inOrder, kindIn, PICTURE, refusalsHere, saidOf } from './chunks.ts';
import type { Entry } from './entry.ts';
import { type SendContext, type SendOptions, type Sent, statedColumns } from './send-records.ts';

const JudgementSchema = z.object({
  outcomes: z.array(
    z.object({
      line: z.number().nullable(),
      kind: z.string().nullable(),
      id: z.string().nullable(),
      outcome: z.enum(['new', 'changed', 'same', 'refused']),
    }),
  ),
  refusals: z.array(RefusalSchema),
  notes: z.array(RefusalSchema),
});
type Outcome = z.infer<typeof JudgementSchema>['outcomes'][number];

const IdsSchema = z.object({ ids: z.array(z.string()), next: z.string().nullable() });

const PictureSchema = z.object({
  picture: z.object({
    name: z.string(),
    sizes: z.array(z.object({ file: z.string() })),
    social: z.string().optional(),
  }),
});

const keyOf = ({ kind, id }: Pick<Outcome, 'kind' | 'id'>): string => `${kind}/${id?.toLowerCase()}`;

/** Most cities of which the service is told. */
const MOST_CITIES = 5000;

/** What an import would have stored before a chunk, as far as the records of the chunk need it. */
class Coming {
  readonly #pictures = new Set<string>();
  readonly #cities: unknown[] = [];

  /** Describes a chunk's records and what came before, and notes what they bring themselves. */
  of(entries: readonly Entry[]) {
    const values = entries.flatMap((entry) => ('value' in entry ? [entry.value] : []));
    const pictures = values.flatMap((value) => PictureSchema.safeParse(value).data?.picture ?? []);
    const named = values.flatMap((value) => picturesNamedIn(value).map(({ name }) => name));
    const coming = {
      pictures: [...new Set(named)].filter((name) => this.#pictures.has(name)),
      files: [
        ...new Set(
          pictures.flatMap(({ sizes, social = [] }) => sizes.map(({ file }) => file).concat(social)),
        ),
      ],
      cities: this.#cities.slice(-MOST_CITIES),
    };
    for (const { name } of pictures) this.#pictures.add(name);
    this.#cities.push(...values.filter((value) => kindIn(value, ['city']) === 'city'));
    return coming;
  }
}

/** The number of stored records of a kind that an import does not contain. */
async function departures(
  client: Client,
  siteId: string,
  kind: string,
  came: ReadonlySet<string>,
): Promise<number> {
  let gone = 0;
  let after: string | null = '';
  while (after !== null) {
    const query = new URLSearchParams({ kind, after });
    const page: z.infer<typeof IdsSchema> = IdsSchema.parse(
      await client.get(`/sites/${siteId}/record-ids?${query}`),
    );
    gone += page.ids.filter((id) => !came.has(keyOf({ kind, id }))).length;
    after = page.next;
  }
  return gone;
}

/** The first of several records with one id, over all chunks. */
class Firsts {
  readonly #lines = new Map<string, number | null>();
  readonly outcomes: Outcome[] = [];

  /** Ids of all records. */
  get keys(): ReadonlySet<string> {
    return new Set(this.#lines.keys());
  }

  /** Adds the outcomes of a chunk; returns the refusals of records that came before. */
  add(outcomes: readonly Outcome[], file: string): FiledRefusal[] {
    return outcomes.flatMap((one) => {
      const { line, kind, id, outcome } = one;
      const first = this.#lines.get(keyOf(one));
      if (kind === null || id === null || first === undefined) {
        if (id !== null) this.#lines.set(keyOf(one), line);
        this.outcomes.push(one);
        return [];
      }
      if (outcome === 'refused') return [];
      const reason = `This ${kind} came before${first === null ? '' : `, in line ${first}`}.`;
      return [{ file, line, kind, id, field: kind, value: JSON.stringify(id), reason }];
    });
  }
}

/** A record that was judged, with the outcome of its import. */
export interface Judged {
  readonly kind: string;
  readonly id: string;
  readonly outcome: Outcome['outcome'];
  readonly entry: Entry;
}

interface JudgeOptions {
  /** The site would come first: it is not there yet. */
  readonly site?: boolean;
  /** Receives each record that could be read, with its outcome. */
  readonly judged?: (one: Judged) => void;
}

function tellOutcomes(
  { entries }: { readonly entries: readonly Entry[] },
  outcomes: readonly Outcome[],
  tell: (one: Judged) => void,
): void {
  const byKey = new Map(
    entries.flatMap((entry) =>
      'value' in entry ? [[keyOf(nameOfRecord(entry.value)), entry] as const] : [],
    ),
  );
  for (const { kind, id, outcome } of outcomes) {
    const entry = byKey.get(keyOf({ kind, id }));
    if (kind !== null && id !== null && entry !== undefined) tell({ kind, id, outcome, entry });
  }
}

/** Judges records as one import, and counts what it would do. Nothing is written. */
export async function judgeRecords(
  client: Client,
  siteId: string,
  entries: () => AsyncIterable<Entry>,
  { sync, strict = false }: SendOptions,
  { kinds, out }: SendContext,
  { site = false, judged: tell = () => {} }: JudgeOptions = {},
): Promise<Sent> {
  const refusals: FiledRefusal[] = [];
  const notes: FiledRefusal[] = [];
  const coming = new Coming();
  const firsts = new Firsts();
  let judged = 0;
  for await (const chunk of chunksOf(entries())) {
    const { records, columns, file } = chunk;
    const before = { ...coming.of(chunk.entries), ...(site ? { site: true } : {}) };
    const body = { records, columns: statedColumns(columns, sync), strict, coming: before };
    const answer = JudgementSchema.parse(await client.post(`/sites/${siteId}/records/judged`, body));
    const said = saidOf(chunk, answer);
    refusals.push(...chunk.entries.flatMap(refusalsHere), ...said.refusals);
    refusals.push(...firsts.add(answer.outcomes, file));
    notes.push(...said.notes);
    tellOutcomes(chunk, answer.outcomes, tell);
    judged += records.length;
    out.progress('records read and checked', judged);
  }
  const findings = { refusals: inOrder(refusals), notes: inOrder(notes) };
  if (strict && refusals.length > 0) return { summary: null, synced: [], ...findings };
  const { outcomes, keys } = firsts;
  const came = [...new Set(outcomes.flatMap(({ kind }) => kind ?? []))].filter((kind) => kind !== PICTURE);
  const synced = sync === 'none' ? [] : sync === 'kinds that come' ? came : sync;
  // A refused record without an id could be any of them.
  const nameless = outcomes.some(({ id }) => id === null);
  let withdrawn = 0;
  for (const kind of nameless ? [] : synced.filter((one) => one !== PICTURE && kinds.includes(one)))
    withdrawn += await departures(client, siteId, kind, keys);
  const records = outcomes.filter(({ kind }) => kind !== PICTURE);
  const count = (outcome: Outcome['outcome']) => records.filter((one) => one.outcome === outcome).length;
  return {
    summary: {
      read: records.length,
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      refused: count('refused'),
      withdrawn,
      pictures: outcomes.filter(
        ({ kind, outcome }) => kind === PICTURE && ['new', 'changed'].includes(outcome),
      ).length,
    },
    synced,
    ...findings,
  };
}
