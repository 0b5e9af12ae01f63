import { type LineEntry, MOST_OF_RECORD } from '#domain/csv/entry.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { parseJson } from './json-text.ts';

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Bytes of whole lines: what ended within a chunk, in one piece, because decoding each short line by itself would cost
 * more than reading it. Null for a line above the size limit, which is not kept.
 */
async function* wholeLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | null> {
  let held: Uint8Array[] = [];
  let length = 0;
  const hold = (part: Uint8Array): void => {
    length += part.length;
    if (length <= MOST_OF_RECORD) held.push(part);
    else held = [];
  };
  const release = (): Uint8Array | null => {
    const [only] = held;
    const isOne = only !== undefined && held.length === 1;
    const whole = length > MOST_OF_RECORD ? null : isOne ? only : Buffer.concat(held);
    held = [];
    length = 0;
    return whole;
  };
  for await (const chunk of bytes) {
    const first = chunk.indexOf(NEWLINE);
    if (first !== -1) {
      // The line that began before this chunk ends here: its size is checked by itself.
      hold(chunk.subarray(0, first));
      yield release();
      const end = chunk.lastIndexOf(NEWLINE);
      if (end > first) yield chunk.subarray(first + 1, end);
    }
    hold(chunk.subarray(chunk.lastIndexOf(NEWLINE) + 1));
  }
  if (length > 0) yield release();
}

/** Lines as texts; null for one that is not UTF-8. */
function* linesOf(bytes: Uint8Array): Generator<string | null> {
  const text = decodeUtf8(bytes);
  if (text === null) {
    for (let from = 0; from <= bytes.length; ) {
      const newline = bytes.indexOf(NEWLINE, from);
      const end = newline === -1 ? bytes.length : newline;
      yield decodeUtf8(bytes.subarray(from, end));
      from = end + 1;
    }
    return;
  }
  for (let from = 0; from <= text.length; ) {
    const newline = text.indexOf('\n', from);
    const end = newline === -1 ? text.length : newline;
    yield text.slice(from, end);
    from = end + 1;
  }
}

/** Whether a line has only white space. */
const isBlank = (text: string): boolean => text === '' || text.trim() === '';

/** Reads a file with one record on each line (NDJSON, JSON Lines). Skips blank lines; reports invalid ones. */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<LineEntry> {
  let line = 0;
  for await (const piece of wholeLines(bytes)) {
    if (piece === null) {
      line += 1;
      yield { line, unreadable: `longer than ${MOST_OF_RECORD} bytes` };
      continue;
    }
    for (const text of linesOf(piece)) {
      line += 1;
      if (text === null) yield { line, unreadable: 'not UTF-8' };
      // A byte order mark within a file is where another file was appended.
      else if (!isBlank(text))
        yield { line, ...parseJson(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text) };
    }
  }
}
