import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A generated picture that stands in for a photograph: sky, ground and a house, coloured by the seed. */
async function photo(seed: number): Promise<Buffer> {
  const hue = (seed * 47) % 360;
  const portrait = seed % 5 === 0;
  const [width, height] = portrait ? [1000, 1500] : [1500, 1000];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="60%" fill="hsl(${(hue + 180) % 360} 45% 78%)"/>` +
    `<rect y="60%" width="100%" height="40%" fill="hsl(${(hue + 90) % 360} 35% 45%)"/>` +
    `<rect x="30%" y="35%" width="40%" height="40%" fill="hsl(${hue} 50% 60%)"/>` +
    `<path d="M${width * 0.25} ${height * 0.36}L${width * 0.5} ${height * 0.15}L${width * 0.75} ${height * 0.36}Z" fill="hsl(${hue} 45% 35%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** Writes a picture under one file name; another seed gives another picture. */
export const writePhoto = async (folder: string, name: string, seed: number): Promise<void> => {
  await writeFile(join(folder, name), await photo(seed));
};

/** Writes pictures under these names, all different. */
export async function writePhotos(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [seed, name] of names.entries()) await writePhoto(folder, name, seed);
}
