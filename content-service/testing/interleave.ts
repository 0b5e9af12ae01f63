/**
 * The scheduler of races (docs/decisions/0100): runs an operation, and another one whole at each moment between
 * its round trips. What is stored afterwards, and both answers, must be those of one after the other.
 */
import { env } from 'cloudflare:workers';
import { expect, inject, it, vi } from 'vitest';
import { directoryOf, type WithDatabase } from '../platform/db/shards.ts';
import { type ErrorCode, statusOf } from '../platform/errors/codes.ts';
import { OPERATIONS } from '../service.ts';
import { callAt, type Outcome } from './agenda.ts';
import { withGates } from './gates.ts';
import { canonical, linesOfSite, versionOf } from './site-state.ts';

/** Who acts: 'a' is interrupted, 'b' comes in between, a second later by its own clock; 'before' sets the scene. */
interface Turn {
  readonly who: 'before' | 'a' | 'b';
  readonly now: string;
  readonly bindings: WithDatabase;
}

/** What a scene gives its acts: at least its site. */
interface World {
  readonly siteId: string;
}

/** An operation in a scene: a row of its table. */
export interface Act<Of extends World> {
  /** Id of the operation, and what distinguishes this call of it. */
  readonly name: string;
  /** What it reads before it writes. */
  readonly reads: string;
  /** Which condition of its writing statements repeats that, or why it cannot be untrue. */
  readonly decides: string;
  /** Refusals besides those of status 409 that write nothing. */
  readonly refusals?: readonly ErrorCode[];
  readonly run: (world: Of, turn: Turn) => Promise<Outcome>;
}

/** Acts on the same rows, with what is there before. */
export interface Scene<Of extends World> {
  readonly name: string;
  /** Stores what the acts find, for a site id that no other run has. */
  readonly setUp: (siteId: string) => Promise<Of>;
  readonly acts: readonly Act<Of>[];
  /** Work that comes by itself after both, such as that of the cron: results are compared after it. */
  readonly afterwards?: (world: Of) => Promise<unknown>;
  /** Pairs `first × second` that `npm test` tries too; all of them in `npm run test:proofs`. */
  readonly sample: readonly `${string} × ${string}`[];
  /** Which pairs touch the same rows; all by default. */
  readonly pairs?: (a: Act<Of>, b: Act<Of>) => boolean;
  /** Parts of the state and of answers that may differ, each with the reason; a line of nothing else is left out. */
  readonly apart?: readonly { readonly text: RegExp; readonly because: string }[];
}

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const NOW = {
  before: '2026-11-21T10:00:00.000Z',
  a: '2026-11-21T11:00:00.000Z',
  b: '2026-11-21T11:00:01.000Z',
} as const;

/** An act that is a call of the service; its site is the scene's unless the input names another. */
export const calling =
  <Of extends World>(id: string, inputOf: (world: Of, turn: Turn) => Input) =>
  async (world: Of, turn: Turn): Promise<Outcome> => {
    const operation = OPERATIONS.find((candidate) => candidate.id === id);
    if (operation === undefined) throw new Error(`no operation ${id}`);
    const { params = {}, query = {}, body, key, headers } = inputOf(world, turn);
    const later: Promise<unknown>[] = [];
    const schema = operation.body?.schema as { parse(value: unknown): unknown } | undefined;
    const outcome = await callAt(id, {
      now: turn.now,
      params: operation.params.parse({ siteId: world.siteId, ...params }),
      query: operation.query?.parse(query) ?? {},
      body: schema === undefined ? undefined : schema.parse(body),
      key: key ?? `key-of-a-race-of-${turn.who}`,
      ...(headers === undefined ? {} : { headers }),
      bindings: turn.bindings,
      waitUntil: (work) => void later.push(work),
    });
    await Promise.all(later);
    return outcome;
  };

/** A call before the race, past the door and its limits; throws when it is refused. */
export async function arrange<Answer>(siteId: string, id: string, input: Input): Promise<Answer> {
  const turn = { who: 'before', now: NOW.before, bindings: directoryOf(env) } as const;
  const { answer, error } = await calling(id, () => input)({ siteId }, turn);
  if (error !== null) throw error;
  return answer as Answer;
}

/** An act that is work of the cron or of a queue: its answer is what it returns. */
export const working =
  <Of extends World>(work: (bindings: WithDatabase, world: Of, now: Date) => Promise<unknown>) =>
  async (world: Of, turn: Turn): Promise<Outcome> => ({
    answer: await work(turn.bindings, world, new Date(turn.now)),
    error: null,
  });

/** The result of a run, in lines that are equal for equal results. */
interface Result {
  readonly lines: readonly string[];
  readonly refused: { readonly a: boolean; readonly b: boolean };
  /** Gates of the first operation that were passed. */
  readonly gates: number;
  /** By gate, what the trip after it read; none for a trip that may have changed something. */
  readonly reads: ReadonlyMap<number, string>;
  /** The trip before which the second one ran. */
  readonly at: string;
}

let runs = 0;

const CHANGES = /\b(?:insert|replace|update|delete)\b/i;
const isUnchanged = (result: D1Result): boolean => result.meta.changed_db === false;

/** The answer of a trip as text; null where the trip may have changed something, or its answer is no plain value. */
function whatItRead(trip: string, answer: unknown): string | null {
  if (trip === 'CACHE.get')
    return answer === null || typeof answer === 'string' ? JSON.stringify(answer) : null;
  if (trip === 'DB.batch') {
    const results = answer as readonly D1Result[];
    return results.every(isUnchanged) ? JSON.stringify(results.map((one) => one.results)) : null;
  }
  if (!trip.startsWith('DB: ')) return null;
  if (/\.(?:all|run)$/.test(trip)) {
    const result = answer as D1Result;
    return isUnchanged(result) ? JSON.stringify(result.results) : null;
  }
  return CHANGES.test(trip) ? null : JSON.stringify(answer ?? null);
}

/** Who runs: one after the other, one of them alone, or the second at a gate of the first. */
type Order = readonly ('a' | 'b')[] | { readonly gate: number };

const gateOf = (order: Order): number | null => ('gate' in order ? order.gate : null);

async function run<Of extends World>(
  { setUp, afterwards, apart = [] }: Scene<Of>,
  acts: { readonly a: Act<Of>; readonly b: Act<Of> },
  order: Order,
): Promise<Result> {
  const siteId = `race-${String(++runs).padStart(6, '0')}`;
  // Counted for a mailbox at all sites: runs before this one would fill it.
  await directoryOf(env).DB.exec('DELETE FROM mailbox_mails');
  const world = await setUp(siteId);
  const version = await versionOf(siteId);
  const outcomes: { a?: Outcome; b?: Outcome } = {};
  const fetched = vi.spyOn(globalThis, 'fetch');
  let isElsewhere = false;
  const act = async (who: 'a' | 'b', bindings: WithDatabase): Promise<void> => {
    const before = fetched.mock.calls.length;
    outcomes[who] = await acts[who].run(world, { who, now: NOW[who], bindings });
    if (who === 'b' && fetched.mock.calls.length > before) isElsewhere = true;
  };
  let gates = 0;
  let at = '';
  const reads = new Map<number, string>();
  const gated = withGates(
    directoryOf(env),
    async (gate, trip) => {
      gates = gate + 1;
      if (gate !== gateOf(order)) return;
      at = trip;
      await act('b', directoryOf(env));
    },
    (gate, trip, answer) => {
      const read = whatItRead(trip, answer);
      if (read !== null) reads.set(gate, read.replaceAll(siteId, 'SITE'));
    },
  );
  try {
    for (const who of 'gate' in order ? (['a'] as const) : order)
      await act(who, who === 'a' ? gated : directoryOf(env));
  } finally {
    fetched.mockRestore();
  }
  // What the second one leaves at another server is not among the trips of the first.
  if (isElsewhere) reads.clear();
  await afterwards?.(world);
  const answers = Object.entries(outcomes).map(
    ([who, { answer, error }]) =>
      `answer of ${who}: ${JSON.stringify(error === null ? answer : { ...error, message: undefined })}`,
  );
  // Left out before ids get names by where they stand.
  const stored = [...(await linesOfSite(siteId, version)), ...answers]
    .map((line) => apart.reduce((text, one) => text.replace(one.text, ''), line))
    .filter((line) => line !== '');
  const refused = (who: 'a' | 'b'): boolean => {
    const code = outcomes[who]?.error?.code;
    return code !== undefined && (statusOf(code) === 409 || (acts[who].refusals ?? []).includes(code));
  };
  return {
    lines: canonical(stored, siteId),
    refused: { a: refused('a'), b: refused('b') },
    gates,
    reads,
    at,
  };
}

const without = (lines: readonly string[], who: string): readonly string[] =>
  lines.filter((line) => !line.startsWith(`answer of ${who}:`));

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);

/** A result that neither order gives: compared with the nearest legal one. */
interface Anomaly {
  /** The number of the gate, and the trip before which the second operation ran. */
  readonly gate: string;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

const anomaly = (gate: number, { lines, at }: Result, legal: readonly Result[]): Anomaly => {
  const differences = legal.map((one) => ({
    gate: `${gate}, before ${at}`,
    missing: one.lines.filter((line) => !lines.includes(line)),
    extra: lines.filter((line) => !one.lines.includes(line)),
  }));
  const size = ({ missing, extra }: Anomaly): number => missing.length + extra.length;
  const [nearest] = differences.toSorted((one, other) => size(one) - size(other));
  if (nearest === undefined) throw new TypeError('a pair has two orders');
  return nearest;
};

/**
 * The gate at which the second operation may find or leave something else than at this one. Until then the first one
 * only reads, and reads the same whether the second one was there or not: they are the same moment.
 */
function nextMoment(gate: number, { reads }: Result, undisturbed: Result): number {
  let next = gate;
  while (reads.has(next) && reads.get(next) === undisturbed.reads.get(next)) next++;
  return next + 1;
}

/**
 * Tries a pair at every gate of the first, or at one of those that are the same moment. Legal results are those of one
 * after the other, and those of one alone where the other was refused: a refusal has written nothing.
 */
export async function tryEveryGate<Of extends World>(
  scene: Scene<Of>,
  a: Act<Of>,
  b: Act<Of>,
  each = inject('whole'),
): Promise<{ readonly gates: number; readonly anomalies: readonly Anomaly[] }> {
  const acts = { a, b };
  const undisturbed = await run(scene, acts, ['a', 'b']);
  const legal = [undisturbed, await run(scene, acts, ['b', 'a'])];
  const alone: { a?: Result; b?: Result } = {};
  // Only needed where a call was refused at a gate: a world takes longer to make than to compare.
  const isAlone = async (who: 'a' | 'b', lines: readonly string[]): Promise<boolean> => {
    alone[who] ??= await run(scene, acts, [who]);
    return isEqual(alone[who].lines, without(lines, who === 'a' ? 'b' : 'a'));
  };
  const anomalies: Anomaly[] = [];
  // Until the second one runs, the first makes the trips that it makes undisturbed.
  const { gates } = undisturbed;
  for (let gate = 0, next = 0; gate < gates; gate = next) {
    const result = await run(scene, acts, { gate });
    next = each ? gate + 1 : nextMoment(gate, result, undisturbed);
    if (result.gates <= gate) throw new TypeError(`${a.name}: its trips differ from run to run`);
    const { lines, refused } = result;
    const isLegal =
      legal.some((one) => isEqual(one.lines, lines)) ||
      (refused.b && (await isAlone('a', lines))) ||
      (refused.a && (await isAlone('b', lines)));
    if (!isLegal) anomalies.push(anomaly(gate, result, legal));
  }
  return { gates, anomalies };
}

/** Declares a test per pair of a scene's acts: each with itself and with each other, in both roles. */
export function testRaces<Of extends World>(scene: Scene<Of>): void {
  const pairs = scene.acts
    .flatMap((a) => scene.acts.map((b) => ({ a, b, name: `${a.name} × ${b.name}` })))
    .filter(({ a, b }) => scene.pairs?.(a, b) ?? true);
  const names = pairs.map(({ name }) => name);
  const chosen = inject('whole')
    ? pairs
    : pairs.filter(({ name }) => scene.sample.some((one) => one === name));
  it.each(chosen)(`${scene.name}: $name`, { timeout: 300_000 }, async ({ a, b }) => {
    const { gates, anomalies } = await tryEveryGate(scene, a, b);
    expect(anomalies).toEqual([]);
    // A pair without a moment in between would test nothing.
    expect(gates).toBeGreaterThan(0);
  });
  it(`${scene.name}: names its sample by acts that exist`, () => {
    expect(names).toEqual(expect.arrayContaining([...scene.sample]));
  });
}
