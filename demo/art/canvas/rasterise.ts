import sharp, { type Sharp } from 'sharp';
import type { Art } from './art.ts';
import { grain } from './grain.ts';

const BEHIND = '#888888';
/** Density (dots per inch) at which one SVG px becomes one px of the picture. */
const DENSITY = 72;

const opened = (art: Art, density = DENSITY): Sharp =>
  sharp(Buffer.from(art.svg()), { density, limitInputPixels: false, unlimited: true })
    .flatten({ background: BEHIND })
    .removeAlpha();

/** The drawing as pixels, with its grain. */
export async function rasterise(art: Art): Promise<Sharp> {
  const { data, info } = await opened(art).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .composite([{ input: await grain(art), blend: 'soft-light' }])
    .removeAlpha();
}

/** A preview of a drawing, `width` px wide and without grain, as PNG. */
export const sketch = async (art: Art, width: number): Promise<Buffer> =>
  opened(art, (DENSITY * width) / art.width)
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Qualities from the desired one down to the lowest, for a picture with very many strokes. */
const QUALITIES = [52, 48, 44, 40] as const;

/**
 * The stored original: AVIF, some 60 KB at 1600 px and at most `most` bytes, if the lowest quality allows it.
 * One step more effort takes four times as long and saves 6 %.
 */
export async function toOriginal(art: Art, most: number): Promise<Buffer> {
  const picture = await rasterise(art);
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture.clone().avif({ quality, effort: 3 }).toBuffer();
    if (bytes.byteLength <= most) break;
  }
  return bytes;
}
