/** Encodings that spreadsheets write. */
type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** By the byte order mark; without one a zero byte beside the first sign is UTF-16, which has no other use in texts. */
function encodingOf([first, second]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/** Bytes that Windows-1252 does not define. */
const UNDEFINED_BYTES = /[\u0081\u008d\u008f\u0090\u009d]/;
/** Letters with accents in UTF-8, read as Windows-1252: `Ã©`. */
const TWICE_READ = /[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Reads Windows-1252, the encoding in which Excel saves "CSV" in Belgium. @throws TypeError for signs that it has not */
function fromWindows(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (UNDEFINED_BYTES.test(text) || TWICE_READ.test(text)) throw new TypeError('mixed encodings');
  return text;
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/**
 * The text of a file without its byte order mark, in UTF-8, UTF-16 or Windows-1252. The last is known by its first sign
 * that is not ASCII and not UTF-8; a file that had UTF-8 before such a sign, or has it after, is neither.
 * @throws TypeError where the bytes are none of them
 */
export async function* decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let encoding: Encoding | null = null;
  let decoder = new TextDecoder('utf-8', { fatal: true });
  /** ASCII so far, so that the file may still be Windows-1252. */
  let open = true;
  let rest = new Uint8Array();
  for await (const part of bytes) {
    const chunk = rest.length === 0 ? part : Buffer.concat([rest, part]);
    rest = new Uint8Array();
    if (encoding === null) {
      if (chunk.length < 2) {
        rest = chunk;
        continue;
      }
      encoding = encodingOf(chunk);
      decoder = new TextDecoder(encoding, { fatal: true });
    }
    if (encoding === 'windows-1252') yield fromWindows(chunk);
    else if (!open || encoding !== 'utf-8' || isAscii(chunk)) yield decoder.decode(chunk, { stream: true });
    else if (isSplit(chunk)) rest = chunk;
    else {
      open = false;
      try {
        yield decoder.decode(chunk, { stream: true });
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        encoding = 'windows-1252';
        yield fromWindows(chunk);
      }
    }
  }
  if (rest.length === 0) {
    yield decoder.decode();
    return;
  }
  // A short file, or one whose last bytes could begin a sign of UTF-8.
  try {
    yield new TextDecoder('utf-8', { fatal: true }).decode(rest);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    yield fromWindows(rest);
  }
}

/** Whether the only bytes above ASCII are the last ones, which may continue in the next chunk. */
function isSplit(chunk: Uint8Array): boolean {
  const first = chunk.findIndex((byte) => byte >= 0x80);
  return first >= chunk.length - 3;
}
