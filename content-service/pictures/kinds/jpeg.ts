import { ByteReader, codesOf, hasAt, type PictureKind, PictureRefused, type Pixels } from './picture-kind.ts';

const [START_OF_IMAGE, END_OF_IMAGE, START_OF_SCAN] = [0xd8, 0xd9, 0xda];
/** Start of frame in each coding process; C4, C8 and CC mean something else (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

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

export interface Segment {
  readonly marker: number;
  /** Positions of its marker, of its data, and of what follows it; a scan belongs to the segment that begins it. */
  readonly at: number;
  readonly data: number;
  readonly end: number;
}

/** The segments of a picture, of which the last is its end; other bytes may follow it. Throws PictureRefused. */
export function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  const reader = new ByteReader(bytes);
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
      yield { marker, at, data: at + 2, end: at + 2 };
      return;
    }
    const length = reader.u16(at + 2);
    if (length < 2) throw new PictureRefused('broken');
    const behind = at + 2 + length;
    const end = marker === START_OF_SCAN ? endOfScan(bytes, behind) : behind;
    yield { marker, at, data: at + 4, end };
    at = end;
  }
}

/** Segments of applications that pixels need, by marker and name: JFIF, the profile of colours, Adobe's transform. */
const NEEDED: readonly (readonly [marker: number, name: readonly number[]])[] = [
  [0xe0, [...codesOf('JFIF'), 0]],
  [0xe2, [...codesOf('ICC_PROFILE'), 0]],
  [0xee, codesOf('Adobe')],
];

/**
 * Whether a segment may say where and by whom a picture was taken: a comment, or one of an application (T.81, B.2.4.6)
 * that pixels do not need. Cameras have names of their own for them, so that a list of the known ones is never whole.
 */
export const isNotes = (bytes: Uint8Array, { marker, data }: Segment): boolean =>
  marker === 0xfe ||
  (marker >= 0xe0 &&
    marker <= 0xef &&
    !NEEDED.some(([needed, name]) => marker === needed && hasAt(bytes, data, ...name)));

/** EXIF that says only how the picture is turned (EXIF 2.32, 4.6.4): one entry, in the order of bytes of Motorola. */
export const turnedBy = (orientation: number): Uint8Array =>
  Uint8Array.from(
    [
      [0xff, 0xe1, 0, 34, ...codesOf('Exif'), 0, 0],
      [...codesOf('MM'), 0, 42, 0, 0, 0, 8],
      [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
    ].flat(),
  );

/** The orientation of a segment that says nothing else; null for every other one. */
function onlyOrientation(bytes: Uint8Array, { at, end }: Segment): number | null {
  const orientation = bytes[at + 29] ?? 0;
  if (orientation < 2 || orientation > 8) return null;
  const only = turnedBy(orientation);
  return end - at === only.length && hasAt(bytes, at, ...only) ? orientation : null;
}

/** JPEG (ITU-T T.81): segments and scans up to the end of the image, without trailing data. */
export const JPEG: PictureKind = {
  contentType: 'image/jpeg',
  begins: (bytes) => hasAt(bytes, 0, 0xff, START_OF_IMAGE, 0xff),
  read: (bytes) => {
    const reader = new ByteReader(bytes);
    let pixels: Pixels | null = null;
    let drawn = false;
    let lies = false;
    for (const segment of segmentsOf(bytes)) {
      const { marker, data } = segment;
      if (isFrame(marker)) pixels = { height: reader.u16(data + 1), width: reader.u16(data + 3) };
      if (marker === START_OF_SCAN) drawn = true;
      if (marker === END_OF_IMAGE && segment.end !== reader.length) throw new PictureRefused('broken');
      if (!isNotes(bytes, segment)) continue;
      const orientation = onlyOrientation(bytes, segment);
      if (orientation === null) throw new PictureRefused('metadata');
      // From 5 on, rows are columns.
      lies = orientation >= 5;
    }
    if (pixels === null || !drawn) throw new PictureRefused('broken');
    return lies ? { width: pixels.height, height: pixels.width } : pixels;
  },
};
