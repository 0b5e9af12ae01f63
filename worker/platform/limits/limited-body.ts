/** Thrown when a body has more bytes than were allowed. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'BodyTooLarge';
  }
}

/**
 * A body in one piece, counted as it comes out of its encoding: a small answer may unpack to a large one.
 * Throws BodyTooLarge as soon as there is more than allowed, and reads no further.
 */
export async function readLimitedBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
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
