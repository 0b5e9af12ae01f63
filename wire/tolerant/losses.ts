/** Losses of an answer while it is read: collected on the way, and reported with their paths at the end. */
import type * as z from 'zod';
import * as core from 'zod/v4/core';

/** Losses of an answer that are kept in detail; the others are only counted. */
const REMEMBERED = 10;
/** Maximum length of a reported path or problem: both may contain text of another system. */
const MAX_TEXT = 160;

/** A member that was left out. */
interface Dropped {
  /** Its path: `results.3.pictures.0`. */
  readonly path: string;
  /** The problem, without the value itself. */
  readonly problem: string;
}

/** The members that an answer lost: their number, and the first of them. */
export interface Losses {
  readonly count: number;
  readonly first: readonly Dropped[];
}

interface Loss {
  /** The list, record or object in the input; its path is looked up later. */
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

  /**
   * Returns a function that drops the losses noted since: when a member is lost, losses within it do not
   * count.
   */
  mark(): () => void {
    const [count, length] = [this.#count, this.#first.length];
    return () => {
      this.#count = count;
      this.#first = this.#first.slice(0, length);
    };
  }

  /** The losses with their paths in the answer, which is searched only when there are any. */
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

/** The context of a parse, which zod passes to every nested schema with all of its keys. */
type Context = core.ParseContextInternal<never> & { readonly [COLLECTOR]?: Collector | null | undefined };

/** The collector of a parse; null when losses are not collected. */
export const collectorIn = (context: Context): Collector | null => context[COLLECTOR] ?? null;

/** Reads within a parse; losses go to the given collector (null: nowhere), by default the parse's own. */
export function readWithin(
  schema: core.$ZodType,
  value: unknown,
  context: Context,
  collector = collectorIn(context),
): z.ZodSafeParseResult<unknown> {
  // zod's type of the context declares only its own keys; a parse passes all of them on.
  const own: object = { ...context, [COLLECTOR]: collector };
  return core.safeParse(schema, value, own) as z.ZodSafeParseResult<unknown>;
}

/** Reads with a new collector. */
export function readCollecting(schema: core.$ZodType, value: unknown) {
  const collector = new Collector();
  return { read: readWithin(schema, value, {}, collector), collector };
}

/** Paths of these objects in an answer. Nesting has no limit, so nothing here recurses. */
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
