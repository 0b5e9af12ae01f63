/** A row of cells, with its first line. */
export type CsvRow =
  | { readonly line: number; readonly cells: readonly string[]; readonly unreadable?: undefined }
  | { readonly line: number; readonly unreadable: string };

type State = 'cell' | 'plain' | 'quoted' | 'closed' | 'skipped';

/**
 * Reads rows of CSV (RFC 4180) from chunks of text. Reports an invalid row and continues with the next line: a
 * library lost valid rows there, and a home that is missing from an import is withdrawn (decision 45).
 */
export class CsvRows {
  readonly #delimiter: string;
  readonly #most: number;
  #state: State = 'cell';
  #cell = '';
  #cells: string[] = [];
  #size = 0;
  #line = 1;
  #begins = 1;
  #wrong: string | null = null;
  /** A carriage return outside quotes: with or without a line feed after it, it ends the row. */
  #returned = false;

  /** @param most maximum number of characters in a row */
  constructor(delimiter: string, most: number) {
    this.#delimiter = delimiter;
    this.#most = most;
  }

  /** First line of the current row. */
  get line(): number {
    return this.#begins;
  }

  /** Rows that end within this chunk. */
  *read(text: string): Generator<CsvRow> {
    for (const sign of text) {
      if (this.#returned && sign !== '\n') yield* this.#newLine();
      this.#returned = sign === '\r' && this.#state !== 'quoted';
      // A byte order mark within a file is where another file was appended.
      if (this.#returned || sign === '\uFEFF') continue;
      this.#size += 1;
      if (this.#size === this.#most) this.#refuse(`longer than ${this.#most} characters`);
      if (sign === '\n' && this.#state !== 'quoted') yield* this.#newLine();
      else {
        if (sign === '\n') this.#line += 1;
        this.#take(sign);
      }
    }
  }

  /** The last row, if the file does not end with a line break. */
  *end(): Generator<CsvRow> {
    if (this.#state === 'quoted') this.#refuse('a quote is not closed');
    if (this.#size > 0) yield* this.#row();
  }

  #take(sign: string): void {
    switch (this.#state) {
      case 'cell':
      case 'plain':
        if (sign === this.#delimiter) this.#endCell();
        else if (sign !== '"') {
          this.#cell += sign;
          this.#state = 'plain';
        } else if (this.#state === 'cell') this.#state = 'quoted';
        else this.#refuse('a cell with a quote in it must be quoted, and the quote doubled');
        return;
      case 'quoted':
        if (sign === '"') this.#state = 'closed';
        else this.#cell += sign;
        return;
      case 'closed':
        if (sign === '"') {
          this.#cell += sign;
          this.#state = 'quoted';
        } else if (sign === this.#delimiter) this.#endCell();
        else this.#refuse('a cell continues after its closing quote');
        return;
      case 'skipped':
    }
  }

  *#newLine(): Generator<CsvRow> {
    this.#line += 1;
    yield* this.#row();
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'cell';
  }

  #refuse(why: string): void {
    this.#wrong ??= why;
    this.#state = 'skipped';
    this.#cell = '';
    this.#cells = [];
  }

  *#row(): Generator<CsvRow> {
    // An empty line is not a row with one empty cell.
    const blank = this.#cells.length === 0 && this.#cell === '' && this.#state !== 'closed';
    this.#endCell();
    const line = this.#begins;
    if (this.#wrong !== null) yield { line, unreadable: this.#wrong };
    else if (!blank) yield { line, cells: this.#cells };
    this.#cells = [];
    this.#size = 0;
    this.#wrong = null;
    this.#begins = this.#line;
  }
}
