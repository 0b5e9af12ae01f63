import type { Point } from '../canvas/art.ts';
import { lit } from '../canvas/colour.ts';
import { corners } from '../canvas/plane.ts';
import type { Room, Wall } from './room.ts';
import { colourOn } from './shell.ts';

type TilePattern = 'metro' | 'upright' | 'square';
export const TILE_PATTERNS: readonly TilePattern[] = ['metro', 'upright', 'square'];

/** Width and height of a tile, and the shift of each row. */
const SIZES: Record<TilePattern, readonly [width: number, height: number, shift: number]> = {
  metro: [0.2, 0.1, 0.1],
  upright: [0.1, 0.28, 0],
  square: [0.2, 0.2, 0],
};

/** Tiles on a part of a wall. */
export function wallTiles(
  room: Room,
  wall: Wall,
  hex: string,
  pattern: TilePattern,
  [u, v, width, height]: readonly [number, number, number, number],
): void {
  const { art } = room;
  const { plane } = wall;
  const [wide, tall, shift] = SIZES[pattern];
  const colour = colourOn(art, wall, hex);
  const chance = room.chance.fork(`tiles-${wall.name}`);
  plane.rect(u, v, width, height, colour);
  const rows = Math.floor(height / tall);
  const columns = Math.floor(width / wide);
  for (const by of [0.03, -0.025]) {
    let d = '';
    for (let n = 0; n < rows * columns * 0.16; n += 1) {
      const row = chance.int(0, Math.max(0, rows - 1));
      const x = u + chance.int(0, Math.max(0, columns - 2)) * wide + (row % 2) * shift;
      d += plane.path(corners(x, v + row * tall, wide, tall));
    }
    art.path(d, lit(colour, by), { opacity: 0.7 });
  }
  const line = (one: Point, other: Point): string => plane.path([one, other], false);
  let joints = '';
  for (let row = 1; row <= rows; row += 1) joints += line([u, v + row * tall], [u + width, v + row * tall]);
  for (let row = 0; row <= rows; row += shift > 0 ? 1 : rows + 1) {
    const [low, high] =
      shift > 0 ? [v + row * tall, Math.min(v + height, v + (row + 1) * tall)] : [v, v + height];
    for (let x = u + wide + (row % 2) * shift; x < u + width; x += wide) joints += line([x, low], [x, high]);
  }
  art.path(joints, 'none', { stroke: lit(colour, 0.06), strokeWidth: 0.9, opacity: 0.8 });
}
