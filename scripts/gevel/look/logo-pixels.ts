/** A logo's file as pixels. */
import { readFile } from 'node:fs/promises';
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

/**
 * Reads a PNG, JPEG, WebP or SVG. An SVG is drawn from its bytes, without an address of its own: its scripts do not
 * run, and it loads neither files nor addresses. Throws Refused with the reason.
 */
export async function readLogo(location: string): Promise<Pixels> {
  const bytes = await readFile(location).catch(() => {
    throw new Refused(`${location} cannot be read.`);
  });
  if (bytes.length > MOST_BYTES) throw new Refused(`${location} is larger than 10 MB.`);
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format))
      throw new Refused(`${location} is ${format}: a logo is PNG, JPEG, WebP or SVG.`);
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: format !== 'svg' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch (error) {
    if (error instanceof Refused) throw error;
    const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new Refused(`${location} is no PNG, JPEG, WebP or SVG that can be read (${said}).`, {
      cause: error,
    });
  }
}
