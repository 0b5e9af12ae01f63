import { isNotes, JPEG, segmentsOf, turnedBy } from './kinds/jpeg.ts';
import { hasAt } from './kinds/picture-kind.ts';

/** Tag of the orientation, and the type of its value (EXIF 2.32, 4.6.4). */
const [ORIENTATION, SHORT] = [0x01_12, 3];
/** Bytes before the TIFF header of EXIF: marker, length, name. */
const BEFORE_TIFF = 10;

/** How the picture is turned, as its EXIF says: 1 to 8, 1 also where nothing is said. */
function orientationIn(exif: Uint8Array): number {
  const tiff = new DataView(exif.buffer, exif.byteOffset + BEFORE_TIFF, exif.length - BEFORE_TIFF);
  const little = tiff.getUint16(0) === 0x49_49;
  const directory = tiff.getUint32(4, little);
  const count = tiff.getUint16(directory, little);
  for (let at = directory + 2; at < directory + 2 + count * 12; at += 12) {
    if (tiff.getUint16(at, little) !== ORIENTATION || tiff.getUint16(at + 2, little) !== SHORT) continue;
    const value = tiff.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The same of EXIF that may be cut or wrong. */
function statedOrientation(exif: Uint8Array): number {
  try {
    return orientationIn(exif);
  } catch (error) {
    // An offset beyond the segment: it says nothing that can be read.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/**
 * A JPEG without its EXIF, XMP, IPTC, C2PA, comments and whatever else cameras note, which may tell where it was taken;
 * of them only the orientation stays, so that it is shown upright. What follows its end goes too: phones append a video with sound there (Motion Photo 1.0, Samsung's
 * trailer), the time, or a second picture. All other bytes stay as they are, and so do pictures of other kinds. Throws PictureRefused.
 */
export function withoutNotes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (!JPEG.begins(bytes)) return bytes;
  const segments = [...segmentsOf(bytes)];
  const end = segments.at(-1)?.end ?? bytes.length;
  const notes = segments.filter((segment) => isNotes(bytes, segment));
  if (notes.length === 0 && end === bytes.length) return bytes;
  const exif = notes.find(
    ({ marker, data }) => marker === 0xe1 && hasAt(bytes, data, 0x45, 0x78, 0x69, 0x66),
  );
  const orientation = exif === undefined ? 1 : statedOrientation(bytes.subarray(exif.at, exif.end));
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { at, end: behind } of notes) {
    parts.push(bytes.subarray(from, at));
    if (at === exif?.at && orientation > 1) parts.push(turnedBy(orientation));
    from = behind;
  }
  return new Uint8Array(Buffer.concat([...parts, bytes.subarray(from, end)]));
}
