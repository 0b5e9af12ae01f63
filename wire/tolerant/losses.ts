/** What an answer loses while it is read: collected on the way, and told with its place at the end. */
import type * as z from 'zod';
import * as core from 'zod/v4/core';

/** Members that are remembered of one answer; the others are only counted. */
const REMEMBERED = 10;
/** Characters of a place and its problem that are passed on: both may hold what another system wrote. */
const MAX_TEXT = 160;

/** A member that was left out. */
interface Dropped {
  /** Where it stood: `results.3.pictures.0`. */
  readonly path: string;
  /** What was wrong with it, without the value itself. */
  readonly problem: string;
}

/** The members that an answer lost: how many, and the first of them. */
export interface Losses {
  readonly count: number;
  readonly first: readonly Dropped[];
}

interface Loss {
  /** The list, record or object as it came, by which its place is found. */
  readonly within: object;
  readonly key: string | number;
  readonly error: core.$ZodError;
}

const COLLECTOR = Symbol('members that were left out');

/** The losses of one parse so far. */
class Collector {
  #count = 0;
  #first: Loss[] = [];

  add(loss: Loss): void {
    this.#count += 1;
    if (this.#first.length < REMEMBERED) this.#first.push(loss);
  }

  /** Forgets what is noted from here on when it is called: of a member that is lost, its own losses are none. */
  mark(): () => void {
    const [count, length] = [this.#count, this.#first.length];
    return () => {
      this.#count = count;
      this.#first = this.#first.slice(0, length);
    };
  }

  /** The losses with their places in the answer, which is searched only when there are any. */
  told(answer: unknown): Losses {
    const paths = this.#count === 0 ? new Map<object, string>() : pathsIn(answer, this.#first);
    return {
      count: this.#count,
      first: this.#first.map(({ within, key, error }) => ({
        path: `${paths.get(within) ?? ''}${key}`.slice(-MAX_TEXT),
        problem: problemOf(error),
      })),
    };
  }
}

/** The context of a parse, which zod hands down to every schema within it, with all that it holds. */
type Context = core.ParseContextInternal<never> & { readonly [COLLECTOR]?: Collector | null | undefined };

/** The collector of a parse; null where nobody asked for the losses. */
export const collectorIn = (context: Context): Collector | null => context[COLLECTOR] ?? null;

/** Reads within a parse; losses go to the given collector (null: nowhere), which is the parse's own unless told. */
export function readWithin(
  schema: core.$ZodType,
  value: unknown,
  context: Context,
  collector = collectorIn(context),
): z.ZodSafeParseResult<unknown> {
  // zod declares of a context only what is its own; a parse passes all of it on.
  const own: object = { ...context, [COLLECTOR]: collector };
  return core.safeParse(schema, value, own) as z.ZodSafeParseResult<unknown>;
}

/** Reads with a collector of its own. */
export function readCollecting(schema: core.$ZodType, value: unknown) {
  const collector = new Collector();
  return { read: readWithin(schema, value, {}, collector), collector };
}

/** Where these objects stand in an answer. Answers may be nested without end: nothing here recurses. */
function pathsIn(answer: unknown, losses: readonly Loss[]): ReadonlyMap<object, string> {
  const sought = new Set(losses.map(({ within }) => within));
  const paths = new Map<object, string>();
  const open: { readonly value: unknown; readonly path: string }[] = [{ value: answer, path: '' }];
  for (let at = open.pop(); at !== undefined && paths.size < sought.size; at = open.pop()) {
    const { value, path } = at;
    if (typeof value !== 'object' || value === null) continue;
    if (sought.has(value)) paths.set(value, path);
    for (const [key, member] of Object.entries(value)) {
      if (typeof member === 'object') open.push({ value: member, path: `${path}${key.slice(0, 64)}.` });
    }
  }
  return paths;
}

const problemOf = ({ issues: [first] }: core.$ZodError): string => {
  const place = (first?.path ?? []).map((key) => `${String(key)}: `).join('');
  return `${place}${first?.message ?? 'unreadable'}`.slice(0, MAX_TEXT);
};
