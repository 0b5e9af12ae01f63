import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Art } from '../canvas/art.ts';
import { sketch } from '../canvas/rasterise.ts';

const COLUMNS = 5;
const PER_SHEET = 25;
/** Px. */
const TILE_WIDTH = 400;
const OUT = 'dist/art';
const PAPER = '#f3eee4';

/** A drawing to show, with its name. */
export interface Tile {
  readonly name: string;
  readonly draw: () => Art;
}

async function drawSheet(tiles: readonly Tile[], file: string): Promise<void> {
  const overlays: OverlayOptions[] = [];
  let tileHeight = 0;
  for (const [n, { draw }] of tiles.entries()) {
    const art = draw();
    // The first drawing's proportions determine the sheet's.
    tileHeight ||= Math.round((TILE_WIDTH * art.height) / art.width);
    overlays.push({
      input: await sketch(art, TILE_WIDTH),
      left: (n % COLUMNS) * TILE_WIDTH,
      top: Math.floor(n / COLUMNS) * tileHeight,
    });
  }
  const size = { width: COLUMNS * TILE_WIDTH, height: Math.ceil(tiles.length / COLUMNS) * tileHeight };
  const paper = sharp({ create: { ...size, channels: 3, background: PAPER } });
  await paper.composite(overlays).png().toFile(file);
}

/**
 * Draws contact sheets of 25 small pictures each, without grain, into `dist/art/<name>.png`, `<name>-2.png`
 * and so on. All drawings have the same shape. Prints the content of each sheet.
 */
export async function contactSheets(
  name: string,
  tiles: readonly Tile[],
  say: (what: string) => void,
): Promise<void> {
  sharp.concurrency(1);
  await mkdir(OUT, { recursive: true });
  for (let from = 0; from < tiles.length; from += PER_SHEET) {
    const some = tiles.slice(from, from + PER_SHEET);
    const file = join(OUT, `${name}${from === 0 ? '' : `-${from / PER_SHEET + 1}`}.png`);
    await drawSheet(some, file);
    say(`${file}: ${some[0]?.name} to ${some.at(-1)?.name}, by row`);
  }
}
