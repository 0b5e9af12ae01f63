/** What a JPEG tells about where it was taken is removed, and nothing else (decision 87). */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from '#content-service/pictures/inspect.ts';
import { withoutNotes } from '#content-service/pictures/without-notes.ts';

const SECRET = 'Geheimstraat';
const corners = Buffer.alloc(30 * 20 * 3, 90);
corners.fill(250, 0, 30);

/** A JPEG as a camera writes it: turned, with the place in its EXIF. */
const photograph = (orientation: number, progressive = false): Promise<Buffer> =>
  sharp(corners, { raw: { width: 30, height: 20, channels: 3 } })
    .jpeg({ progressive })
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Artist: SECRET }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .toBuffer();
const upright = (bytes: Uint8Array): Promise<Buffer> => sharp(bytes).autoOrient().raw().toBuffer();

describe('a photograph of a camera', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps its pixels, and how it is turned: %i', async (orientation) => {
    for (const progressive of [false, true]) {
      const original = await photograph(orientation, progressive);
      expect(() => inspectPicture(original)).toThrow('EXIF');
      expect(original.includes(SECRET)).toBe(true);
      const bytes = withoutNotes(new Uint8Array(original));
      expect(Buffer.from(bytes).includes(SECRET)).toBe(false);
      expect(Buffer.from(bytes).includes('http')).toBe(false);
      expect((await upright(bytes)).equals(await upright(original))).toBe(true);
      const shown = orientation >= 5 ? { width: 20, height: 30 } : { width: 30, height: 20 };
      expect(inspectPicture(bytes)).toMatchObject(shown);
      // Once more changes nothing, and bytes without notes are the same ones.
      expect(Buffer.from(withoutNotes(bytes)).equals(bytes)).toBe(true);
    }
  });

  it('with little-endian and with broken EXIF is read as far as that says something', async () => {
    const big = new Uint8Array(await photograph(6));
    const at = Buffer.from(big).indexOf('Exif') + 6;
    const directory = Buffer.from(big.buffer, big.byteOffset + at);
    // An offset far beyond the segment.
    directory.fill(0xff, 4, 8);
    const bytes = withoutNotes(big);
    expect(inspectPicture(bytes)).toMatchObject({ width: 30, height: 20 });
    expect(Buffer.from(bytes).includes('Exif')).toBe(false);
  });

  it('that says more than how it is turned is refused, even by one byte', async () => {
    const bytes = withoutNotes(new Uint8Array(await photograph(6)));
    const at = Buffer.from(bytes).indexOf('Exif');
    for (let offset = 4; offset < 32; offset += 1) {
      const changed = Uint8Array.from(bytes);
      changed[at + offset] = (changed[at + offset] ?? 0) ^ 0x80;
      expect(() => inspectPicture(changed)).toThrow('EXIF');
    }
  });
});

describe('a segment', () => {
  const plain = sharp(corners, { raw: { width: 30, height: 20, channels: 3 } })
    .jpeg()
    .toBuffer();
  const segment = (marker: number, name: string) => {
    const data = Buffer.from(`${name}\0${SECRET}`);
    return Buffer.from([0xff, marker, 0, data.length + 2, ...data]);
  };
  const withSegment = async (marker: number, name: string) => {
    const bytes = await plain;
    return new Uint8Array(Buffer.concat([bytes.subarray(0, 2), segment(marker, name), bytes.subarray(2)]));
  };
  const apps = Array.from({ length: 16 }, (_, app) => [`APP${app}`, 0xe0 + app, 'x'] as const);

  it.each([
    ['a comment', 0xfe, ''],
    ['C2PA', 0xeb, 'JP'],
    ['a GoPro’s', 0xe6, 'GoPro'],
    ['Ricoh’s', 0xe5, 'RMETA'],
    ['Canon’s', 0xe0, 'II**HEAPJPGM'],
    ['a list of pictures', 0xe2, 'MPF'],
    ['a FlashPix', 0xe2, 'FPXR'],
    ['another APP14', 0xee, 'Other'],
    ...apps,
  ] as const)('of a name that is not known goes, and is refused: %s', async (_, marker, name) => {
    const noted = await withSegment(marker, name);
    expect(() => inspectPicture(noted)).toThrow('EXIF');
    expect(Buffer.from(withoutNotes(noted)).equals(await plain)).toBe(true);
  });

  it.each([
    ['JFIF', 0xe0],
    ['ICC_PROFILE', 0xe2],
    ['Adobe', 0xee],
  ] as const)('that colours or pixels need stays: %s', async (name, marker) => {
    const needed = await withSegment(marker, name);
    expect(withoutNotes(needed)).toBe(needed);
    expect(inspectPicture(needed)).toMatchObject({ width: 30, height: 20 });
  });
});

describe('what phones append after the end', () => {
  const plain = sharp(corners, { raw: { width: 30, height: 20, channels: 3 } })
    .jpeg()
    .toBuffer();
  const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypmp42${SECRET}`)]);

  it.each<readonly [string, () => Promise<readonly Uint8Array[]>]>([
    ['a video (Motion Photo 1.0)', async () => [video]],
    [
      'a video between the blocks of a Samsung, with the time',
      async () => [
        Buffer.from('MotionPhoto_Data'),
        video,
        Buffer.from('Image_UTC_Data1458170015363SEFHSEFT'),
      ],
    ],
    ['a second picture (Ultra HDR)', async () => [await photograph(6)]],
    ['zeros', async () => [Buffer.alloc(4096)]],
  ])('goes: %s', async (_, tail) => {
    const noted = new Uint8Array(Buffer.concat([await photograph(6), ...(await tail())]));
    const bytes = withoutNotes(noted);
    expect(Buffer.from(bytes).equals(withoutNotes(new Uint8Array(await photograph(6))))).toBe(true);
    const bare = new Uint8Array(Buffer.concat([await plain, ...(await tail())]));
    expect(() => inspectPicture(bare)).toThrow('broken or cut off');
    expect(Buffer.from(withoutNotes(bare)).equals(await plain)).toBe(true);
  });

  it('goes with the list of where it stood, and colours stay', async () => {
    const bytes = await plain;
    const app2 = (name: string) => [0xff, 0xe2, 0, name.length + 4, ...Buffer.from(name), 0, 0];
    const [list, profile] = [app2('MPF'), app2('ICC_PROFILE')];
    const noted = Uint8Array.from([
      ...bytes.subarray(0, 2),
      ...list,
      ...profile,
      ...bytes.subarray(2),
      ...bytes,
    ]);
    const expected = Buffer.concat([bytes.subarray(0, 2), Buffer.from(profile), bytes.subarray(2)]);
    expect(Buffer.from(withoutNotes(noted)).equals(expected)).toBe(true);
  });
});

it.each(['png', 'webp'] as const)('a picture of another kind stays as it is: %s', async (kind) => {
  const bytes = new Uint8Array(
    await sharp(corners, { raw: { width: 30, height: 20, channels: 3 } })
      .toFormat(kind)
      .toBuffer(),
  );
  expect(withoutNotes(bytes)).toBe(bytes);
});

it('a picture that is cut is refused', async () => {
  const bytes = new Uint8Array(await photograph(6));
  expect(() => withoutNotes(bytes.slice(0, -40))).toThrow('broken or cut off');
});
