import { ByteReader, codesOf, hasAt, type PictureKind, PictureRefused, type Pixels } from './picture-kind.ts';

const RIFF = codesOf('RIFF');
const WEBP = codesOf('WEBP');
/** Animation bit of the extended header. */
const ANIMATION = 0x02;
const FOURTEEN_BITS = 0x3fff;

/** Readers of the pixel size by chunk name (RFC 9649 §2). */
const PIXELS: Readonly<Record<string, (reader: ByteReader, at: number) => Pixels>> = {
  'VP8 ': (reader, at) => ({
    width: reader.u16(at + 6, true) & FOURTEEN_BITS,
    height: reader.u16(at + 8, true) & FOURTEEN_BITS,
  }),
  VP8L: (reader, at) => {
    const packed = reader.u32(at + 1, true);
    return { width: (packed & FOURTEEN_BITS) + 1, height: ((packed >>> 14) & FOURTEEN_BITS) + 1 };
  },
  VP8X: (reader, at) => ({
    width: reader.u24LittleEndian(at + 4) + 1,
    height: reader.u24LittleEndian(at + 7) + 1,
  }),
};

/** WebP (RFC 9649): chunks of a RIFF container of exactly the stated length. */
export const WEBP_KIND: PictureKind = {
  contentType: 'image/webp',
  begins: (bytes) => hasAt(bytes, 0, ...RIFF) && hasAt(bytes, 8, ...WEBP),
  read: (bytes) => {
    const reader = new ByteReader(bytes);
    const end = reader.u32(4, true) + 8;
    if (end !== reader.length) throw new PictureRefused('broken');
    let pixels: Pixels | null = null;
    let drawn = false;
    for (let at = 12; at < end; ) {
      reader.nextPart();
      const [name, length] = [reader.name(at, 4), reader.u32(at + 4, true)];
      const data = at + 8;
      const moves = name === 'VP8X' && (reader.u8(data) & ANIMATION) !== 0;
      if (moves || name === 'ANIM' || name === 'ANMF') throw new PictureRefused('moving');
      if (name === 'EXIF' || name === 'XMP ') throw new PictureRefused('metadata');
      // The extended header, if present, has the canvas size and comes before the image data.
      pixels ??= PIXELS[name]?.(reader, data) ?? null;
      drawn ||= name === 'VP8 ' || name === 'VP8L';
      at = data + length + (length % 2);
      if (at > end) throw new PictureRefused('broken');
    }
    if (pixels === null || !drawn) throw new PictureRefused('broken');
    return pixels;
  },
};
