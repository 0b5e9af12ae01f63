/** A logo's file as pixels. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { Refused } from '../errors.ts';

/** Pixels of a picture, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The side that a logo is read at, pixels: colours and their shares need no more. */
const SIDE = 256;
/** Greatest file, bytes, and greatest picture, pixels: a logo is far below both. */
const MOST_BYTES = 10_000_000;
const MOST_PIXELS = 50_000_000;
const FORMATS = ['png', 'jpeg', 'webp', 'svg'];

/** Width of a drawn SVG, pixels: that of the largest screens' header twice over. */
const DRAWN_WIDTH = 1200;

/** The picture of a logo's bytes and its format: an SVG has no address of its own, so that it loads nothing. */
async function opened(location: string) {
  const bytes = await readFile(location).catch(() => {
    throw new Refused(`${location} cannot be read.`);
  });
  if (bytes.length > MOST_BYTES) throw new Refused(`${location} is larger than 10 MB.`);
  return reading(location, async () => {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format))
      throw new Refused(`${location} is ${format}: a logo is PNG, JPEG, WebP or SVG.`);
    return { picture, format };
  });
}

async function reading<Value>(location: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new Refused(`${location} is no PNG, JPEG, WebP or SVG that can be read (${said}).`, {
      cause: error,
    });
  }
}

/**
 * Reads a PNG, JPEG, WebP or SVG. An SVG is drawn: its scripts do not run, and it loads neither files nor addresses.
 * Throws Refused with the reason.
 */
export async function readLogo(location: string): Promise<Pixels> {
  const { picture, format } = await opened(location);
  return reading(location, async () => {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: format !== 'svg' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  });
}

/**
 * The logo as a file that can be stored as a picture: an SVG is drawn into the folder, every other format is the file
 * itself. Throws Refused with the reason.
 */
export async function drawnLogo(location: string, folder: string): Promise<string> {
  const { picture, format } = await opened(location);
  if (format !== 'svg') return location;
  const drawn = join(folder, `${basename(location)}.png`);
  await reading(location, () => picture.resize({ width: DRAWN_WIDTH }).png().toFile(drawn));
  return drawn;
}
