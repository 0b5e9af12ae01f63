/** Bytes of a piece: parsers check their limits between two. */
const PIECE = 64 * 1024;

/** Bytes in pieces, as from a stream. */
export async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
