/** A form with files of which only the texts are kept, so that a stranger's file never fills the memory. */
import { formIn } from './receive-pictures.ts';

/** Longest head of a part, bytes: a name and the name of a file. */
const MOST_HEAD = 8 * 1024;

const ENCODER = new TextEncoder();
const HEAD_END = ENCODER.encode('\r\n\r\n');
const FILE = /;\s*filename\*?=/i;

/** Where bytes stand in others; -1 where they do not. */
function placeOf(searched: Uint8Array, bytes: Uint8Array): number {
  const [first = 0] = bytes;
  for (let at = searched.indexOf(first); at !== -1; at = searched.indexOf(first, at + 1)) {
    let length = 1;
    while (length < bytes.byteLength && searched[at + length] === bytes[length]) length += 1;
    if (length === bytes.byteLength) return at;
  }
  return -1;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, { byteLength }) => length + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** Cuts a form into its parts as it comes, and keeps all but the contents of files (RFC 7578, RFC 2046 §5.1.1). */
class FormWithoutFiles {
  readonly #delimiter: Uint8Array;
  readonly #most: number;
  readonly #retained: Uint8Array[] = [];
  #length = 0;
  /** What is not cut yet; the first delimiter has no line before it. */
  #rest: Uint8Array = ENCODER.encode('\r\n');
  #within: 'start' | 'head' | 'text' | 'file' | 'end' = 'start';

  constructor(boundary: string, most: number) {
    this.#delimiter = ENCODER.encode(`\r\n--${boundary}`);
    this.#most = most;
  }

  /** Whether nothing more can come of it: its end was read, or it is longer than a form may be. */
  get isOver(): boolean {
    return this.#within === 'end' || this.#length > this.#most;
  }

  #keep(...pieces: readonly Uint8Array[]): void {
    for (const piece of pieces) {
      this.#length += piece.byteLength;
      if (this.#length <= this.#most) this.#retained.push(piece.slice());
    }
  }

  /** The part behind a delimiter begins; false while its head has not come whole. */
  #readHead(): boolean {
    if (this.#rest.byteLength >= 2 && this.#rest[0] === 0x2d && this.#rest[1] === 0x2d) {
      this.#within = 'end';
      return true;
    }
    const end = placeOf(this.#rest, HEAD_END);
    // What is no form is read as one that is too long.
    if (end === -1 && this.#rest.byteLength > MOST_HEAD) this.#length = this.#most + 1;
    if (end === -1) return false;
    const head = this.#rest.subarray(0, end + HEAD_END.byteLength);
    this.#keep(this.#delimiter, head);
    this.#within = FILE.test(new TextDecoder().decode(head)) ? 'file' : 'text';
    this.#rest = this.#rest.subarray(head.byteLength);
    return true;
  }

  /** The content of a part ends at the next delimiter; false while that has not come. */
  #readContent(): boolean {
    const at = placeOf(this.#rest, this.#delimiter);
    const safe = at === -1 ? Math.max(0, this.#rest.byteLength - this.#delimiter.byteLength + 1) : at;
    if (this.#within === 'text') this.#keep(this.#rest.subarray(0, safe));
    this.#rest = this.#rest.subarray(at === -1 ? safe : at + this.#delimiter.byteLength);
    if (at !== -1) this.#within = 'head';
    return at !== -1;
  }

  add(piece: Uint8Array): void {
    this.#rest = joined([this.#rest, piece]);
    let isRead = true;
    while (isRead && !this.isOver) isRead = this.#within === 'head' ? this.#readHead() : this.#readContent();
  }

  /** The bytes of the form; null for one that was cut off, or is too long. */
  bytes(): Uint8Array<ArrayBuffer> | null {
    if (this.#within !== 'end' || this.#length > this.#most) return null;
    return joined([...this.#retained, this.#delimiter, ENCODER.encode('--\r\n')]).slice(2);
  }
}

/**
 * The fields of a form, its files by their names alone, without content. All of its bytes are read, up to `mostRead`,
 * and of these at most `most` are kept. Null for what is no whole form, or longer.
 */
export async function textsOfForm(
  body: ReadableStream<Uint8Array> | null,
  type: string,
  { most, mostRead }: { readonly most: number; readonly mostRead: number },
): Promise<FormData | null> {
  const [, quoted, bare] = /boundary=(?:"([^"]{1,200})"|([^\s;,]{1,200}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (body === null || boundary === undefined) return null;
  const form = new FormWithoutFiles(boundary, most);
  let length = 0;
  for await (const piece of body) {
    length += piece.byteLength;
    if (length > mostRead) return null; // leaving the loop cancels the stream
    if (!form.isOver) form.add(piece);
  }
  const bytes = form.bytes();
  return bytes && formIn(bytes, type);
}
