import { type Column, columnsOf, isNothing, type RecordShapes } from './columns.ts';
import { decodedText } from './decode-text.ts';
import { type CellObjection, type LineEntry, MOST_OF_RECORD } from './entry.ts';
import { type CsvOptions, recordOf } from './record.ts';
import { type CsvRow, CsvRows } from './rows.ts';

const DELIMITERS = [',', ';', '\t'];

/** The line by which Excel is told the delimiter, before the header: `sep=;`. */
const STATED_SEPARATOR = /^"?sep=([,;\t])"?[,;\t]*$/i;

/** The delimiter of a header: the most frequent one outside of quotes. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*(?:"|$)/g, '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** The file's delimiter: as its first line tells, or as its first line that is not empty shows. */
function delimiterIn(text: string): string {
  const line = text.split(/[\r\n]+/).find((one) => !isNothing(one)) ?? '';
  return STATED_SEPARATOR.exec(line)?.[1] ?? delimiterOf(line);
}

/** Chunks of text, of which the first contains the whole line that shows the delimiter. */
async function* fromHeader(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let first = '';
  let whole = false;
  for await (const text of texts) {
    if (whole) yield text;
    else {
      first += text;
      const begins = first.search(/[^\s,;\uFEFF]/);
      whole = (begins !== -1 && /[\r\n]/.test(first.slice(begins))) || first.length > MOST_OF_RECORD;
      if (whole) yield first;
    }
  }
  if (!whole) yield first;
}

/**
 * What is told of a row that ends before a column. Spreadsheets leave out empty cells at the end of some rows, so that
 * nothing says whether the value should go: it stays.
 */
const endsBefore = ({ field }: Column): CellObjection => ({
  field,
  value: '',
  reason: 'the row ends before this column: from here on the home keeps its values',
});

/** Converts rows to records by the columns of the header. */
export class CsvRecords {
  readonly #shapes: RecordShapes;
  readonly #options: CsvOptions;
  #columns: readonly Column[] | null = null;
  #paths: readonly Column['path'][] = [];
  /** Names of the header, also empty ones. */
  #head: readonly string[] = [];
  /** Number of cells up to the last column that has a name. */
  #width = 0;
  #ended = false;

  constructor(shapes: RecordShapes, options: CsvOptions) {
    this.#shapes = shapes;
    this.#options = options;
  }

  /** Whether the header was read. */
  get hasHeader(): boolean {
    return this.#columns !== null;
  }

  /** The header is invalid, so no row can be read. */
  get ended(): boolean {
    return this.#ended;
  }

  *entries(rows: Iterable<CsvRow>): Generator<LineEntry> {
    for (const row of rows) {
      if (this.#ended) return;
      if (row.unreadable !== undefined) {
        yield row;
        this.#ended = this.#columns === null;
      } else if (row.cells.every(isNothing))
        continue; // Spreadsheets leave rows of empty cells behind.
      else if (this.#columns === null) yield* this.#header(row.cells, row.line);
      else yield* this.#record(row.cells, row.line, this.#columns);
    }
  }

  *#record(cells: readonly string[], line: number, columns: readonly Column[]): Generator<LineEntry> {
    // The header of a file that was appended to this one.
    if (cells.every((cell, at) => cell.trim() === (this.#head[at] ?? ''))) return;
    const nameless = cells.findIndex((cell, at) => !isNothing(cell) && isNothing(this.#head[at] ?? ''));
    const isShort = cells.length < this.#width;
    // A whole record would lose what its row does not state.
    if ((isShort && this.#options.replace === true) || nameless >= this.#head.length)
      yield { line, unreadable: `${cells.length} cells, where the header has ${this.#head.length}` };
    else if (nameless !== -1)
      yield {
        line,
        unreadable: `cell ${nameless + 1} has a value, but its column has no name in the header`,
      };
    else yield this.#entry(cells, line, columns);
  }

  #entry(cells: readonly string[], line: number, columns: readonly Column[]): LineEntry {
    const { value, objections } = recordOf(cells, columns, this.#options);
    const missing = columns.find(({ at }) => at >= cells.length);
    const paths =
      missing === undefined
        ? this.#paths
        : columns.filter(({ at }) => at < cells.length).map(({ path }) => path);
    return {
      line,
      value,
      ...(this.#options.replace ? {} : { columns: paths }),
      ...(missing === undefined ? {} : { notes: [endsBefore(missing)] }),
      ...(objections.length > 0 ? { objections } : {}),
    };
  }

  *#header(cells: readonly string[], line: number): Generator<LineEntry> {
    this.#head = cells.map((cell) => cell.trim());
    // Its delimiter is already known (delimiterIn).
    if (tellsDelimiter(cells)) return;
    const read = columnsOf(this.#head, this.#shapes);
    if (read.objection === undefined) {
      this.#columns = read.columns;
      this.#width = this.#head.findLastIndex((name) => !isNothing(name)) + 1;
      this.#paths = read.columns.map(({ path }) => path);
      return;
    }
    this.#ended = true;
    // Fields have points in their names.
    const isForeign = this.#head.every((name) => !name.includes('.'));
    const hint = isForeign ? '; --map reads columns of other names' : '';
    yield { line, unreadable: `${read.objection}${hint}` };
  }
}

/** The rows of each chunk of a CSV file: a promise for each row would take a fifth of the reading. */
async function* rowsOfChunks(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Iterable<CsvRow>> {
  let rows: CsvRows | null = null;
  try {
    for await (const text of fromHeader(decodedText(bytes))) {
      rows ??= new CsvRows(delimiterIn(text), most);
      yield rows.read(text);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const line = rows?.line ?? 1;
    yield [
      {
        line,
        unreadable: 'from here on neither UTF-8 nor another encoding of Excel; save the file as "CSV UTF-8"',
      },
    ];
    return;
  }
  if (rows !== null) yield rows.end();
}

/**
 * Reads the rows of a CSV file (RFC 4180), the first one included. The delimiter (",", ";" or tab) is that of a line such
 * as `sep=;`, or of the first line. Bytes that are in no known encoding end the file with an unreadable row.
 * @param most maximum number of characters in a row
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  most = MOST_OF_RECORD,
): AsyncGenerator<CsvRow> {
  for await (const rows of rowsOfChunks(bytes, most)) yield* rows;
}

/** The line by which Excel is told the delimiter; a row of it is no header. */
export const tellsDelimiter = (cells: readonly string[]): boolean =>
  STATED_SEPARATOR.test(cells.join(';')) || /^sep=$/i.test(cells.join('').trim());

/** A row as Belgian spreadsheets write it: semicolons, and quotes around what needs them. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\r\n`;

/**
 * Reads records of a CSV file, one for each row below the header. Quoted cells may contain line breaks, and a row's line
 * is its first. Rows and columns of nothing are skipped. A row states only its columns, as far as it has cells, unless
 * `replace` makes it a whole record (decision 102), which must have all of them.
 */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  shapes: RecordShapes,
  options: CsvOptions = {},
): AsyncGenerator<LineEntry> {
  const records = new CsvRecords(shapes, options);
  for await (const rows of rowsOfChunks(bytes, MOST_OF_RECORD)) {
    yield* records.entries(rows);
    if (records.ended) return;
  }
}
