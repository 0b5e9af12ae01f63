// `npx node content-service/seed/art/sheet.ts terrace 50`: contact sheets of a scene, 25 seeds on each.
import { mkdir } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { createArt, LANDSCAPE, PANORAMA } from './art.ts';
import { MOODS, type MoodName } from './moods.ts';
import { sketch } from './rasterise.ts';
import { isSceneName, SCENE_NAMES, SCENES } from './scenes.ts';

const COLUMNS = 5;
const PER_SHEET = 25;
const TILE_WIDTH = 400;
const OUT = 'dist/art';

const [name = '', count = '10', first = '1'] = process.argv.slice(2);
if (!isSceneName(name)) throw new Error(`No such scene: "${name}". There are ${SCENE_NAMES.join(', ')}.`);
sharp.concurrency(1);
const size = name.startsWith('hero-') ? PANORAMA : LANDSCAPE;
const tileHeight = Math.round((TILE_WIDTH * size.height) / size.width);
const moods = Object.keys(MOODS) as MoodName[];

/** Twenty-five pictures side by side, the moods in turn. */
async function sheet(from: number, tiles: number, file: string): Promise<void> {
  const overlays: OverlayOptions[] = [];
  for (let n = 0; n < tiles; n += 1) {
    const art = createArt(`${name}:${from + n}`, moods[n % moods.length] ?? 'morning', size);
    SCENES[name as keyof typeof SCENES](art);
    overlays.push({
      input: await sketch(art, TILE_WIDTH),
      left: (n % COLUMNS) * TILE_WIDTH,
      top: Math.floor(n / COLUMNS) * tileHeight,
    });
  }
  const blank = sharp({
    create: {
      width: COLUMNS * TILE_WIDTH,
      height: Math.ceil(tiles / COLUMNS) * tileHeight,
      channels: 3,
      background: '#f3eee4',
    },
  });
  await blank.composite(overlays).png().toFile(file);
  console.log(`${file}: seeds ${from} to ${from + tiles - 1}`);
}

await mkdir(OUT, { recursive: true });
for (let done = 0; done < Number(count); done += PER_SHEET) {
  const tiles = Math.min(PER_SHEET, Number(count) - done);
  await sheet(
    Number(first) + done,
    tiles,
    `${OUT}/${name}${done === 0 ? '' : `-${done / PER_SHEET + 1}`}.png`,
  );
}
