/** The content service's check of pictures from a real encoder, and of modified ones. */
import { globSync, readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPicture } from '#content-service/pictures/inspect.ts';

const grained = (width = 90, height = 60) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const ENCODERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg(),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp(),
  'image/avif': (picture) => picture.avif({ effort: 0 }),
};
const OTHERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'a progressive JPEG': (picture) => picture.jpeg({ progressive: true }),
  'an interlaced PNG': (picture) => picture.png({ progressive: true }),
  'a PNG with a palette': (picture) => picture.png({ palette: true }),
  'a lossless WebP': (picture) => picture.webp({ lossless: true }),
  'a WebP with alpha': (picture) => picture.ensureAlpha(0.5).webp(),
  'an AVIF with alpha': (picture) => picture.ensureAlpha(0.5).avif({ effort: 0 }),
  'a JPEG with a profile': (picture) => picture.jpeg().withIccProfile('p3'),
  'a WebP with a profile': (picture) => picture.webp().withIccProfile('p3'),
  'a PNG with a profile': (picture) => picture.png().withIccProfile('p3'),
  'an AVIF with a profile': (picture) => picture.avif({ effort: 0 }).withIccProfile('p3'),
};

const plain = new Map<string, Buffer>();
beforeAll(async () => {
  for (const [type, encode] of Object.entries(ENCODERS)) plain.set(type, await encode(grained()).toBuffer());
});
const bytesOf = (type: string): Buffer => plain.get(type) ?? Buffer.alloc(0);

describe('a valid picture', () => {
  it.each(Object.keys(ENCODERS))('is recognized by its bytes: %s', (type) => {
    const bytes = bytesOf(type);
    expect(inspectPicture(bytes)).toEqual({ contentType: type, width: 90, height: 60, bytes: bytes.length });
  });

  it.each(Object.entries(OTHERS))('may be %s', async (_what, encode) => {
    expect(inspectPicture(await encode(grained()).toBuffer())).toMatchObject({ width: 90, height: 60 });
  });

  it('may be any picture of the demo', () => {
    const files = globSync(`${import.meta.dirname}/../demo/pictures/*.avif`);
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) expect(inspectPicture(readFileSync(file)).width).toBeGreaterThan(700);
  });
});

/** Result for some bytes: `taken`, or the name of the error. */
const endOf = (bytes: Uint8Array): string => {
  try {
    inspectPicture(bytes);
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
};

describe('an incomplete or damaged picture', () => {
  it.each(Object.keys(ENCODERS))('is refused when it is cut off anywhere: %s', (type) => {
    const bytes = bytesOf(type);
    for (let length = 0; length < bytes.length; length++) {
      expect(() => inspectPicture(bytes.subarray(0, length)), `${length}`).toThrow(
        /broken or cut off|not a picture/,
      );
    }
  });

  it.each(Object.keys(ENCODERS))('is refused with bytes after its end: %s', (type) => {
    const bytes = Buffer.concat([bytesOf(type), Buffer.from('<script>alert(1)</script>')]);
    expect(() => inspectPicture(bytes)).toThrow(/broken or cut off/);
  });

  it.each(Object.keys(ENCODERS))('has no other outcome for any changed byte: %s', (type) => {
    const bytes = bytesOf(type);
    const ends = new Set<string>();
    for (let at = 0; at < Math.min(bytes.length, 700); at++) {
      for (const value of [0x00, 0x01, 0x7f, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[at] = value;
        ends.add(endOf(changed));
      }
    }
    expect([...ends].toSorted()).toEqual(['PictureRefused', 'taken']);
  });
});

describe('a picture with its location in the metadata', () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 12/1 30/1' } };
  it.each(Object.keys(ENCODERS))('is refused for its EXIF: %s', async (type) => {
    const bytes = await (ENCODERS[type] ?? ((picture: Sharp) => picture))(grained()).withExif(gps).toBuffer();
    expect(() => inspectPicture(bytes)).toThrow(/EXIF, XMP or IPTC/);
  });

  it.each(Object.keys(ENCODERS))('is refused for its XMP: %s', async (type) => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>';
    const bytes = await (ENCODERS[type] ?? ((picture: Sharp) => picture))(grained()).withXmp(xmp).toBuffer();
    expect(() => inspectPicture(bytes)).toThrow(/EXIF, XMP or IPTC/);
  });
});

describe('a picture beyond the limits', () => {
  it('is refused when it is animated', async () => {
    const two = Buffer.concat([Buffer.alloc(60 * 40 * 3, 10), Buffer.alloc(60 * 40 * 3, 200)]);
    const raw = { width: 60, height: 80, channels: 3, pageHeight: 40 } as const;
    expect(() => inspectPicture(bytesOf('image/png'))).not.toThrow();
    const moving = await sharp(two, { raw }).webp().toBuffer();
    expect(() => inspectPicture(moving)).toThrow(/moves/);
    // An animated PNG is marked by a chunk before its first frame.
    const png = bytesOf('image/png');
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8);
    control.write('acTL', 4);
    const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect(() => inspectPicture(animated)).toThrow(/moves/);
  });

  it.each([
    [10_001, 10, /longer than 10,000/],
    [0, 10, /longer than 10,000|none/],
    [8000, 5001, /more than 40 megapixels/],
  ])('is refused with %i × %i pixels', (width, height, why) => {
    const bytes = Buffer.from(bytesOf('image/png'));
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    expect(() => inspectPicture(bytes)).toThrow(why);
  });

  it('is accepted with forty megapixels', () => {
    const bytes = Buffer.from(bytesOf('image/png'));
    bytes.writeUInt32BE(8000, 16);
    bytes.writeUInt32BE(5000, 20);
    expect(inspectPicture(bytes)).toMatchObject({ width: 8000, height: 5000 });
  });
});

describe('a drawing', () => {
  const svg = (text: string) => inspectPicture(new TextEncoder().encode(text));
  it.each([
    ['with its size', '<svg width="24px" height="18"><path d="M0 0"/></svg>', 24, 18],
    ['with a view box', "<?xml version='1.0'?><!-- a > b --><svg viewBox='0 0 24 18'/>", 24, 18],
    [
      'of a program',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><svg viewBox="0 0 9,9" />',
      9,
      9,
    ],
    ['with quotes in quotes', `<svg width="9" height="9"><text x='"<>"'>a</text></svg>`, 9, 9],
  ])('is accepted %s', (_what, text, width, height) => {
    expect(svg(text)).toMatchObject({ contentType: 'image/svg+xml', width, height });
  });

  it.each([
    ['elements left open', '<svg width="9" height="9"><g></svg>'],
    ['elements closed in another order', '<svg width="9" height="9"><g><a></g></a></svg>'],
    ['a second root', '<svg width="9" height="9"/><svg/>'],
    ['another root', '<!-- --><html><svg width="9" height="9"/></html>'],
    ['no size', '<svg><g/></svg>'],
    ['a size in millimetres alone', '<svg width="9mm" height="9mm"/>'],
    ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg width="9" height="9">&a;</svg>'],
    ['a comment without end', '<svg width="9" height="9"><!-- </svg>'],
    ['a tag without end', '<svg width="9" height="9"><path d="'],
  ])('is refused with %s', (_what, text) => {
    expect(() => svg(text)).toThrow(/not well-formed/);
  });

  it.each(['script', 'svg:script', 'foreignObject', 'iframe'])('is refused with <%s>', (name) => {
    expect(() => svg(`<svg width="9" height="9"><${name}></${name}></svg>`)).toThrow(/script or foreign/);
  });

  it('is refused when it is not text', () => {
    const bytes = Buffer.concat([Buffer.from('<svg width="9" height="9">'), Buffer.from([0xff, 0xfe])]);
    expect(() => inspectPicture(bytes)).toThrow(/not well-formed/);
  });
});
