import sharp, { type Sharp } from 'sharp';
import type { Art } from './art.ts';
import { grain } from './grain.ts';

/** The drawing as pixels, with its grain. */
export async function rasterise(art: Art): Promise<Sharp> {
  const flat = await sharp(Buffer.from(art.svg()), { limitInputPixels: false, unlimited: true })
    .flatten({ background: '#888888' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(flat)
    .composite([{ input: await grain(art), blend: 'soft-light' }])
    .removeAlpha();
}

/** The original that is kept: AVIF, some 65 KB at 1600 px. */
export const toOriginal = async (art: Art): Promise<Buffer> =>
  (await rasterise(art)).avif({ quality: 52, effort: 4 }).toBuffer();
