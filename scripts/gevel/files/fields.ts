import { columnsOf, type RecordShapes } from '#domain/csv/columns.ts';
import type { CellObjection, Step } from '#domain/csv/entry.ts';
import { type CsvOptions, recordOf } from '#domain/csv/record.ts';

/** Some fields of a record, read like the cells of one row. */
interface ReadFields {
  readonly value: unknown;
  readonly columns: readonly (readonly Step[])[];
  readonly objections: readonly CellObjection[];
}

/**
 * Reads fields of one record, each a path and a cell, as a row of a CSV file with these columns: the types of the
 * cells are those of the record's schema. Unknown paths and unreadable cells are objections.
 */
export function readFields(
  fields: readonly { readonly path: string; readonly cell: string }[],
  shapes: RecordShapes,
  options: CsvOptions,
): ReadFields {
  const read = columnsOf(
    fields.map(({ path }) => path),
    shapes,
  );
  if (read.objection !== undefined) {
    return { value: null, columns: [], objections: [{ field: 'field', value: '', reason: read.objection }] };
  }
  const cells = fields.map(({ cell }) => cell);
  const { value, objections } = recordOf(cells, read.columns, options);
  return { value, columns: read.columns.map(({ path }) => path), objections };
}
