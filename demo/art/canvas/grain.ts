import sharp from 'sharp';
import type { Size } from './art.ts';
import { chanceFor } from './chance.ts';

/** Maximum deviation of the grain from grey, of 255. More costs bytes. */
const AMPLITUDE = 9;
const COARSE = 5;

const clamp = (value: number): number => Math.max(0, Math.min(255, value));
const made = new Map<string, Promise<Buffer>>();

async function makeGrain({ width, height }: Size): Promise<Buffer> {
  const chance = chanceFor('grain');
  const fine = Buffer.alloc(width * height);
  for (let at = 0; at < fine.length; at += 1) fine[at] = 128 + chance.bell() * 1.5 * AMPLITUDE * 1.6;
  const small = { width: Math.ceil(width / COARSE), height: Math.ceil(height / COARSE) };
  const coarse = Buffer.alloc(small.width * small.height);
  for (let at = 0; at < coarse.length; at += 1) {
    coarse[at] = 128 + (chance.next() + chance.next() - 1) * AMPLITUDE * 0.6;
  }
  const softened = await sharp(fine, { raw: { width, height, channels: 1 } })
    .blur(0.7)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const spread = await sharp(coarse, { raw: { ...small, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const both = Buffer.from(softened.map((value, at) => clamp(value + (spread[at] ?? 128) - 128)));
  return sharp(both, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

/** Paper texture: one sheet for all pictures of a size, composited as soft light. */
export function grain(size: Size): Promise<Buffer> {
  const key = `${size.width}x${size.height}`;
  const known = made.get(key) ?? makeGrain(size);
  made.set(key, known);
  return known;
}
