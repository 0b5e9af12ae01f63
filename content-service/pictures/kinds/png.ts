import { ByteReader, hasAt, type PictureKind, PictureRefused, type Pixels } from './picture-kind.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length of a chunk's length, type and checksum fields. */
const FRAME = 12;
/** Keywords of text chunks with EXIF, IPTC and XMP. */
const NOTES = /^(?:XML:com\.adobe|Raw profile)/;

const isNotes = (reader: ByteReader, type: string, at: number, length: number): boolean =>
  type === 'eXIf' || (/^(?:iTXt|tEXt|zTXt)$/.test(type) && NOTES.test(reader.name(at, Math.min(length, 20))));

/** PNG, third edition: chunks from IHDR to IEND. */
export const PNG: PictureKind = {
  contentType: 'image/png',
  begins: (bytes) => hasAt(bytes, 0, ...SIGNATURE),
  read: (bytes) => {
    const reader = new ByteReader(bytes);
    let pixels: Pixels | null = null;
    let drawn = false;
    for (let at = SIGNATURE.length; ; ) {
      reader.nextPart();
      const [length, type] = [reader.u32(at), reader.name(at + 4, 4)];
      const [data, next] = [at + 8, at + FRAME + length];
      if (type === 'IHDR') pixels = { width: reader.u32(data), height: reader.u32(data + 4) };
      if (type === 'acTL') throw new PictureRefused('moving');
      if (isNotes(reader, type, data, length)) throw new PictureRefused('metadata');
      drawn ||= type === 'IDAT';
      if (type === 'IEND') {
        if (pixels === null || !drawn || next !== reader.length) throw new PictureRefused('broken');
        return pixels;
      }
      at = next;
    }
  },
};
