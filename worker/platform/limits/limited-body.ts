/** Thrown when a body has more bytes than were allowed. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'BodyTooLarge';
  }
}

/** Bytes of the first piece to read of a body of unknown length; each following one is twice as large. */
const FIRST_PIECE = 64 * 1_024;

/** Bytes to read after an expected length, which shows that the body has ended. */
const REST = 1_024;

/**
 * The pieces of a body. The platform's own streams are read in large ones: by themselves they come in pieces of a few
 * kilobytes, each of which costs more than its content. A body of the `expected` length, bytes, is one piece.
 */
async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  expected: number | null,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = byteReader(body);
  if (reader === null) return yield* body as ReadableStream<Uint8Array<ArrayBuffer>>;
  let done = false;
  let size = expected ?? FIRST_PIECE;
  let next = expected === null ? 2 * size : REST;
  try {
    while (!done) {
      const read = await reader.readAtLeast(size, new Uint8Array(size));
      done = read.done;
      if (read.value !== undefined && read.value.byteLength > 0) yield read.value as Uint8Array<ArrayBuffer>;
      size = next;
      next *= 2;
    }
  } finally {
    // A reader that stops early needs no more data.
    if (!done) await reader.cancel();
  }
}

/** A reader of bytes; null for a stream that a script made from pieces. */
function byteReader(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' });
  } catch {
    return null; // the only way to find out the kind of a stream
  }
}

/** The length that an answer claims, bytes, at most the limit; null if it claims none. It may be wrong. */
export const expectedBytes = ({ headers }: Response, maxBytes: number): number | null => {
  const length = Math.trunc(Number(headers.get('Content-Length')));
  return length > 0 ? Math.min(length, maxBytes) : null;
};

/**
 * A body in one piece, counted as it comes out of its encoding: a small answer may unpack to a large one.
 * `expected` is its likely length; if it is right, less is allocated and nothing copied. Throws BodyTooLarge as soon
 * as there is more than allowed, and reads no further.
 */
export async function readLimitedBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  expected: number | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body === null ? [] : piecesOf(body, expected)) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new BodyTooLarge(maxBytes); // leaving the loop cancels the stream
    chunks.push(chunk);
  }
  const [only] = chunks;
  if (only !== undefined && only.byteLength === length && only.buffer.byteLength === length) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
