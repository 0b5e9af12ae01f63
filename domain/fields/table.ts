import type { Field, FieldSource, Tab } from './field.ts';
import { FIRST_SOURCE_FIELDS } from './first/fields.ts';
import { SECOND_SOURCE_FIELDS } from './second/fields.ts';

export { FIRST_SOURCE_FIELDS, SECOND_SOURCE_FIELDS };

/** The one table of fields, by source. */
export const FIELDS: Readonly<Record<FieldSource, readonly Field[]>> = {
  first: FIRST_SOURCE_FIELDS,
  second: SECOND_SOURCE_FIELDS,
};

const BY_PATH: Readonly<Record<FieldSource, ReadonlyMap<string, Field>>> = {
  first: new Map(FIRST_SOURCE_FIELDS.map((field) => [field.path, field])),
  second: new Map(SECOND_SOURCE_FIELDS.map((field) => [field.path, field])),
};

/** The field at a path of a source's document, or null. */
export const fieldAt = (source: FieldSource, path: string): Field | null => BY_PATH[source].get(path) ?? null;

const orderIn = (field: Field, tab: Tab): number | null => {
  if (field.tab === tab) return field.order;
  return field.also?.tab === tab ? field.also.order : null;
};

/** All fields of a tab or group, in the order of the specification. */
export const tabFields = (tab: Tab, source: FieldSource): readonly Field[] =>
  FIELDS[source]
    .flatMap((field) => {
      const order = orderIn(field, tab);
      return order === null ? [] : [{ field, order }];
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ field }) => field);

/** Paths that are not for the public: never sent to a browser (contract, "Estate"). */
export const internalPaths = (source: FieldSource): readonly string[] =>
  FIELDS[source].filter(({ internal }) => internal === true).map(({ path }) => path);
