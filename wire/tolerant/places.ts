/** The places on the path of an issue where something may go. */
import * as z from 'zod';
import type { Changes } from './changes.ts';
import { LENIENCY } from './leniency.ts';
import { isLenient, memberOf, narrowed } from './steps.ts';

/** A place where something may go, and how. */
export type Place = {
  readonly changes: Changes;
  /** Number of steps from the answer. */
  readonly depth: number;
} & (
  | {
      readonly kind: 'member';
      /** The list, when it must keep a member. */
      readonly list: Changes | null;
    }
  | {
      readonly kind: 'field';
      readonly given: unknown;
      readonly instead: (given: unknown) => unknown;
      readonly isReported: boolean;
    }
  /** A list that fails as a whole: zod counts its members before it reads them. */
  | {
      readonly kind: 'list';
      readonly given: readonly unknown[];
      readonly item: z.core.$ZodType;
      readonly needsOne: boolean;
    }
  /** One of several alternatives, each of which may read the value without some of its parts. */
  | { readonly kind: 'union'; readonly given: unknown; readonly options: readonly z.core.$ZodType[] }
);

/** An answer as it is now, with its schema and its changes. */
export interface Standing {
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
  readonly changes: Changes;
}

/** The way to a problem. */
export interface Way {
  /** Places where something may go, the innermost last. */
  readonly places: readonly Place[];
  /** The changes of each value on the way, by its depth. */
  readonly trail: readonly Changes[];
  /** Whether this round already changed a value on it, or the refused value from within: the problem may be gone. */
  readonly isDone: boolean;
}

/** The way to the problem at a path of an answer. */
export function wayTo(
  { schema, value, changes }: Standing,
  path: readonly PropertyKey[],
  round: number,
): Way {
  const places: Place[] = [];
  const trail: Changes[] = [];
  const found = (isDone = false) => ({ places, trail, isDone });
  let [at, given, here, reports] = [schema, value, changes, false];
  for (let depth = 0; ; depth += 1) {
    trail.push(here);
    // Nothing goes within a value that stands in for another.
    if (here.change !== null) return found(here.round === round);
    for (let inner: z.core.$ZodType | null = at; inner !== null; inner = narrowed(at, given)) {
      at = inner;
      const instead = LENIENCY.get(at)?.instead;
      const isReported = reports && given !== null && given !== undefined;
      if (instead !== undefined)
        places.push({ kind: 'field', changes: here, depth, given, instead, isReported });
    }
    if (isOpenUnion(at)) {
      if (here.round > 0) return found(here.round === round);
      places.push({ kind: 'union', changes: here, depth, given, options: at.options });
      return found();
    }
    const { members, reports: tells = false } = LENIENCY.get(at) ?? {};
    const key = path[depth];
    if (key === undefined) {
      if (members !== undefined && at instanceof z.ZodArray && Array.isArray(given) && here.round === 0)
        places.push({
          kind: 'list',
          changes: here,
          depth,
          given,
          item: at.element,
          needsOne: members === 'some',
        });
      return found(here.touched === round);
    }
    const member = memberOf(at, key);
    if (member === null) return found();
    const list = members === 'some' ? here : null;
    here = here.at(key);
    if (members !== undefined) places.push({ kind: 'member', changes: here, depth: depth + 1, list });
    [at, given, reports] = [member, (given as Readonly<Record<PropertyKey, unknown>>)[key], tells];
  }
}

/** A union whose alternative is not known by a tag, and where something may go. */
const isOpenUnion = (schema: z.core.$ZodType): schema is z.ZodUnion =>
  schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion) && isLenient(schema);
