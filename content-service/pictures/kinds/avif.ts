import { ByteReader, codesOf, hasAt, type PictureKind, PictureRefused, type Pixels } from './picture-kind.ts';

/** A box of the container, with the range of its content. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Length of version and flags at the start of some boxes. */
const FULL = 4;

/** The boxes within a range, which they must fill to the last byte (ISO/IEC 14496-12 §4.2). */
function boxesIn(reader: ByteReader, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    reader.nextPart();
    const size = reader.u32(at);
    // 1: a 64-bit size, larger than any picture. 0: up to the end.
    if (size === 1 || (size !== 0 && size < 8)) throw new PictureRefused('broken');
    const end = size === 0 ? to : at + size;
    if (end > to) throw new PictureRefused('broken');
    boxes.push({ type: reader.name(at + 4, 4), start: at + 8, end });
    at = end;
  }
  return boxes;
}

const boxNamed = (boxes: readonly Box[], type: string): Box => {
  const found = boxes.find((box) => box.type === type);
  if (found === undefined) throw new PictureRefused('broken');
  return found;
};

/** Types of all items in the file, such as `av01` or `Exif` (ISO/IEC 14496-12 §8.11.6). */
function itemTypes(reader: ByteReader, iinf: Box): string[] {
  const first = iinf.start + FULL + (reader.u8(iinf.start) === 0 ? 2 : 4);
  return boxesIn(reader, first, iinf.end).map(({ start }) => {
    const version = reader.u8(start);
    return version < 2 ? '' : reader.name(start + FULL + (version === 2 ? 2 : 4) + 2, 4);
  });
}

/** Indexes (from 1) of an item's properties (ISO/IEC 23008-12 §9.3). */
function propertiesOf(reader: ByteReader, ipma: Box, item: number): number[] {
  const wide = reader.u8(ipma.start) > 0;
  const large = (reader.u8(ipma.start + 3) & 1) === 1;
  const entries = reader.u32(ipma.start + FULL);
  let at = ipma.start + FULL + 4;
  for (let entry = 0; entry < entries; entry++) {
    reader.nextPart();
    const id = wide ? reader.u32(at) : reader.u16(at);
    at += wide ? 4 : 2;
    const count = reader.u8(at);
    at += 1;
    const places = Array.from({ length: count }, (_, index) =>
      large ? reader.u16(at + 2 * index) & 0x7fff : reader.u8(at + index) & 0x7f,
    );
    if (id === item) return places;
    at += count * (large ? 2 : 1);
  }
  throw new PictureRefused('broken');
}

/** Pixel size of the primary item, after the file's rotation. */
function pixelsOf(reader: ByteReader, meta: readonly Box[]): Pixels {
  const pitm = boxNamed(meta, 'pitm');
  const primary = reader.u8(pitm.start) === 0 ? reader.u16(pitm.start + FULL) : reader.u32(pitm.start + FULL);
  const iprp = boxNamed(meta, 'iprp');
  const [ipco, ipma] = ['ipco', 'ipma'].map((type) => boxNamed(boxesIn(reader, iprp.start, iprp.end), type));
  if (ipco === undefined || ipma === undefined) throw new PictureRefused('broken');
  const all = boxesIn(reader, ipco.start, ipco.end);
  const own = propertiesOf(reader, ipma, primary).flatMap((place) => all[place - 1] ?? []);
  const { start } = boxNamed(own, 'ispe');
  const [width, height] = [reader.u32(start + FULL), reader.u32(start + FULL + 4)];
  const turned = own.some(({ type, start: angle }) => type === 'irot' && reader.u8(angle) % 2 === 1);
  return turned ? { width: height, height: width } : { width, height };
}

/** AVIF: a file of boxes with the picture as an item; sequences are refused. */
export const AVIF: PictureKind = {
  contentType: 'image/avif',
  begins: (bytes) =>
    hasAt(bytes, 4, ...codesOf('ftyp')) &&
    ['avif', 'avis'].some((brand) => hasAt(bytes, 8, ...codesOf(brand))),
  read: (bytes) => {
    const reader = new ByteReader(bytes);
    const boxes = boxesIn(reader, 0, reader.length);
    if (boxes.some(({ type }) => type === 'moov')) throw new PictureRefused('moving');
    boxNamed(boxes, 'mdat');
    const meta = boxNamed(boxes, 'meta');
    const parts = boxesIn(reader, meta.start + FULL, meta.end);
    // XMP is an item of the type `mime`.
    if (itemTypes(reader, boxNamed(parts, 'iinf')).some((type) => type === 'Exif' || type === 'mime')) {
      throw new PictureRefused('metadata');
    }
    return pixelsOf(reader, parts);
  },
};
