import { inspectPicture } from '#content-service/pictures/inspect.ts';
import { PictureRefused } from '#content-service/pictures/kinds/picture-kind.ts';
import { bytesOf, filled, MB, type Reader, repeated } from './shape.ts';

const u32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
const box = (type: string, ...content: number[]): number[] => [
  ...u32(content.length + 8),
  ...ascii(type),
  ...content,
];
const of = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes);

const FTYP = box('ftyp', ...ascii('avif'), 0, 0, 0, 0);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const WEBP_HEAD = 12;

/** A WebP file that states its true length. */
function webp(bytes: number, chunk: readonly number[]): Uint8Array<ArrayBuffer> {
  const file = filled(bytes, of(...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP')), of(...chunk));
  new DataView(file.buffer).setUint32(4, file.length - 8, true);
  return file;
}

/** AVIF whose property table states this many bytes of entries. */
function avifEntries(bytes: number): Uint8Array<ArrayBuffer> {
  const before = [
    ...FTYP,
    ...box('mdat'),
    ...u32(bytes),
    ...ascii('meta'),
    0,
    0,
    0,
    0,
    ...box('pitm', 0, 0, 0, 0, 0xff, 0xff),
    ...box('iinf', 0, 0, 0, 0, 0, 0),
  ];
  const start = before.length;
  const entries = bytes - start - 8 - 8 - 12 - 4;
  const file = filled(
    bytes,
    of(
      ...before,
      ...u32(entries + 8 + 8 + 12 + 4),
      ...ascii('iprp'),
      ...box('ipco'),
      ...u32(entries + 8 + 8),
      ...ascii('ipma'),
      0,
      0,
      0,
      0,
      ...u32(0xff_ff_ff),
    ),
    of(0, 1, 0),
  );
  new DataView(file.buffer).setUint32(FTYP.length + 8, file.length - FTYP.length - 8);
  return file;
}

/** Refusals are an answer like any other. */
function read(bytes: Uint8Array): unknown {
  try {
    return inspectPicture(bytes);
  } catch (error) {
    if (error instanceof PictureRefused) return error.reason;
    throw error;
  }
}

const picture = (name: string, shapes: Reader['shapes'], most = 10 * MB): Reader => ({
  name,
  most,
  picture: true,
  read,
  shapes,
});

/** Each kind of picture, up to the ten megabytes of an upload; a drawing has 64 KB. */
export const PICTURES: readonly Reader[] = [
  picture('AVIF', {
    'empty boxes': (bytes) => filled(bytes, of(...FTYP), of(...box('free'))),
    'properties of items': avifEntries,
  }),
  picture('JPEG', {
    'empty segments': (bytes) => filled(bytes, of(0xff, 0xd8), of(0xff, 0xe2, 0, 2)),
    'notes of four bytes': (bytes) => filled(bytes, of(0xff, 0xd8), of(0xff, 0xe1, 0, 6, 1, 2, 3, 4)),
    'restart markers': (bytes) => filled(bytes, of(0xff, 0xd8, 0xff, 0xda, 0, 2), of(0xff, 0xd0)),
    'fill bytes': (bytes) => filled(bytes, of(0xff, 0xd8), of(0xff)),
    'empty scans': (bytes) => filled(bytes, of(0xff, 0xd8), of(0xff, 0xda, 0, 2)),
  }),
  picture('PNG', {
    'empty chunks': (bytes) => filled(bytes, of(...PNG), of(...u32(0), ...ascii('IDAT'), ...u32(0))),
    texts: (bytes) => filled(bytes, of(...PNG), of(...u32(2), ...ascii('tEXt'), 65, 66, ...u32(0))),
  }),
  picture('WebP', {
    'empty chunks': (bytes) => webp(bytes, [...ascii('ABCD'), 0, 0, 0, 0]),
    'empty frames of pixels': (bytes) => webp(Math.max(bytes, WEBP_HEAD), [...ascii('VP8 '), 0, 0, 0, 0]),
  }),
  picture(
    'SVG',
    {
      elements: (bytes) => repeated(bytes, () => '<g/>', '<svg width="9" height="9">', '</svg>'),
      depth: (bytes) => repeated(bytes, () => '<g>', '<svg width="9" height="9">'),
      attributes: (bytes) => repeated(bytes, () => ' width   ', '<svg', '>'),
      comments: (bytes) => repeated(bytes, () => '<!---->', '<svg width="9" height="9">', '</svg>'),
      doctypes: (bytes) => bytesOf(`<!DOCTYPE svg ${'>'.padStart(bytes - 20)}`),
    },
    64 * 1024,
  ),
];
