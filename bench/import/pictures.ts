import { createHash } from 'node:crypto';
import sharp from 'sharp';

const COUNT = 6;
const WIDTHS = [800, 400] as const;

/** The sizes of one picture, with their bytes. */
export type Picture = readonly {
  readonly width: number;
  /** SHA-256. */
  readonly file: string;
  readonly bytes: Uint8Array;
}[];

const drawing = (hue: number): Buffer =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">' +
      `<rect width="100%" height="100%" fill="hsl(${hue} 45% 78%)"/>` +
      `<rect x="30%" y="35%" width="40%" height="50%" fill="hsl(${(hue + 120) % 360} 50% 50%)"/></svg>`,
  );

/** A few real pictures, whose files ten thousand homes share. */
export const makePictures = (): Promise<Picture[]> =>
  Promise.all(
    Array.from({ length: COUNT }, (_, index) =>
      Promise.all(
        WIDTHS.map(async (width) => {
          const bytes = await sharp(drawing(index * 60))
            .resize(width)
            .webp()
            .toBuffer();
          return { width, file: createHash('sha256').update(bytes).digest('hex'), bytes };
        }),
      ),
    ),
  );
