import sharp from 'sharp';

/** What the vendor's host answers for a picture. */
export const PHOTO_KINDS = [
  'plain',
  'turned',
  'gone',
  'elsewhere',
  'wide',
  'page',
  'endless',
  'phone',
  'place',
] as const;
type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Kinds of a hundred pictures, in turn; all others are plain. */
const RARE: readonly PhotoKind[] = [
  ...Array.from({ length: 7 }, (): PhotoKind => 'turned'),
  'gone',
  'elsewhere',
  'wide',
  'page',
  'endless',
  'phone',
  'phone',
  ...Array.from({ length: 5 }, (): PhotoKind => 'place'),
];

/** Few pictures are so large that they never end: each costs its reader 15 MB. */
const LARGE_EVERY = 1_000;

export const kindOfPhoto = (number: number): PhotoKind => {
  const kind = RARE[number % 100] ?? 'plain';
  return kind === 'endless' && number > LARGE_EVERY ? 'plain' : kind;
};

/** Orientations 2 to 8, in turn. */
export const orientationOf = (number: number): number => 2 + (number % 7);

const WIDTH = 1600;
const HEIGHT = 1066;

/** Noise over a slope, so that each table of quantisation makes other pixels of it. */
function drawing(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = ((((at / 3) % width) >> 3) % 160) + (seed >> 26);
  }
  return pixels;
}

const jpeg = (width: number, height: number) =>
  sharp(drawing(width, height), { raw: { width, height, channels: 3 } }).jpeg({ quality: 60 });

/** Makes the bytes of each picture of one of its kind: by two members of a table of quantisation (T.81, B.2.4.1). */
function varied(bytes: Buffer, number: number): Buffer {
  const copy = Buffer.from(bytes);
  const table = copy.indexOf(Buffer.from([0xff, 0xdb])) + 5;
  copy[table + 1] = 1 + (number % 60);
  copy[table + 2] = 1 + Math.floor(number / 60);
  return copy;
}

/** What phones append: a block of Samsung's, a video, and the time. */
const TAIL = Buffer.concat([
  Buffer.from('MotionPhoto_Data'),
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42'),
  Buffer.alloc(400_000, 7),
  Buffer.from('Image_UTC_Data1458170015363SEFHSEFT'),
]);

/** The bytes of pictures by their numbers; none for those that are no picture. */
export async function makePhotos(): Promise<(number: number) => Buffer | null> {
  const plain = await jpeg(WIDTH, HEIGHT).toBuffer();
  const wide = await jpeg(3_000, 2_000).toBuffer();
  const place = { IFD0: { Artist: 'A. Peeters' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } };
  const turned = await Promise.all(
    Array.from({ length: 7 }, (_, at) =>
      jpeg(WIDTH, HEIGHT)
        .withMetadata({ orientation: at + 2 })
        .withExifMerge(place)
        .toBuffer(),
    ),
  );
  const placed = await jpeg(WIDTH, HEIGHT).withExifMerge(place).toBuffer();
  return (number) => {
    switch (kindOfPhoto(number)) {
      case 'plain':
        return varied(plain, number);
      case 'wide':
        return varied(wide, number);
      case 'turned':
        return varied(turned[orientationOf(number) - 2] ?? plain, number);
      case 'place':
        return varied(placed, number);
      case 'phone':
        return Buffer.concat([varied(plain, number), TAIL]);
      default:
        return null;
    }
  };
}
