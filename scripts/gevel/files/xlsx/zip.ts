import { createInflateRaw } from 'node:zlib';
import { FileError } from '../entry.ts';

/** An entry of a ZIP archive (APPNOTE 6.3.10, §4.3.12). */
interface ZipEntry {
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Greatest number of entries; a workbook has dozens. */
const MOST_ENTRIES = 5000;

/** Begin of the record at the end, which a comment of at most 64 KB may follow. */
function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (bytes.readUInt32LE(at) === END) return at;
  throw new FileError('not a workbook, or cut off; save it again as .xlsx');
}

/** A workbook’s archive. Entries are unpacked one by one, and all together have at most `most` bytes, whatever they declare. */
export class Zip {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, ZipEntry>();
  readonly #most: number;
  #left: number;

  /** @throws FileError when the bytes are no archive */
  constructor(bytes: Buffer, most: number) {
    this.#bytes = bytes;
    this.#most = most;
    this.#left = most;
    try {
      this.#read();
    } catch (error) {
      if (error instanceof RangeError) throw new FileError('the workbook is cut off; save it again as .xlsx');
      throw error;
    }
  }

  #read(): void {
    const bytes = this.#bytes;
    const end = endOf(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) throw new FileError(`the workbook has more than ${MOST_ENTRIES} parts`);
    let at = bytes.readUInt32LE(end + 16);
    for (let number = 0; number < count; number += 1) {
      if (bytes.readUInt32LE(at) !== CENTRAL)
        throw new FileError('the workbook is damaged; save it again as .xlsx');
      const length = bytes.readUInt16LE(at + 28);
      const name = bytes.toString('utf8', at + 46, at + 46 + length).replace(/\\/g, '/');
      this.#entries.set(name, {
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        offset: bytes.readUInt32LE(at + 42),
      });
      at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** The bytes of an entry in chunks; none when there is no such entry. @throws FileError beyond the limit */
  async *unpack(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    const { offset, packed, method } = entry;
    const bytes = this.#bytes;
    if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL || ![0, 8].includes(method))
      throw new FileError('the workbook is damaged or protected; save it again as .xlsx, without a password');
    const begins = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const source = bytes.subarray(begins, begins + packed);
    if (method === 0) yield this.#counted(source);
    else yield* this.#inflated(source);
  }

  async *#inflated(source: Buffer): AsyncGenerator<Buffer> {
    const inflate = createInflateRaw();
    inflate.end(source);
    try {
      for await (const chunk of inflate) yield this.#counted(chunk as Buffer);
    } catch (error) {
      if (error instanceof FileError) throw error;
      throw new FileError('the workbook is damaged; save it again as .xlsx', { cause: error });
    } finally {
      inflate.destroy();
    }
  }

  #counted(chunk: Buffer): Buffer {
    this.#left -= chunk.length;
    if (this.#left < 0)
      throw new FileError(`unpacked, the workbook is larger than ${this.#most / 1024 / 1024} MB; split it`);
    return chunk;
  }
}
