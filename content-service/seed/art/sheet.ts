// `npx node content-service/seed/art/sheet.ts terrace 12`: a contact sheet of a scene, many seeds side by side.
import { mkdir } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { createArt } from './art.ts';
import { MOODS, type MoodName } from './moods.ts';
import { rasterise } from './rasterise.ts';
import { isSceneName, SCENE_NAMES, SCENES } from './scenes.ts';

const COLUMNS = 5;
const TILE = { width: 400, height: 300 };
const OUT = 'dist/art';

const [name = '', count = '10', first = '1'] = process.argv.slice(2);
if (!isSceneName(name)) throw new Error(`No such scene: "${name}". There are ${SCENE_NAMES.join(', ')}.`);
sharp.concurrency(1);
const moods = Object.keys(MOODS) as MoodName[];
const tiles: OverlayOptions[] = [];
for (let n = 0; n < Number(count); n += 1) {
  const seed = Number(first) + n;
  const art = createArt(`${name}:${seed}`, moods[n % moods.length] ?? 'morning');
  SCENES[name](art);
  const picture = await rasterise(art);
  // What is composited is only resized once it has been written.
  const input = await sharp(await picture.png({ compressionLevel: 1 }).toBuffer())
    .resize(TILE)
    .toBuffer();
  tiles.push({ input, left: (n % COLUMNS) * TILE.width, top: Math.floor(n / COLUMNS) * TILE.height });
}
await mkdir(OUT, { recursive: true });
const sheet = sharp({
  create: {
    width: COLUMNS * TILE.width,
    height: Math.ceil(tiles.length / COLUMNS) * TILE.height,
    channels: 3,
    background: '#f3eee4',
  },
});
await sheet.composite(tiles).png().toFile(`${OUT}/${name}.png`);
console.log(`${OUT}/${name}.png: ${tiles.length} pictures`);
