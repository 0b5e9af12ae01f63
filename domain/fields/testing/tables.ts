import type { Field } from '../field.ts';
import { FIRST_SOURCE_FIELDS } from '../first/fields.ts';
import { SECOND_SOURCE_FIELDS } from '../second/fields.ts';

/** The field tables of the specification, by source. */
export const FIELDS = { first: FIRST_SOURCE_FIELDS, second: SECOND_SOURCE_FIELDS } as const;
export type FieldSource = keyof typeof FIELDS;

/** The field at a path of a source's document, or null. */
export const fieldAt = (source: FieldSource, path: string): Field | null =>
  FIELDS[source].find((field) => field.path === path) ?? null;
