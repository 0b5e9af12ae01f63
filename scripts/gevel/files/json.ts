import { type LineEntry, MOST_OF_RECORD } from '#domain/csv/entry.ts';
import { parseJson, skipSpace, stringEnd } from './json-text.ts';

/** Index after the value at `at`, found by brackets and quotes only; -1 when it does not end. */
function valueEnd(text: string, at: number): number {
  const marks = /["{}[\],\s]/g;
  marks.lastIndex = at;
  let depth = 0;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const [sign] = mark;
    if (sign === '"') {
      const end = stringEnd(text, mark.index);
      if (end === -1) return -1;
      if (depth === 0) return end;
      marks.lastIndex = end;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      // The bracket around a plain value, such as a number, ends it.
      if (depth <= 1) return depth === 0 ? mark.index : mark.index + 1;
      depth -= 1;
    } else if (depth === 0) return mark.index;
  }
  return -1;
}

/** A position in a text, with its line. */
class Cursor {
  readonly text: string;
  at = 0;
  #line = 1;
  /** Where the line ends; the text's length for the last one, which is not sought again. */
  #lineEnd = -1;

  constructor(text: string) {
    this.text = text;
  }

  /** Line of the position. */
  get line(): number {
    if (this.#lineEnd === -1) this.#lineEnd = this.#endFrom(0);
    while (this.#lineEnd < this.at) {
      this.#line += 1;
      this.#lineEnd = this.#endFrom(this.#lineEnd + 1);
    }
    return this.#line;
  }

  #endFrom(at: number): number {
    const end = this.text.indexOf('\n', at);
    return end === -1 ? this.text.length : end;
  }

  /** Skips white space and returns the next character. */
  next(): string | undefined {
    this.at = skipSpace(this.text, this.at);
    return this.text[this.at];
  }

  /** Skips `sign`; false if another character follows. */
  take(sign: string): boolean {
    if (this.next() !== sign) return false;
    this.at += 1;
    return true;
  }

  /** Skips the next value and returns its text; null when it does not end. */
  value(): string | null {
    this.next();
    const end = valueEnd(this.text, this.at);
    if (end <= this.at) return null;
    const value = this.text.slice(this.at, end);
    this.at = end;
    return value;
  }
}

const broken = ({ line }: Cursor, wanted: string): LineEntry => ({
  line,
  unreadable: `not JSON: ${wanted} is expected here, and nothing after it can be read`,
});

/** Members of the next list; returns false when the rest of the text cannot be read. */
function* members(cursor: Cursor): Generator<LineEntry, boolean> {
  if (!cursor.take('[')) {
    yield broken(cursor, 'a list of records');
    return false;
  }
  if (cursor.take(']')) return true;
  do {
    cursor.next();
    const { line } = cursor;
    const text = cursor.value();
    if (text === null) {
      yield broken(cursor, 'a record');
      return false;
    }
    yield text.length > MOST_OF_RECORD
      ? { line, unreadable: `longer than ${MOST_OF_RECORD} bytes` }
      : { line, ...parseJson(text) };
  } while (cursor.take(','));
  if (cursor.take(']')) return true;
  yield broken(cursor, '"," or "]"');
  return false;
}

/** Members of the list in an object `{"records": […]}`. */
function* wrapped(cursor: Cursor): Generator<LineEntry, boolean> {
  cursor.take('{');
  const { line } = cursor;
  const key = cursor.value();
  if (key !== '"records"' || !cursor.take(':')) {
    yield { line, unreadable: 'a list of records is expected, or {"records": […]}' };
    return false;
  }
  if (!(yield* members(cursor))) return false;
  if (cursor.take('}')) return true;
  yield broken(cursor, '"}" after the records');
  return false;
}

/** Reads records of a JSON text: a list, or an object with the only key `records`. A record's line is its first. */
export function* readJson(text: string): Generator<LineEntry> {
  const cursor = new Cursor(text);
  const first = cursor.next();
  const whole = first === '{' ? yield* wrapped(cursor) : yield* members(cursor);
  if (whole && cursor.next() !== undefined) yield broken(cursor, 'the end of the file');
}
