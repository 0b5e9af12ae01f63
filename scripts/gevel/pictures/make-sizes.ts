import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '#domain/picture-widths.ts';
import { type PictureFile, SOCIAL_SIZE } from '#wire/picture-file.ts';

/** No picture can be created from a file; the message tells an operator why. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
}

/** An encoded size of a picture, or its JPEG for mails and link previews. */
interface EncodedSize {
  readonly width: number;
  readonly social: boolean;
  readonly ending: string;
  readonly contentType: PictureFile['contentType'];
  readonly bytes: Buffer;
}

/** Version of the formats below; raise it when they change, so that cached pictures are created again. */
export const RECIPE = 2;

/** Pixel limit of an original, twice that of current cameras: protects against decompression bombs. */
const MOST_PIXELS = 150_000_000;
/** The content service's limit of a side, pixels. */
const LONGEST_SIDE = 10_000;
/** Width from which AVIF is used, which takes ten times as long to encode. */
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
const JPEG: Format = {
  ending: 'jpg',
  contentType: 'image/jpeg',
  encode: (picture) => picture.jpeg({ quality: 80 }),
};
/** Plans are always WebP, which keeps thin lines cleaner at the same size. */
const formatOf = (width: number, plan: boolean): Format => (plan || width < AVIF_FROM ? WEBP : AVIF);

const OPTIONS = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/** Translates an error of libvips for an operator. */
function faultOf(error: unknown): PictureFault {
  const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/pixel limit/i.test(said)) return new PictureFault('it has more than 150 megapixels', { cause: error });
  if (/unsupported image format/i.test(said)) {
    return new PictureFault('it is not a picture: JPEG, PNG, WebP, AVIF or TIFF is required', {
      cause: error,
    });
  }
  return new PictureFault(`it is corrupt or truncated (${said})`, { cause: error });
}

const reading = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    throw faultOf(error);
  });

/** Why a readable file is not accepted; null when it is. */
function objectionTo({ format, pages, compression }: Metadata): string | null {
  if (format === 'svg') return 'it is SVG, which is only accepted for icons: save it as PNG';
  if (format === 'heif' && compression !== 'av1')
    return 'it is HEIC, which is not supported: save it as JPEG';
  return (pages ?? 1) > 1 ? 'it is animated or has several pages: a still picture is required' : null;
}

/** Widths created from an original: all standard widths below its own, and its own up to the greatest one. */
export function widthsOf(width: number, height: number): readonly number[] {
  const widest = PICTURE_WIDTHS.at(-1) ?? width;
  const most = Math.min(widest, width, Math.floor((LONGEST_SIDE * width) / height));
  return most < 1 ? [] : [...PICTURE_WIDTHS.filter((smaller) => smaller < most), most];
}

/**
 * Creates all sizes of a picture, and its JPEG for mails and link previews: upright, in sRGB, without metadata such as EXIF and XMP, which could reveal where
 * it was taken. Decodes the file once, at the greatest width. Plans get a white background. Throws PictureFault.
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
  if (largest === undefined) throw new PictureFault('its aspect ratio is too extreme');
  const upright = sharp(location, OPTIONS).autoOrient().resize({ width: largest }).toColourspace('srgb');
  const { data, info } = await reading(
    (plan ? upright.flatten({ background: '#fff' }) : upright).raw().toBuffer({ resolveWithObject: true }),
  );
  // Not all of `info`, whose statement on premultiplied alpha does not match the pixels.
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: EncodedSize[] = [];
  for (const width of widths) {
    const { ending, contentType, encode } = formatOf(width, plan);
    const picture = sharp(data, { raw });
    const bytes = await encode(width === raw.width ? picture : picture.resize({ width })).toBuffer();
    sizes.push({ width, ending, contentType, bytes, social: false });
  }
  // A plan is shown whole, on white; a smaller picture is enlarged, since the size of the JPEG is stated.
  const { ending, contentType, encode } = JPEG;
  const fit = { ...SOCIAL_SIZE, fit: plan ? 'contain' : 'cover', background: '#fff' } as const;
  const cropped = sharp(data, { raw }).flatten({ background: '#fff' }).resize(fit);
  const bytes = await encode(cropped).toBuffer();
  sizes.push({ width: SOCIAL_SIZE.width, ending, contentType, bytes, social: true });
  return sizes;
}
