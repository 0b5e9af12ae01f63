/** Reads in rounds: where a schema refuses something that may go, it goes, and the rest is read again. */
import * as z from 'zod';
import { Changes } from './changes.ts';
import { type Place, type Standing, wayTo } from './places.ts';

/**
 * Most rounds of a reading. All problems that the schema sees go in one round, however many there are; another one is
 * needed where a check of a group or list runs only when its members are readable, and where a group falls back whose
 * members did. So the number of rounds is one for each nested level that has checks, and not the answer's to choose.
 */
const MOST_ROUNDS = 8;

/** Data with the changes that made the value readable, or the error. */
export type Reading =
  | { readonly success: true; readonly data: unknown; readonly changes: Changes }
  | { readonly success: false; readonly error: z.ZodError };

/** Reads a value by a schema with its leniency. Never throws. */
export function reading(schema: z.core.$ZodType, given: unknown): Reading {
  const changes = new Changes();
  let value = given;
  for (let round = 1; ; round += 1) {
    const read = z.safeParse(schema, value);
    if (read.success) return { success: true, data: read.data, changes };
    const standing = { schema, value, changes };
    const stay = read.error.issues.filter((issue) => !letGo(standing, issue, round));
    const isStuck = stay.length === read.error.issues.length;
    if (isStuck || round === MOST_ROUNDS) return { success: false, error: new z.ZodError(read.error.issues) };
    value = changes.apply(given);
  }
}

/** Lets the innermost thing on the path of an issue go; false when nothing may. */
function letGo(standing: Standing, issue: z.core.$ZodIssue, round: number): boolean {
  const { places, trail, isDone } = wayTo(standing, issue.path, round);
  if (isDone) return true;
  const gone = places.toReversed().find((place) => goes(place, issue, round));
  if (gone === undefined) return false;
  for (const changes of trail.slice(0, gone.depth + 1)) changes.touched = round;
  return true;
}

function goes(place: Place, { path, message }: z.core.$ZodIssue, round: number): boolean {
  const { changes } = place;
  const problem = { path: path.slice(place.depth), message };
  switch (place.kind) {
    case 'member':
      changes.set({ put: null, problem }, round);
      if (place.list !== null) place.list.needsOne = true;
      return true;
    case 'field': {
      const value = place.instead(place.given);
      changes.set({ put: { value }, problem: place.isReported ? problem : null }, round);
      return true;
    }
    case 'list':
      return sift(place, round);
    case 'union': {
      const read = readFirst(place.options, place.given);
      if (read !== null) changes.adopt(read, round);
      return read !== null;
    }
  }
}

/** The changes by which the first possible alternative reads a value; null when none does. */
function readFirst(options: readonly z.core.$ZodType[], value: unknown): Changes | null {
  for (const option of options) {
    const read = reading(option, value);
    if (read.success) return read.changes;
  }
  return null;
}

/** Leaves out the members of a list that cannot be read by themselves; false when all can. */
function sift({ changes, given, item, needsOne }: Place & { kind: 'list' }, round: number): boolean {
  const reads = given.map((member) => reading(item, member));
  changes.round = round;
  changes.needsOne = needsOne;
  for (const [index, read] of reads.entries()) {
    const [first] = read.success ? [] : read.error.issues;
    if (read.success) changes.at(index).adopt(read.changes, round);
    else changes.at(index).set({ put: null, problem: first ?? null }, round);
  }
  return reads.some((read) => !read.success);
}
