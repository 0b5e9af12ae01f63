import { type Column, columnsOf, type RecordShapes } from './csv-columns.ts';
import { type CsvOptions, recordOf } from './csv-record.ts';
import { CsvRows } from './csv-rows.ts';
import { type LineEntry, MOST_OF_RECORD } from './entry.ts';

const DELIMITERS = [',', ';', '\t'];

/** The delimiter of a header: the most frequent one outside of quotes. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
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
  readonly #options: CsvOptions;
  #columns: readonly Column[] | null = null;
  #paths: readonly Column['path'][] = [];
  #ended = false;

  constructor(shapes: RecordShapes, options: CsvOptions) {
    this.#shapes = shapes;
    this.#options = options;
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
      // Spreadsheets leave rows of empty cells behind.
      else if (row.cells.every((cell) => cell.trim() === '')) continue;
      else if (row.cells.length !== this.#columns.length)
        yield {
          line: row.line,
          unreadable: `${row.cells.length} cells, where the header has ${this.#columns.length}`,
        };
      else yield this.#entry(row.cells, row.line, this.#columns);
    }
  }

  #entry(cells: readonly string[], line: number, columns: readonly Column[]): LineEntry {
    const { value, objections } = recordOf(cells, columns, this.#options);
    return {
      line,
      value,
      ...(this.#options.replace ? {} : { columns: this.#paths }),
      ...(objections.length > 0 ? { objections } : {}),
    };
  }

  *#header(cells: readonly string[], line: number): Generator<LineEntry> {
    const read = columnsOf(cells, this.#shapes);
    if (read.objection === undefined) {
      this.#columns = read.columns;
      this.#paths = read.columns.map(({ path }) => path);
      return;
    }
    this.#ended = true;
    yield { line, unreadable: read.objection };
  }
}

/**
 * Reads records of a CSV file (RFC 4180), one for each row below the header. The header's delimiter (",", ";" or tab)
 * applies to all rows; quoted cells may contain line breaks, and a row's line is its first. A row states only its
 * columns, unless `replace` makes it a whole record (decision 102).
 */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  shapes: RecordShapes,
  options: CsvOptions = {},
): AsyncGenerator<LineEntry> {
  const records = new CsvRecords(shapes, options);
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
