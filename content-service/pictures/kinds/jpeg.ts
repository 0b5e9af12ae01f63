import { ByteReader, hasAt, type PictureKind, PictureRefused, type Pixels } from './picture-kind.ts';

const [START_OF_IMAGE, END_OF_IMAGE, START_OF_SCAN] = [0xd8, 0xd9, 0xda];
/** Start of frame in each coding process; C4, C8 and CC mean something else (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments with EXIF, XMP (APP1) or IPTC (APP13). */
const isNotes = (reader: ByteReader, marker: number, data: number, length: number): boolean =>
  (marker === 0xe1 && /^(?:Exif|http)/.test(reader.name(data, Math.min(4, length)))) || marker === 0xed;

/** Position of the next marker of the scan from `at` on, other than a stuffed FF or a restart marker. */
function endOfScan(bytes: Uint8Array, at: number): number {
  // Not by `indexOf`, which is slower where every other byte is a marker.
  for (let next = at; next < bytes.length; next += 1) {
    if (bytes[next] !== 0xff) continue;
    const marker = bytes[next + 1] ?? 0;
    const goesOn = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!goesOn) return next;
  }
  throw new PictureRefused('broken');
}

/** JPEG (ITU-T T.81): segments and scans up to the end of the image, without trailing data. */
export const JPEG: PictureKind = {
  contentType: 'image/jpeg',
  begins: (bytes) => hasAt(bytes, 0, 0xff, START_OF_IMAGE, 0xff),
  read: (bytes) => {
    const reader = new ByteReader(bytes);
    let pixels: Pixels | null = null;
    let drawn = false;
    for (let at = 2; ; ) {
      reader.nextPart();
      if (reader.u8(at) !== 0xff) throw new PictureRefused('broken');
      const marker = reader.u8(at + 1);
      if (marker === 0xff) {
        // Fill bytes before a marker (B.1.1.2).
        at += 1;
        continue;
      }
      if (marker === END_OF_IMAGE) {
        if (pixels === null || !drawn || at + 2 !== reader.length) throw new PictureRefused('broken');
        return pixels;
      }
      const length = reader.u16(at + 2);
      const data = at + 4;
      if (length < 2) throw new PictureRefused('broken');
      if (isFrame(marker)) pixels = { height: reader.u16(data + 1), width: reader.u16(data + 3) };
      if (isNotes(reader, marker, data, length - 2)) throw new PictureRefused('metadata');
      at += 2 + length;
      if (marker === START_OF_SCAN) {
        drawn = true;
        at = endOfScan(bytes, at);
      }
    }
  },
};
