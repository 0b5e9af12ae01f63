/** The strict reading of what is written (decision 45): one door, and the shapes of what it answers. */
import type { z } from 'zod';
import { checkValues, type StrictKind } from './check-values.ts';
import { type FieldRefusal, MOST_REFUSALS, refusalsOf } from './refusals.ts';
import { strictOf } from './strict-of.ts';

export type { StrictKind } from './check-values.ts';
/** Names of kinds of records; a site is none, for it is there before its records. */
export type RecordKindName = Exclude<StrictKind, 'site'>;
export type { FieldRefusal } from './refusals.ts';
export { strictOf } from './strict-of.ts';

/** A record as its schema has it, or why it is not taken. Nothing of a refused record goes in. */
type StrictReading<Record> =
  | { readonly record: Record; readonly refusals?: undefined }
  | { readonly record?: undefined; readonly refusals: readonly FieldRefusal[] };

/** The first that is said of a field says enough, and of what lies in it nothing more need be said. */
function once(refusals: readonly FieldRefusal[]): readonly FieldRefusal[] {
  const fields = new Set<string>();
  return refusals.filter(({ field }) => {
    const known = fields.has(field);
    fields.add(field);
    return !known;
  });
}

/**
 * Reads a record of a kind by its tolerant schema, strictly: unknown keys, wrong types, and values that are
 * impossible or misspelt are refused, at most 20 of them a record. Never throws.
 */
export function readStrictly<S extends z.ZodType>(
  kind: StrictKind,
  schema: S,
  value: unknown,
): StrictReading<z.output<S>> {
  const read = strictOf(schema).safeParse(value);
  const refusals = once([
    ...(read.success ? [] : refusalsOf(read.error, value)),
    ...checkValues(kind, value),
  ]);
  if (read.success && refusals.length === 0) return { record: read.data };
  return { refusals: refusals.slice(0, MOST_REFUSALS) };
}
