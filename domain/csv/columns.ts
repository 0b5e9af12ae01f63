/** Columns of a CSV file: dotted paths within a record, typed by the record's own schema. */
import type { z } from 'zod';
import type { Field } from '../fields/field.ts';
import { type CellType, cellTypeOf } from './cell-type.ts';
import type { Step } from './entry.ts';

/** Schemas of all kinds of records. */
export interface RecordShapes {
  /** Kind → schema of its records; a record has its kind as a key. */
  readonly schemas: Readonly<Record<string, z.ZodObject>>;
  /** Kind → fields of groups that its schema does not describe, below the kind's key. */
  readonly groupFields: Readonly<Record<string, readonly Field[]>>;
}

/** Whether a cell is empty: also one of spaces, fixed spaces or invisible signs. */
export const isNothing = (cell: string): boolean => /^[\s\p{Cf}]*$/u.test(cell);

export interface Column extends CellType {
  /** Its place in a row, from 0. */
  readonly at: number;
  /** As in the header: `rates[0].price`. */
  readonly field: string;
  readonly path: readonly Step[];
}

/** Splits a path such as `rates[0].price`. */
const stepsOf = (header: string): readonly Step[] =>
  header.split('.').flatMap((part): readonly Step[] => {
    const [, name = part, indices = ''] = /^([^[\]]*)((?:\[\d{1,3}\])*)$/.exec(part) ?? [];
    return [name, ...[...indices.matchAll(/\d+/g)].map(([digits]) => Number(digits))];
  });

/** Maximum number of columns: reading the header costs the square of it. */
const MOST_COLUMNS = 2000;

/** Reads the columns of a header, or why one of them is invalid. A column without a name is none. */
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
  if (names.length > MOST_COLUMNS) return { objection: `more than ${MOST_COLUMNS} columns` };
  const columns: Column[] = [];
  for (const [at, name] of names.entries()) {
    if (isNothing(name)) continue;
    if (names.indexOf(name) !== at) return { objection: `column "${name}" is repeated` };
    const path = stepsOf(name);
    const found = cellTypeOf(schema, path, groupFields[kind] ?? []);
    if ('objection' in found) return { objection: `column "${name}": ${found.objection}` };
    columns.push({ at, field: name, path, ...found });
  }
  return { columns };
}
