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

/** Whether the only bytes above ASCII are the last ones, which may be the begin of a sign. */
const isSplit = (chunk: Uint8Array): boolean => chunk.findIndex((byte) => byte >= 0x80) >= chunk.length - 3;

const isValid = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

/** The longest beginning that is UTF-8. */
function validPart(bytes: Uint8Array): Uint8Array {
  let [valid, invalid] = [0, bytes.length];
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isValid(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return bytes.subarray(0, valid);
}

/** Both parts in one. */
function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}

/** Reads a file in the encoding that its first signs above ASCII show. */
class FileDecoder {
  #encoding: Encoding | null = null;
  #decoder = new TextDecoder('utf-8', { fatal: true });
  /** ASCII so far, so that the file may still be Windows-1252. */
  #open = true;
  #rest: Uint8Array = new Uint8Array();

  *read(part: Uint8Array): Generator<string> {
    const chunk = this.#rest.length === 0 ? part : joined(this.#rest, part);
    this.#rest = new Uint8Array();
    if (this.#encoding === null && chunk.length < 2) {
      this.#rest = chunk;
      return;
    }
    if (this.#encoding === null) {
      this.#encoding = encodingOf(chunk);
      this.#decoder = new TextDecoder(this.#encoding, { fatal: true });
    }
    if (this.#encoding === 'utf-8' && this.#open && !isAscii(chunk) && isSplit(chunk)) {
      this.#rest = chunk;
      return;
    }
    yield* this.#decode(chunk, true);
  }

  *end(): Generator<string> {
    if (this.#rest.length > 0) {
      this.#encoding ??= 'utf-8';
      yield* this.#decode(this.#rest, false);
    } else if (this.#encoding !== 'windows-1252') yield this.#decoder.decode();
  }

  *#decode(chunk: Uint8Array, stream: boolean): Generator<string> {
    if (this.#encoding === 'windows-1252') {
      yield fromWindows(chunk);
      return;
    }
    try {
      const text = this.#decoder.decode(chunk, { stream });
      this.#open &&= isAscii(chunk);
      yield text;
    } catch (error) {
      if (!(error instanceof TypeError) || this.#encoding !== 'utf-8') throw error;
      // Without the begin of a sign at its end.
      const before = this.#open ? new TextDecoder().decode(validPart(chunk), { stream: true }) : '';
      if (!this.#open || /[^\0-\x7f]/.test(before)) {
        yield before;
        throw error;
      }
      this.#encoding = 'windows-1252';
      yield fromWindows(chunk);
    }
  }
}

/**
 * The text of a file without its byte order mark, in UTF-8, UTF-16 or Windows-1252. The last is known by its first sign
 * that is not ASCII and not UTF-8; a file that had UTF-8 before such a sign, or has it after, is neither.
 * @throws TypeError where the bytes are none of them
 */
export async function* decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new FileDecoder();
  for await (const part of bytes) yield* decoder.read(part);
  yield* decoder.end();
}
