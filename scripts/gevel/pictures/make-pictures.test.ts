/** Pictures of all kinds that agencies have, created by these tests: their sizes, and refusals. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectPicture } from '#content-service/pictures/inspect.ts';
import { PictureRecordSchema } from '#wire/picture-file.ts';
import { makePictures, pictureRecord } from './make-pictures.ts';
import { widthsOf } from './make-sizes.ts';

type Colour = readonly [red: number, green: number, blue: number];
const RED: Colour = [200, 30, 30];
const GREEN: Colour = [30, 160, 60];
const BLUE: Colour = [40, 60, 190];
const WHITE: Colour = [240, 240, 240];

let root: string;
let cache: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'made-'));
  cache = join(root, 'cache');
  await mkdir(join(root, 'in'));
});
afterAll(() => rm(root, { recursive: true }));

/** A picture whose quarters show its orientation: red and green above, blue and white below. */
const quarters = (width: number, height: number): Sharp => {
  const [right, low] = [Math.floor(width / 2), Math.floor(height / 2)];
  const block = ([r, g, b]: Colour) =>
    ({ create: { width: right, height: low, channels: 3, background: { r, g, b } } }) as const;
  const [r, g, b] = WHITE;
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } }).composite([
    { input: block(RED), left: 0, top: 0 },
    { input: block(GREEN), left: width - right, top: 0 },
    { input: block(BLUE), left: 0, top: height - low },
  ]);
};
const upright = [RED, GREEN, BLUE, WHITE];

const saved = async (name: string, bytes: Buffer | string): Promise<string> => {
  const location = join(root, 'in', name);
  await writeFile(location, bytes);
  return location;
};
const makeOf = async (name: string, bytes: Buffer | string, plan = false) => {
  const location = await saved(name, bytes);
  return makePictures([{ name: 'x', path: name, location, plan }], { cache, say: () => undefined });
};
const sizesOf = async (name: string, bytes: Buffer | string, plan = false) => {
  const { made, refused } = await makeOf(name, bytes, plan);
  expect(refused).toEqual([]);
  return (made[0]?.sizes ?? []).filter(({ social }) => !social);
};
const socialOf = async (name: string, bytes: Buffer | string, plan = false) =>
  (await makeOf(name, bytes, plan)).made[0]?.sizes.find(({ social }) => social);

/** The colours at the centre of each quarter of a picture, and its size in pixels. */
const seen = async (location: string) => {
  const { data, info } = await sharp(location).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  return { ...info, colours: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)] };
};
/** Compares colours with a tolerance for compression and other colour spaces. */
const expectColours = (found: readonly (readonly number[])[], wanted: readonly Colour[], within = 28) => {
  const far = found.map((colour, at) =>
    Math.max(...colour.map((value, channel) => Math.abs(value - (wanted[at]?.[channel] ?? 0)))),
  );
  expect(
    far.filter((distance) => distance > within),
    JSON.stringify(found),
  ).toEqual([]);
};

/** Forty megapixels, the content service's limit: 7,746 × 5,164. */
const mega = async () =>
  sharp(await quarters(1000, 666).png().toBuffer()).resize(7746, 5164, { fit: 'fill', kernel: 'nearest' });
/** Encoding takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 };
const KINDS: readonly (readonly [
  what: string,
  name: string,
  bytes: () => Promise<Buffer>,
  widths: number[],
])[] = [
  [
    'a photograph of 3:2',
    'a.jpg',
    () => quarters(3000, 2000).jpeg().toBuffer(),
    [400, 800, 1200, 1600, 2400],
  ],
  ['a portrait', 'b.jpg', () => quarters(1000, 1500).jpeg().toBuffer(), [400, 800, 1000]],
  ['a panorama of 6:1', 'c.jpg', () => quarters(6000, 1000).jpeg().toBuffer(), [400, 800, 1200, 1600, 2400]],
  ['forty megapixels', 'd.jpg', async () => (await mega()).jpeg().toBuffer(), [400, 800, 1200, 1600, 2400]],
  [
    'a progressive JPEG',
    'e.jpg',
    () => quarters(900, 600).jpeg({ progressive: true }).toBuffer(),
    [400, 800, 900],
  ],
  [
    'a PNG of 16 bits',
    'f.png',
    () => quarters(900, 600).toColourspace('rgb16').png().toBuffer(),
    [400, 800, 900],
  ],
  ['a tiny picture', 'g.png', () => quarters(60, 40).png().toBuffer(), [60]],
  ['a WebP', 'h.webp', () => quarters(900, 600).webp().toBuffer(), [400, 800, 900]],
  ['an AVIF', 'i.avif', () => quarters(900, 600).avif({ effort: 0 }).toBuffer(), [400, 800, 900]],
  ['a TIFF', 'j.tif', () => quarters(900, 600).tiff().toBuffer(), [400, 800, 900]],
  ['a GIF without animation', 'k.gif', () => quarters(900, 600).gif().toBuffer(), [400, 800, 900]],
  [
    'a JPEG with another file extension',
    'l.png',
    () => quarters(900, 600).jpeg().toBuffer(),
    [400, 800, 900],
  ],
];

it('makes two pictures of one file, each under its own name', PATIENCE, async () => {
  const location = await saved('twice.png', await quarters(60, 40).png().toBuffer());
  const wanted = ['logo', 'logo-dark'].map((name) => ({ name, path: location, location, plan: false }));
  const { made } = await makePictures(wanted, { cache, say: () => undefined });
  expect(made.map(({ name }) => name)).toEqual(['logo', 'logo-dark']);
});

describe('a picture', PATIENCE, () => {
  it.each(KINDS)('keeps its shape and colours: %s', async (_what, name, bytes, widths) => {
    const source = await bytes();
    const sizes = await sizesOf(name, source);
    expect(sizes.map(({ width }) => width)).toEqual(widths);
    const { width: w, height: h } = await sharp(source).metadata();
    for (const { location, width, contentType, bytes: length } of sizes) {
      const found = await seen(location);
      expectColours(found.colours, upright);
      expect(Math.abs(found.height / found.width - h / w) * width).toBeLessThanOrEqual(1);
      // The content service accepts the file.
      expect(inspectPicture(await readFile(location))).toEqual({
        contentType,
        width,
        height: found.height,
        bytes: length,
      });
      expect(contentType).toBe(width < 1200 ? 'image/webp' : 'image/avif');
    }
  });

  it.each(KINDS)(
    'has a JPEG of 1200 × 630 px for mails and link previews: %s',
    async (_what, name, bytes) => {
      const social = await socialOf(name, await bytes());
      const found = inspectPicture(await readFile(social?.location ?? ''));
      expect(found).toMatchObject({ contentType: 'image/jpeg', width: 1200, height: 630 });
      expectColours((await seen(social?.location ?? '')).colours, upright);
    },
  );

  it('has a whole plan in that JPEG, on white', async () => {
    const bytes = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const { data } = await sharp((await socialOf('square.png', bytes, true))?.location ?? '')
      .resize(120, 63)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = [...data.subarray(31 * 120, 32 * 120)].map((value) =>
      value > 200 ? 'w' : value < 60 ? 'b' : '',
    );
    expect(middle.join('').replace(/(.)\1+/g, '$1')).toBe('wbw');
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('is turned upright, for EXIF orientation %i', async (orientation) => {
    // Stored like by a camera: turned or mirrored so that the orientation corrects it (EXIF 2.32, 4.6.4).
    const flips: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
      2: (picture) => picture.flop(),
      3: (picture) => picture.rotate(180),
      4: (picture) => picture.flip(),
      5: (picture) => picture.rotate(270).flop(),
      6: (picture) => picture.rotate(270),
      7: (picture) => picture.rotate(90).flop(),
      8: (picture) => picture.rotate(90),
    };
    const plain = await quarters(900, 600).png().toBuffer();
    const source = (flips[orientation] ?? ((picture: Sharp) => picture))(sharp(plain));
    const bytes = await source.jpeg().withMetadata({ orientation }).toBuffer();
    for (const { location, width } of await sizesOf(`turned-${orientation}.jpg`, bytes)) {
      const found = await seen(location);
      expectColours(found.colours, upright);
      expect(Math.abs(found.height - (width * 600) / 900)).toBeLessThanOrEqual(1);
    }
  });

  it('contains no metadata of place, time and author', async () => {
    const gps = {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 12/1 30/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '3/1 13/1 0/1',
    };
    const bytes = await quarters(1700, 900)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'Somewhere' }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Geheimstraat 7</a></x:xmpmeta>')
      .toBuffer();
    expect(bytes.includes('Somebody') && bytes.includes('Geheimstraat')).toBe(true);
    expect(() => inspectPicture(bytes)).toThrow(/EXIF, XMP or IPTC/);
    for (const { location } of await sizesOf('told.jpg', bytes)) {
      const { exif, xmp, iptc, orientation } = await sharp(location).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      const made = await readFile(location);
      expect(['Somebody', 'Geheimstraat', 'GPS', 'Exif'].filter((word) => made.includes(word))).toEqual([]);
    }
  });

  it.each([
    ['CMYK', () => quarters(900, 600).toColourspace('cmyk').jpeg().toBuffer()],
    ['CMYK with its profile', () => quarters(900, 600).withIccProfile('cmyk').jpeg().toBuffer()],
    ['Display P3', () => quarters(900, 600).withIccProfile('p3').jpeg().toBuffer()],
  ])('is converted to sRGB: %s', async (what, bytes) => {
    for (const { location } of await sizesOf(`${what}.jpg`, await bytes())) {
      // Colours outside of CMYK's gamut become paler.
      expectColours((await seen(location)).colours, upright, what.startsWith('CMYK') ? 75 : 28);
      const { space, hasProfile } = await sharp(location).metadata();
      expect([space, hasProfile]).toEqual(['srgb', false]);
    }
  });

  it('may be greyscale', async () => {
    const bytes = await sharp(await quarters(1300, 600).png().toBuffer())
      .greyscale()
      .jpeg()
      .toBuffer();
    for (const { location } of await sizesOf('grey.jpg', bytes)) {
      for (const [r = 0, g = 0, b = 0] of (await seen(location)).colours)
        expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(6);
    }
  });

  it('keeps transparency, except in plans, which get a white background', async () => {
    const [r, g, b] = RED;
    const background = { r, g, b, alpha: 0 };
    const line = { create: { width: 650, height: 300, channels: 3, background: '#000' } } as const;
    const bytes = await sharp({ create: { width: 1300, height: 600, channels: 4, background } })
      .composite([{ input: line, left: 0, top: 0 }])
      .png()
      .toBuffer();
    for (const { location } of await sizesOf('clear.png', bytes)) {
      const alpha = await sharp(location)
        .extractChannel('alpha')
        .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
        .raw()
        .toBuffer();
      expect([...alpha].map((value) => value > 128)).toEqual([true, false, false, false]);
    }
    for (const { location, contentType } of await sizesOf('clear-plan.png', bytes, true)) {
      const black: Colour = [0, 0, 0];
      const paper: Colour = [255, 255, 255];
      expectColours((await seen(location)).colours, [black, paper, paper, paper]);
      expect([contentType, (await sharp(location).metadata()).hasAlpha]).toEqual(['image/webp', false]);
    }
  });
});

const twoPages = (format: 'gif' | 'webp') =>
  sharp(Buffer.concat([Buffer.alloc(60 * 40 * 3, 10), Buffer.alloc(60 * 40 * 3, 200)]), {
    raw: { width: 60, height: 80, channels: 3, pageHeight: 40 },
  })
    .toFormat(format)
    .toBuffer();
const half = async (picture: Sharp) => {
  const bytes = await picture.toBuffer();
  return bytes.subarray(0, Math.floor(bytes.length / 2));
};
const grained = () =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** A small JPEG whose header claims this width and height (ITU-T T.81, B.2.2). */
const claiming = async (side: number): Promise<Buffer> => {
  const bytes = await quarters(60, 40).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
};

describe('an unusable file', PATIENCE, () => {
  it.each([
    ['a truncated JPEG', 'half.jpg', () => half(grained().jpeg()), /corrupt or truncated/],
    ['a truncated PNG', 'half.png', () => half(grained().png()), /corrupt or truncated/],
    ['a truncated WebP', 'half.webp', () => half(grained().webp()), /corrupt or truncated/],
    ['a truncated AVIF', 'half.avif', () => half(grained().avif({ effort: 0 })), /corrupt or truncated/],
    ['text', 'text.jpg', async () => Buffer.from('This is a list of rooms.'), /not a picture/],
    ['an empty file', 'empty.jpg', async () => Buffer.alloc(0), /not a picture/],
    ['an animated GIF', 'moves.gif', () => twoPages('gif'), /animated/],
    ['an animated WebP', 'moves.webp', () => twoPages('webp'), /animated/],
    [
      'an SVG',
      'icon.svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /SVG/,
    ],
    ['a decompression bomb', 'bomb.jpg', () => claiming(65_000), /more than 150 megapixels/],
  ])('is refused with its reason, and other pictures are created: %s', async (_what, name, bytes, reason) => {
    const location = await saved(name, await bytes());
    const good = await saved('good.png', await quarters(60, 40).png().toBuffer());
    const { made, refused } = await makePictures(
      [
        { name: 'bad', path: name, location, plan: false },
        { name: 'good', path: 'good.png', location: good, plan: false },
      ],
      { cache, say: () => undefined },
    );
    expect(refused).toEqual([{ name: 'bad', path: name, reason: expect.stringMatching(reason) }]);
    expect(made.map((one) => one.name)).toEqual(['good']);
  });
});

describe('a created picture', PATIENCE, () => {
  it('is cached by the original’s bytes', async () => {
    const bytes = await quarters(700, 500).jpeg().toBuffer();
    const first = await sizesOf('kept.jpg', bytes);
    const times = async () => Promise.all(first.map(async ({ location }) => (await stat(location)).mtimeMs));
    const before = await times();
    expect(await sizesOf('kept-elsewhere.jpg', bytes)).toEqual(first);
    expect(await times()).toEqual(before);
  });

  it('is created again, with the same bytes, when its index is lost', async () => {
    const bytes = await quarters(500, 300).jpeg().toBuffer();
    const first = await sizesOf('lost.jpg', bytes);
    const folder = join(first[0]?.location ?? '', '..');
    await writeFile(join(folder, 'sizes.json'), '[{"width":');
    expect(await sizesOf('lost.jpg', bytes)).toEqual(first);
    expect((await readdir(folder)).toSorted()).toEqual(['1200.jpg', '400.webp', '500.webp', 'sizes.json']);
  });

  it('is cached separately as a plan', async () => {
    const bytes = await quarters(450, 300).png().toBuffer();
    const [one, other] = [await sizesOf('both.png', bytes), await sizesOf('both.png', bytes, true)];
    expect(one[0]?.location).not.toBe(other[0]?.location);
  });

  it('gets a record that the content service accepts', async () => {
    const bytes = await quarters(450, 300).png().toBuffer();
    const { made } = await makeOf('record.png', bytes, true);
    const [record] = made.map(pictureRecord);
    expect(PictureRecordSchema.parse(record?.picture)).toEqual({
      name: 'x',
      plan: true,
      sizes: [
        { width: 400, file: expect.stringMatching(/^[0-9a-f]{64}$/) },
        { width: 450, file: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ],
      social: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('keeps the order of the wanted pictures, also for equal files', async () => {
    const bytes = await quarters(350, 300).png().toBuffer();
    const paths = ['s1.png', 's2.png', 's3.png'];
    const wanted = await Promise.all(
      paths.map(async (path) => ({ name: path, path, location: await saved(path, bytes), plan: false })),
    );
    const { made } = await makePictures(wanted, { cache, say: () => undefined });
    expect(made.map(({ name }) => name)).toEqual(paths);
    expect(new Set(made.map(({ sizes }) => sizes[0]?.file)).size).toBe(1);
  });
});

describe('the widths of a picture', () => {
  it.each([
    [60, 40, [60]],
    [400, 300, [400]],
    [401, 300, [400, 401]],
    [2400, 1600, [400, 800, 1200, 1600, 2400]],
    [9000, 6000, [400, 800, 1200, 1600, 2400]],
    // No side may exceed 10,000 pixels.
    [1000, 20_000, [400, 500]],
    [1, 20_000, []],
  ])('of %i × %i', (width, height, widths) => {
    expect(widthsOf(width, height)).toEqual(widths);
  });
});
