/** Thrown when a body has more bytes than were allowed. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'BodyTooLarge';
  }
}

/** Bytes of the first piece to read; each following one is twice as large. */
const FIRST_PIECE = 64 * 1_024;

/**
 * The pieces of a body. The platform's own streams are read in large pieces: by default they return a few kilobytes at
 * a time, and each piece costs more than its content.
 */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = byteReader(body);
  if (reader === null) return yield* body;
  let done = false;
  try {
    for (let size = FIRST_PIECE; !done; size *= 2) {
      const read = await reader.readAtLeast(size, new Uint8Array(size));
      done = read.done;
      if (read.value !== undefined && read.value.byteLength > 0) yield read.value;
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

/**
 * A whole body, measured after decoding: a small answer can decompress to a large one. Throws BodyTooLarge as soon as
 * it exceeds the limit, and reads no further.
 */
export async function readLimitedBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body === null ? [] : piecesOf(body)) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new BodyTooLarge(maxBytes); // leaving the loop cancels the stream
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
