/**
 * Strict reading of everything that is written (decision 45): the only entry, and the types of its results.
 */
import type { z } from 'zod';
import { checkValues, type StrictKind } from './check-values.ts';
import { type FieldRefusal, MOST_REFUSALS, refusalsOf } from './refusals.ts';
import { strictOf } from './strict-of.ts';

export type { StrictKind } from './check-values.ts';
/** Names of kinds of records, without the site, which exists before its records. */
export type RecordKindName = Exclude<StrictKind, 'site'>;
export type { FieldRefusal } from './refusals.ts';
export { strictOf } from './strict-of.ts';

/** A record in its schema's type, or its refusals. A refused record is not stored at all. */
type StrictReading<Record> =
  | { readonly record: Record; readonly refusals?: undefined }
  | { readonly record?: undefined; readonly refusals: readonly FieldRefusal[] };

/** Keeps the first refusal of a field, and none of fields within a refused one. */
function once(refusals: readonly FieldRefusal[]): readonly FieldRefusal[] {
  const fields = new Set<string>();
  return refusals.filter(({ field }) => {
    const known = fields.has(field);
    fields.add(field);
    return !known;
  });
}

/**
 * Reads a record strictly by its tolerant schema: unknown keys, wrong types, and impossible or misspelt
 * values are refused, at most 20 per record. Never throws.
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
