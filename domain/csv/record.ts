/** Rows of a CSV file as records. */

import type { Decimal } from './cell-number.ts';
import { readNumber } from './cell-number.ts';
import { type Column, isNothing } from './columns.ts';
import type { CellObjection, Step } from './entry.ts';

/** How the rows of a file are read. */
export interface CsvOptions {
  /** The sign before the decimals of its numbers; null when the file's operator did not say. */
  readonly decimal?: Decimal | null;
  /** Each row is a whole record; otherwise it states only the columns of the header. */
  readonly replace?: boolean;
}

const yesNo = (cell: string): unknown =>
  ['true', 'false'].includes(cell.trim()) ? cell.trim() === 'true' : cell;
const partsOf = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Pictures of a cell: separated by bars or line breaks, and addresses also by what parts them in a text. */
export const picturesOf = (cell: string): string[] =>
  partsOf(cell.replace(/[\r\n]+/g, '|').replace(/[\s,;]+(?=https?:\/\/)/gi, '|')).map((part) =>
    /^https?:/i.test(part) ? part.replace(/[,;]+$/, '') : part,
  );

type Read = { readonly value: unknown } | { readonly objection: string };

/** Numbers separated by bars; the first objection is that of the cell. */
function numbers(cell: string, decimal: Decimal | null): Read {
  const read = partsOf(cell).map((part) => readNumber(part, decimal));
  return read.find((one) => 'objection' in one) ?? { value: read.map((one) => 'value' in one && one.value) };
}

/** The value of a cell. Text that does not fit its type stays unchanged, so that strict validation refuses it. */
function cellValue(cell: string, { type, name = '' }: Column, decimal: Decimal | null): Read {
  switch (type) {
    case 'number':
      return readNumber(cell, decimal);
    case 'degrees':
      return readNumber(cell, 'plain');
    case 'boolean':
      return { value: yesNo(cell) };
    case 'texts':
      return { value: partsOf(cell) };
    case 'numbers':
      return numbers(cell, decimal);
    case 'pictures':
      return { value: picturesOf(cell).map((part) => ({ [name]: part })) };
    case 'text':
      return { value: cell };
  }
}

/** A record under construction: groups and lists by their keys. */
type Branch = Map<Step, unknown>;

function put(root: Branch, path: readonly Step[], value: unknown): void {
  let branch = root;
  for (const step of path.slice(0, -1)) {
    const next = branch.get(step);
    const inner: Branch = next instanceof Map ? next : new Map();
    branch.set(step, inner);
    branch = inner;
  }
  branch.set(path.at(-1) ?? '', value);
}

/**
 * Converts a branch to an object or a list. A list of a whole record has no gaps for empty cells; one that is laid over
 * a stored list has null there, so that each entry keeps its place.
 */
function grown(value: unknown, gaps: boolean): unknown {
  if (!(value instanceof Map)) return value;
  const branch: Branch = value;
  const keys = [...branch.keys()];
  if (typeof keys[0] !== 'number')
    return Object.fromEntries(keys.map((key) => [key, grown(branch.get(key), gaps)]));
  const places = gaps
    ? Array.from({ length: Math.max(...keys.map(Number)) + 1 }, (_, place) => place)
    : keys.map(Number).toSorted((one, other) => one - other);
  return places.map((place) => grown(branch.get(place), gaps) ?? null);
}

/** A record of fields and their values; a whole one, or one that is laid over a stored record. */
export function recordOfFields(
  fields: readonly { readonly path: readonly Step[]; readonly value: unknown }[],
  replace: boolean,
): unknown {
  const root: Branch = new Map();
  for (const { path, value } of fields) put(root, path, value);
  return grown(root, !replace);
}

/** The record of a row, without its empty cells, and the cells that cannot be read. */
export function recordOf(
  cells: readonly string[],
  columns: readonly Column[],
  { decimal = null, replace = false }: CsvOptions,
): { readonly value: unknown; readonly objections: readonly CellObjection[] } {
  const fields: { path: readonly Step[]; value: unknown }[] = [];
  const objections: CellObjection[] = [];
  for (const column of columns) {
    const cell = cells[column.at] ?? '';
    if (isNothing(cell)) continue;
    const read = cellValue(cell, column, decimal);
    if ('value' in read) fields.push({ path: column.path, value: read.value });
    else objections.push({ field: column.field, value: JSON.stringify(cell), reason: read.objection });
  }
  return { value: recordOfFields(fields, replace), objections };
}
