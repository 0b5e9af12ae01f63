import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '../../../domain/picture-widths.ts';
import type { PictureFile } from '../../../wire/picture-file.ts';

/** A file of which no picture can be made; says why, for an operator. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** A size of a picture, made. */
interface EncodedSize {
  readonly width: number;
  readonly ending: string;
  readonly contentType: PictureFile['contentType'];
  readonly bytes: Buffer;
}

/** Raised when the formats below change: what earlier imports made is then made anew. */
export const RECIPE = 1;

/** Pixels of the largest original: twice what cameras of today give. More is a bomb, or a mistake. */
const MOST_PIXELS = 150_000_000;
/** What the content service takes. */
const LONGEST_SIDE = 10_000;
/** From this width on AVIF saves more than it costs; below it mails show the picture, which read no AVIF. */
const AVIF_FROM = 1200;

interface Format {
  readonly ending: string;
  readonly contentType: PictureFile['contentType'];
  readonly encode: (picture: Sharp) => Sharp;
}
const WEBP: Format = {
  ending: 'webp',
  contentType: 'image/webp',
  encode: (picture) => picture.webp({ quality: 78, effort: 2 }),
};
const AVIF: Format = {
  ending: 'avif',
  contentType: 'image/avif',
  encode: (picture) => picture.avif({ quality: 50, effort: 0 }),
};
/** The thin lines of a plan come out cleaner in WebP, at the same weight. */
const formatOf = (width: number, plan: boolean): Format => (plan || width < AVIF_FROM ? WEBP : AVIF);

const OPTIONS = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/** What libvips says of a file that it cannot read, in words for an operator. */
function faultOf(error: unknown): PictureFault {
  const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/pixel limit/i.test(said)) return new PictureFault('it has more than 150 megapixels', { cause: error });
  if (/unsupported image format/i.test(said)) {
    return new PictureFault('it is no picture: JPEG, PNG, WebP, AVIF or TIFF is expected', { cause: error });
  }
  return new PictureFault(`it is broken or cut off (${said})`, { cause: error });
}

const reading = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    throw faultOf(error);
  });

/** Why a file that can be read is still no picture of a home; null when it is one. */
function objectionTo({ format, pages, compression }: Metadata): string | null {
  if (format === 'svg') return 'it is a drawing in SVG, which serves for icons alone: save it as PNG';
  if (format === 'heif' && compression !== 'av1')
    return 'it is HEIC, which is not read here: save it as JPEG';
  return (pages ?? 1) > 1 ? 'it moves or has several pages: one that stands still is expected' : null;
}

/** The widths that are made of an original: those below its own, and its own as far as one is shown that wide. */
export function widthsOf(width: number, height: number): readonly number[] {
  const widest = PICTURE_WIDTHS.at(-1) ?? width;
  const most = Math.min(widest, width, Math.floor((LONGEST_SIDE * width) / height));
  return most < 1 ? [] : [...PICTURE_WIDTHS.filter((smaller) => smaller < most), most];
}

/**
 * A picture of a file in the widths in which pages ask for it: upright, in sRGB, without EXIF, XMP and all else
 * that could tell where it was taken. It is decoded once, at its largest; a plan stands on white, whatever its
 * file lets shine through. Throws PictureFault.
 */
export async function makeSizes(
  location: string,
  { plan }: { readonly plan: boolean },
): Promise<EncodedSize[]> {
  const metadata = await reading(sharp(location, OPTIONS).metadata());
  const objection = objectionTo(metadata);
  if (objection !== null) throw new PictureFault(objection);
  const widths = widthsOf(metadata.autoOrient.width, metadata.autoOrient.height);
  const largest = widths.at(-1);
  if (largest === undefined) throw new PictureFault('it is far higher than wide, or the other way round');
  const upright = sharp(location, OPTIONS).autoOrient().resize({ width: largest }).toColourspace('srgb');
  const { data, info } = await reading(
    (plan ? upright.flatten({ background: '#fff' }) : upright).raw().toBuffer({ resolveWithObject: true }),
  );
  // Not all of `info`: what it says of alpha is not what the pixels are.
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: EncodedSize[] = [];
  for (const width of widths) {
    const { ending, contentType, encode } = formatOf(width, plan);
    const picture = sharp(data, { raw });
    const bytes = await encode(width === raw.width ? picture : picture.resize({ width })).toBuffer();
    sizes.push({ width, ending, contentType, bytes });
  }
  return sizes;
}
