/** Rows of a spreadsheet as records, by a mapping. */

import { type Column, columnsOf, type RecordShapes } from '#domain/csv/columns.ts';
import type { CellObjection, LineEntry } from '#domain/csv/entry.ts';
import { recordOfFields } from '#domain/csv/record.ts';
import { fold } from '#domain/fold.ts';
import { type Cell, cellText, isEmptyCell, isFault, type SheetRow } from '../cell.ts';
import { isBareOption, SALE_STATUSES } from './labels.ts';
import { type Mapping, nameOfColumn, PRICE_SHOWN, PUBLISHED } from './mapping.ts';
import type { Read } from './read.ts';
import { type Habits, readerOf, readYesNo } from './readers.ts';

/** Columns of the file that give the same fields. */
interface Source {
  /** Places in a row. */
  readonly at: readonly number[];
  readonly columns: readonly Column[];
}

/** A mapping, found in the header of a file. */
interface Layout {
  readonly head: readonly string[];
  readonly sources: readonly Source[];
  readonly always: readonly { readonly cell: string; readonly columns: readonly Column[] }[];
  /** Places of the columns that say what may be shown. */
  readonly published: number | null;
  readonly priceShown: number | null;
  /** Columns that are not stored, as they are told. */
  readonly leftOut: readonly string[];
}

type Found = { readonly layout: Layout } | { readonly objection: string };

const STATUS = 'general.transaction.id';
const PRICE = 'general.price.value';
const ends = (field: string, path: string): boolean => field.slice(field.indexOf('.') + 1) === path;
/** Ids of records. */
const IDS = ['estate.general.id', 'listing.guid', 'rental.id'];
/** Fields that several columns may give together. */
const COMBINED = ['estate.pictures', 'rental.photos', `estate.${STATUS}`];

/** Finds the columns of a mapping in a header. */
function layoutOf(head: readonly string[], mapping: Mapping, shapes: RecordShapes, line: number): Found {
  const free = head.map((name) => name);
  const placed: { at: number; fields: readonly string[] }[] = [];
  for (const { name, fields } of mapping.columns) {
    const at = free.indexOf(name);
    if (at === -1)
      return {
        objection: `line ${line} has no column "${name}", which the mapping names; correct the mapping, or its header:`,
      };
    free[at] = '';
    placed.push({ at, fields });
  }
  const paths = [...placed, ...mapping.always].flatMap(({ fields }) => fields);
  const always = mapping.always.flatMap(({ fields }) => fields);
  for (const target of [PUBLISHED, PRICE_SHOWN])
    if (always.includes(target) || paths.indexOf(target) !== paths.lastIndexOf(target))
      return { objection: `mapping: one column says "${target}", of each home; correct the mapping` };
  const targets = [...new Set(paths)].filter((path) => path !== PUBLISHED && path !== PRICE_SHOWN);
  const read = columnsOf(targets, shapes);
  if (read.objection !== undefined) return { objection: `mapping, ${read.objection}` };
  const byField = new Map(read.columns.map((column) => [column.field, column]));
  const columnsFor = (fields: readonly string[]): Column[] =>
    fields.flatMap((field) => byField.get(field) ?? []);
  const sources = new Map<string, { at: number[]; columns: readonly Column[] }>();
  for (const { at, fields } of placed) {
    if (fields.length === 0 || fields[0] === PUBLISHED || fields[0] === PRICE_SHOWN) continue;
    const key = fields.join('+');
    const known = sources.get(key);
    if (known === undefined) sources.set(key, { at: [at], columns: columnsFor(fields) });
    else known.at.push(at);
  }
  const given = [
    ...[...sources.values()].flatMap(({ columns }) => columns),
    ...mapping.always.flatMap(({ fields }) => columnsFor(fields)),
  ];
  const twice =
    given.find((column, at) => given.indexOf(column) !== at) ??
    [...sources.values()].find(
      ({ at, columns }) => at.length > 1 && !COMBINED.includes(columns[0]?.field ?? ''),
    )?.columns[0];
  if (twice !== undefined) return { objection: `mapping: two columns give ${twice.field}; leave one out` };
  const special = (target: string): number | null =>
    placed.find(({ fields }) => fields[0] === target)?.at ?? null;
  return {
    layout: {
      head,
      sources: [...sources.values()],
      always: mapping.always.map(({ cell, fields }) => ({ cell, columns: columnsFor(fields) })),
      published: special(PUBLISHED),
      priceShown: special(PRICE_SHOWN),
      leftOut: free.filter((name) => name !== ''),
    },
  };
}

/** First words of rows that add up others. */
const TOTALS =
  /^(?:sub)?(?:tota+l|totalen|totaux|summe|gesamt|som|sum|gemiddelde|moyenne|average|durchschnitt)\b/;

/** Where a row ends, so that nothing says whether its last values should go. */
const SHORT = 'the row ends before this column: from here on the home keeps its values';

/** Lowest price at which a home under option is surely not let, euros. */
const SURELY_SALE = 10_000;

/** Converts the rows of a spreadsheet to records. */
export class SheetRecords {
  readonly #shapes: RecordShapes;
  readonly #mapping: Mapping;
  readonly #habits: Habits;
  readonly #replace: boolean;
  readonly #padded: boolean;
  #layout: Layout | null = null;
  #ended = false;

  /** `padded`: the file leaves out empty cells at the end of rows, as workbooks always do. */
  constructor(
    shapes: RecordShapes,
    mapping: Mapping,
    { replace, padded }: { replace: boolean; padded: boolean },
  ) {
    this.#shapes = shapes;
    this.#mapping = mapping;
    this.#habits = mapping;
    this.#replace = replace;
    this.#padded = padded;
  }

  /** The header is not the mapping’s, so no row can be read. */
  get ended(): boolean {
    return this.#ended;
  }

  *entries(row: SheetRow): Generator<LineEntry> {
    const { header } = this.#mapping;
    const isBefore = header !== null && row.line < header;
    if (this.#ended || isBefore) return;
    if (row.unreadable !== undefined) {
      yield row;
      this.#ended = this.#layout === null;
    } else if (row.cells.every(isEmptyCell)) return;
    else if (this.#layout === null) yield* this.#header(row.cells, row.line);
    else yield this.#entry(row.cells, row.line, this.#layout);
  }

  *#header(cells: readonly Cell[], line: number): Generator<LineEntry> {
    const head = cells.map((cell) => (isFault(cell) ? '' : nameOfColumn(cellText(cell))));
    const found = layoutOf(head, this.#mapping, this.#shapes, line);
    if ('objection' in found) {
      this.#ended = true;
      yield { line, unreadable: found.objection };
      return;
    }
    this.#layout = found.layout;
    const { leftOut } = found.layout;
    if (leftOut.length > 0)
      yield { line, skipped: `columns that the mapping does not name are left out: ${leftOut.join(', ')}` };
  }

  /** Why a row is no home; null for a home. */
  #noHome(cells: readonly Cell[], { sources, published }: Layout): string | null {
    const isThere = (at: number): boolean => !isEmptyCell(cells[at]);
    const filled = sources.filter(({ at }) => at.some(isThere));
    const id = sources.find(({ columns }) => IDS.includes(columns[0]?.field ?? ''));
    const idText = cellText(cells[id?.at[0] ?? -1]);
    if (TOTALS.test(fold(idText))) return 'a row of totals: left out';
    if (filled.length === 0) return 'no cell in a column of the mapping: left out';
    if (filled.length === 1 && filled[0] === id && !/^\d/.test(idText)) return 'a remark: left out';
    if (published === null) return null;
    const read = isEmptyCell(cells[published]) ? { values: [] } : readYesNo(cells[published] ?? null);
    // A cell that is neither yes nor no refuses its home, which stays as it is.
    const isPublic = 'objection' in read || read.values[0] === true;
    return isPublic ? null : `${idText} is not to be published: left out; --sync withdraws it`;
  }

  #entry(cells: readonly Cell[], line: number, layout: Layout): LineEntry {
    const noHome = this.#noHome(cells, layout);
    if (noHome !== null) return { line, skipped: noHome };
    const [objections, notes]: [CellObjection[], CellObjection[]] = [[], []];
    const object = (field: string, value: string, reason: string): void => {
      objections.push({ field, value: JSON.stringify(value), reason });
    };
    const values = new Map<Column, unknown>();
    const states: Column[] = [];
    let place: string | undefined;
    const isShort = (at: number): boolean => !this.#padded && at >= cells.length;
    for (const { at, columns } of layout.sources) {
      const [first] = columns;
      if (first === undefined) continue;
      if (at.every(isShort)) {
        if (notes.every(({ reason }) => reason !== SHORT))
          notes.push({ field: first.field, value: '', reason: SHORT });
        continue;
      }
      states.push(...columns);
      const there = at.map((one) => cells[one] ?? null).filter((cell) => !isEmptyCell(cell));
      const read = this.#read(there, columns);
      const text = there.map(cellText).join(' / ');
      if ('objection' in read) object(first.field, text, read.objection);
      else {
        for (const [number, column] of columns.entries())
          if (read.values[number] !== undefined) values.set(column, read.values[number]);
        if (read.note !== undefined)
          notes.push({ field: first.field, value: JSON.stringify(text), reason: read.note });
        place ??= read.beside;
      }
    }
    for (const { cell, columns } of layout.always) {
      states.push(...columns);
      const read = this.#read([cell], columns);
      if ('objection' in read) object(columns[0]?.field ?? '', cell, read.objection);
      else for (const [number, column] of columns.entries()) values.set(column, read.values[number]);
    }
    if (this.#replace && states.length < layout.sources.flatMap(({ columns }) => columns).length)
      return { line, unreadable: `${cells.length} cells, where the header has ${layout.head.length}` };
    this.#besideZip(values, states, place, object);
    if (layout.published !== null) {
      const cell = cells[layout.published] ?? null;
      const read: Read = isEmptyCell(cell) ? { values: [] } : readYesNo(cell);
      if ('objection' in read) object(PUBLISHED, cellText(cell), read.objection);
    }
    this.#hidePrice(cells, layout, values, object);
    this.#checkOption(cells, layout, values, object);
    const fields = [...values].map(([{ path }, value]) => ({ path, value }));
    return {
      line,
      value: recordOfFields(fields, this.#replace),
      ...(this.#replace ? {} : { columns: states.map(({ path }) => path) }),
      ...(notes.length > 0 ? { notes } : {}),
      ...(objections.length > 0 ? { objections } : {}),
    };
  }

  #read(cells: readonly Cell[], columns: readonly Column[]): Read {
    const [first] = columns;
    if (first === undefined) return { values: [] };
    const fault = cells.find(isFault);
    if (fault !== undefined) return { objection: fault.fault };
    if (cells.length > 0 && !cells.every((cell) => cellText(cell) === '' || isNone(cell)))
      return readerOf(first)(cells, columns, this.#habits);
    if (IDS.includes(first.field)) return { objection: 'missing; the id of the home is expected' };
    return { values: [] };
  }

  /** A place that stands beside its zip; two that differ are asked about. */
  #besideZip(
    values: Map<Column, unknown>,
    states: readonly Column[],
    place: string | undefined,
    object: (field: string, value: string, reason: string) => void,
  ): void {
    if (place === undefined) return;
    const column = states.find(({ field }) => /\.city\.name\.\w\w$/.test(field));
    if (column === undefined) return;
    const named = values.get(column);
    if (named !== undefined && typeof named !== 'string') return;
    if (named === undefined) values.set(column, place);
    else if (fold(named) !== fold(place)) object(column.field, named, `the column of zips says ${place}`);
  }

  #hidePrice(
    cells: readonly Cell[],
    { priceShown }: Layout,
    values: Map<Column, unknown>,
    object: (field: string, value: string, reason: string) => void,
  ): void {
    const price = [...values.keys()].find(({ field }) => ends(field, PRICE));
    if (priceShown === null || price === undefined) return;
    const cell = cells[priceShown] ?? null;
    const read: Read = isEmptyCell(cell) ? { values: [] } : readYesNo(cell);
    if ('objection' in read)
      object(price.field, cellText(cell), `whether the price is shown: ${read.objection}`);
    else if (read.values[0] !== true) values.set(price, -1);
  }

  /** An option whose words do not say of what, with a price that only a rent has. */
  #checkOption(
    cells: readonly Cell[],
    { sources }: Layout,
    values: Map<Column, unknown>,
    object: (field: string, value: string, reason: string) => void,
  ): void {
    const source = sources.find(({ columns }) => ends(columns[0]?.field ?? '', STATUS));
    const status = source?.columns[0];
    if (source === undefined || status === undefined || !SALE_STATUSES.includes(Number(values.get(status))))
      return;
    const texts = source.at.map((at) => cellText(cells[at])).filter((text) => text !== '');
    const price = [...values].find(([{ field }]) => ends(field, PRICE))?.[1];
    const isRent = typeof price === 'number' && price >= 0 && price < SURELY_SALE;
    if (texts.every(isBareOption) && isRent)
      object(
        status.field,
        texts.join(' / '),
        `an option to buy at ${price} euros? Say which, such as "${texts.join(' ')} (huur)"`,
      );
  }
}

/** Texts that systems write for nothing. */
const isNone = (cell: Cell): boolean =>
  typeof cell === 'string' &&
  ['n/a', 'nvt', 'n.v.t.', '#n/a', '-', '–', '—'].includes(cell.trim().toLowerCase());
