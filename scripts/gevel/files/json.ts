import type { LineEntry } from './entry.ts';
import { parseJson, skipSpace, stringEnd } from './json-text.ts';

/** Where a value that begins at `at` ends, by its brackets and quotes alone; -1 when it does not. */
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
      // Of a bare value, such as a number, the bracket around it is the end.
      if (depth <= 1) return depth === 0 ? mark.index : mark.index + 1;
      depth -= 1;
    } else if (depth === 0) return mark.index;
  }
  return -1;
}

/** Reads along a text, and counts its lines. */
class Cursor {
  readonly text: string;
  at = 0;
  #line = 1;
  #counted = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The line in which it stands. */
  get line(): number {
    for (
      let next = this.text.indexOf('\n', this.#counted);
      next !== -1 && next < this.at;
      next = this.text.indexOf('\n', next + 1)
    ) {
      this.#line += 1;
      this.#counted = next + 1;
    }
    return this.#line;
  }

  /** The sign that comes next, past white space. */
  next(): string | undefined {
    this.at = skipSpace(this.text, this.at);
    return this.text[this.at];
  }

  /** Goes past this sign; false where another one comes. */
  take(sign: string): boolean {
    if (this.next() !== sign) return false;
    this.at += 1;
    return true;
  }

  /** The text of the value that comes next; null where it does not end. */
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

/** Members of the list that comes next; false when what comes after cannot be read. */
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
    yield { line, ...parseJson(text) };
  } while (cursor.take(','));
  if (cursor.take(']')) return true;
  yield broken(cursor, '"," or "]"');
  return false;
}

/** The object around the records: it has one key. */
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

/** Records of a JSON text: a list, or an object with the one key `records`. The line is where a record begins. */
export function* readJson(text: string): Generator<LineEntry> {
  const cursor = new Cursor(text);
  const first = cursor.next();
  const whole = first === '{' ? yield* wrapped(cursor) : yield* members(cursor);
  if (whole && cursor.next() !== undefined) yield broken(cursor, 'the end of the file');
}
