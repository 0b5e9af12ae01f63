import { decodeUtf8 } from './decode-utf8.ts';
import { type LineEntry, MOST_OF_RECORD } from './entry.ts';
import { parseJson } from './json-text.ts';

const NEWLINE = 0x0a;

/**
 * Lines of a file as bytes, those that end in a chunk at once: waiting for each would cost more than reading it. Null
 * for a line above the size limit.
 */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<(Uint8Array | null)[]> {
  let held: Uint8Array[] = [];
  let length = 0;
  const line = (): Uint8Array | null => {
    const [only] = held;
    const isWhole = only !== undefined && held.length === 1;
    const whole = length > MOST_OF_RECORD ? null : isWhole ? only : Buffer.concat(held);
    held = [];
    length = 0;
    return whole;
  };
  for await (const chunk of bytes) {
    const lines: (Uint8Array | null)[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      length += end - from;
      if (length <= MOST_OF_RECORD) held.push(chunk.subarray(from, end));
      lines.push(line());
      from = end + 1;
    }
    yield lines;
    length += chunk.length - from;
    if (length <= MOST_OF_RECORD) held.push(chunk.subarray(from));
    else held = [];
  }
  if (length > 0) yield [line()];
}

/** Reads a file with one record on each line (NDJSON, JSON Lines). Skips blank lines; reports invalid ones. */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<LineEntry> {
  let line = 0;
  for await (const lines of linesOf(bytes)) {
    for (const found of lines) {
      line += 1;
      if (found?.length === 0) continue;
      if (found === null) {
        yield { line, unreadable: `longer than ${MOST_OF_RECORD} bytes` };
        continue;
      }
      const text = decodeUtf8(found);
      if (text === null) yield { line, unreadable: 'not UTF-8' };
      else if (text.trim() !== '') yield { line, ...parseJson(text) };
    }
  }
}
