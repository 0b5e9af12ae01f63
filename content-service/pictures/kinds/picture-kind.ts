import type { PictureFile } from '#wire/picture-file.ts';

/** Pixel size of a picture. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** A picture format: its signature, and a reader that walks its structure from the first byte to the last. */
export interface PictureKind {
  readonly contentType: PictureFile['contentType'];
  readonly begins: (bytes: Uint8Array) => boolean;
  /** Throws PictureRefused for a broken file, an animation, or metadata about where it was taken. */
  readonly read: (bytes: Uint8Array) => Pixels;
}

/** Maximum number of boxes, chunks, segments or scans: a hundred times those of a large photograph. */
const MOST_PARTS = 10_000;

/** Reasons for refusing a picture, in words for the uploader. */
const REASONS = {
  unknown: 'not a picture that is taken: AVIF, WebP, JPEG, PNG or SVG is expected',
  broken: 'the picture is broken or cut off',
  parts: 'the picture has more than 10,000 boxes, chunks or segments',
  moving: 'the picture moves; one that stands still is expected',
  metadata:
    'the picture carries EXIF, XMP or IPTC, or another note, which may tell where it was taken; save it without',
  side: 'a side is longer than 10,000 pixels, or empty',
  area: 'the picture has more than 40 megapixels',
  drawing: 'the drawing has more than 64 KB',
  markup: 'the drawing is not well-formed SVG with a size',
  script: 'the drawing carries a script or foreign content',
} as const;
type Reason = keyof typeof REASONS;

/** A refused picture. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(REASONS[reason]);
    this.reason = reason;
  }
}

/**
 * Reads numbers from bytes; reading past the end means a truncated picture. Counts the parts that a file is made of,
 * since millions of empty ones cost seconds and hundreds of megabytes before anything else is known of it.
 */
export class ByteReader {
  readonly #view: DataView;
  #parts = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.#view.byteLength;
  }

  /** Begins another part of the file. */
  nextPart(): void {
    this.#parts += 1;
    if (this.#parts > MOST_PARTS) throw new PictureRefused('parts');
  }

  #checked(at: number, size: number): number {
    if (at < 0 || at + size > this.length) throw new PictureRefused('broken');
    return at;
  }

  u8 = (at: number): number => this.#view.getUint8(this.#checked(at, 1));
  u16 = (at: number, littleEndian = false): number =>
    this.#view.getUint16(this.#checked(at, 2), littleEndian);
  u24LittleEndian = (at: number): number => this.u16(at, true) + this.u8(at + 2) * 0x1_00_00;
  u32 = (at: number, littleEndian = false): number =>
    this.#view.getUint32(this.#checked(at, 4), littleEndian);

  /** A name in the file, such as of a chunk: one character per byte. */
  name(at: number, length: number): string {
    this.#checked(at, length);
    return String.fromCharCode(...Array.from({ length }, (_, index) => this.#view.getUint8(at + index)));
  }
}

/** Whether the bytes contain these values at a position. */
export const hasAt = (bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);

/** Character codes of a name. */
export const codesOf = (name: string): number[] => [...name].map((character) => character.charCodeAt(0));
