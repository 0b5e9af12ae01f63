import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [4000, 3000];
const ORIGINALS = join(import.meta.dirname, '../../demo/pictures');

/**
 * Files as a telephone of twelve megapixels makes them, some 2 MB each: rooms of the demo with the grain of a
 * photograph, lying on their side, with where they were taken. Answers with their paths.
 */
export async function photographs(count: number, folder: string): Promise<readonly string[]> {
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .raw()
    .toBuffer();
  const rooms = globSync('*room-*.avif', { cwd: ORIGINALS }).toSorted().slice(0, count);
  const paths: string[] = [];
  for (const [number, room] of rooms.entries()) {
    const upright = await sharp(join(ORIGINALS, room))
      .resize(WIDTH, HEIGHT)
      .composite([{ input: grain, raw: { width: WIDTH, height: HEIGHT, channels: 3 }, blend: 'overlay' }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const path = join(folder, `IMG_${2040 + number}.jpg`);
    // Orientation 6: turned a quarter to the right to be upright.
    await sharp(upright.data, { raw: upright.info })
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 21/1 0/1' } })
      .jpeg({ quality: 90 })
      .toFile(path);
    paths.push(path);
  }
  return paths;
}
