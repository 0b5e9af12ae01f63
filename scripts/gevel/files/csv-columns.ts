/** Columns of a CSV file: dotted paths within a record, typed by the record's own schema. */
import type { z } from 'zod';
import type { Field } from '../../../domain/fields/field.ts';
import { type CellType, cellTypeOf } from './cell-type.ts';

/** What records of each kind look like. */
export interface RecordShapes {
  /** The schema of each kind's records; a record of a kind has a key of its name. */
  readonly schemas: Readonly<Record<string, z.ZodObject>>;
  /** Fields of the groups that the schema of a kind takes as they come, beneath the kind's key. */
  readonly groupFields: Readonly<Record<string, readonly Field[]>>;
}

export interface Column extends CellType {
  readonly path: readonly (string | number)[];
}

/** A path as refusals write it: `rates[0].price`. */
const stepsOf = (header: string): readonly (string | number)[] =>
  header.split('.').flatMap((part): readonly (string | number)[] => {
    const [, name = part, indices = ''] = /^([^[\]]*)((?:\[\d{1,3}\])*)$/.exec(part) ?? [];
    return [name, ...[...indices.matchAll(/\d+/g)].map(([digits]) => Number(digits))];
  });

/** The columns that a header names, or why one of them is none. */
export function columnsOf(
  header: readonly string[],
  { schemas, groupFields }: RecordShapes,
): { readonly columns: readonly Column[]; readonly objection?: undefined } | { readonly objection: string } {
  const names = header.map((name) => name.trim());
  const kinds = Object.keys(schemas);
  const kind = kinds.find((one) => names.some((name) => name === one || name.startsWith(`${one}.`)));
  const schema = kind === undefined ? undefined : schemas[kind];
  if (kind === undefined || schema === undefined)
    return {
      objection: `no column begins with a kind of record (${kinds.join(', ')}), such as estate.general.id`,
    };
  const columns: Column[] = [];
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) !== at) return { objection: `column "${name}" stands twice` };
    const path = stepsOf(name);
    const found = cellTypeOf(schema, path, groupFields[kind] ?? []);
    if ('objection' in found) return { objection: `column "${name}": ${found.objection}` };
    columns.push({ path, ...found });
  }
  return { columns };
}
