import { type Column, columnsOf, type RecordShapes } from './csv-columns.ts';
import { CsvRows } from './csv-rows.ts';
import { type LineEntry, MOST_OF_RECORD } from './entry.ts';

const DELIMITERS = [',', ';', '\t'];

/** The delimiter of a header: the most frequent one outside of quotes. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

const figure = (cell: string): unknown => (/^-?\d{1,15}(?:\.\d{1,9})?$/.test(cell) ? Number(cell) : cell);
const yesNo = (cell: string): unknown =>
  ['true', 'false'].includes(cell.trim()) ? cell.trim() === 'true' : cell;
const partsOf = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The value of a cell. Text that does not fit its type stays unchanged, so that strict validation refuses it. */
function cellValue(cell: string, { type, name = '' }: Column): unknown {
  switch (type) {
    case 'number':
      return figure(cell.trim());
    case 'boolean':
      return yesNo(cell);
    case 'texts':
      return partsOf(cell);
    case 'numbers':
      return partsOf(cell).map(figure);
    case 'pictures':
      return partsOf(cell).map((part) => ({ [name]: part }));
    case 'text':
      return cell;
  }
}

/** A record under construction: groups and lists by their keys. */
type Branch = Map<string | number, unknown>;

function put(root: Branch, path: readonly (string | number)[], value: unknown): void {
  let branch = root;
  for (const step of path.slice(0, -1)) {
    const next = branch.get(step);
    const inner: Branch = next instanceof Map ? next : new Map();
    branch.set(step, inner);
    branch = inner;
  }
  branch.set(path.at(-1) ?? '', value);
}

/** Converts a branch to an object or a list; a list has no gaps for empty cells. */
function grown(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...(value as Branch)];
  if (typeof entries[0]?.[0] !== 'number')
    return Object.fromEntries(entries.map(([key, inner]) => [key, grown(inner)]));
  return entries.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, inner]) => grown(inner));
}

/** The record of a row; empty cells are left out. */
function recordOf(cells: readonly string[], columns: readonly Column[]): unknown {
  const root: Branch = new Map();
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (cell.trim() !== '') put(root, column.path, cellValue(cell, column));
  }
  return grown(root);
}

/** Chunks of text, of which the first contains the whole header. */
async function* fromHeader(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let first = '';
  let whole = false;
  for await (const text of texts) {
    if (whole) yield text;
    else {
      first += text;
      whole = first.includes('\n') || first.length > MOST_OF_RECORD;
      if (whole) yield first;
    }
  }
  if (!whole) yield first;
}

/** Text of a file in UTF-8, without a byte order mark. @throws TypeError for other bytes */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Converts rows to records by the columns of the header. */
class CsvRecords {
  readonly #shapes: RecordShapes;
  #columns: readonly Column[] | null = null;
  #ended = false;

  constructor(shapes: RecordShapes) {
    this.#shapes = shapes;
  }

  /** The header is invalid, so no row can be read. */
  get ended(): boolean {
    return this.#ended;
  }

  *entries(rows: ReturnType<CsvRows['read']>): Generator<LineEntry> {
    for (const row of rows) {
      if (this.#ended) return;
      if (row.unreadable !== undefined) {
        yield row;
        this.#ended = this.#columns === null;
      } else if (this.#columns === null) yield* this.#header(row.cells, row.line);
      else if (row.cells.length !== this.#columns.length)
        yield {
          line: row.line,
          unreadable: `${row.cells.length} cells, where the header has ${this.#columns.length}`,
        };
      else yield { line: row.line, value: recordOf(row.cells, this.#columns) };
    }
  }

  *#header(cells: readonly string[], line: number): Generator<LineEntry> {
    const read = columnsOf(cells, this.#shapes);
    if (read.objection === undefined) {
      this.#columns = read.columns;
      return;
    }
    this.#ended = true;
    yield { line, unreadable: read.objection };
  }
}

/**
 * Reads records of a CSV file (RFC 4180), one for each row below the header. The header's delimiter (",", ";" or tab)
 * applies to all rows; quoted cells may contain line breaks, and a row's line is its first.
 */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  shapes: RecordShapes,
): AsyncGenerator<LineEntry> {
  const records = new CsvRecords(shapes);
  let rows: CsvRows | null = null;
  try {
    for await (const text of fromHeader(decoded(bytes))) {
      rows ??= new CsvRows(delimiterOf(text.slice(0, text.search(/\n|$/))));
      yield* records.entries(rows.read(text));
      if (records.ended) return;
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    yield { line: rows?.line ?? 1, unreadable: 'not UTF-8 from here on; save the file as "CSV UTF-8"' };
    return;
  }
  if (rows !== null) yield* records.entries(rows.end());
}
