import { ACROSS, type Art, DOWN } from '../canvas/art.ts';
import { lit, mix } from '../canvas/colour.ts';
import { drawCeiling } from './ceiling.ts';
import type { Room, Wall } from './room.ts';
import type { FeatureKind } from './style.ts';
import { finishWall } from './wall-finish.ts';

/** Shade of each wall: the window wall is darkest, because the light comes through it. */
const SHADES: Record<Wall['name'], number> = { left: 0.13, back: 0.02, right: 0.03 };
const shadeOf = (wall: Wall): number => SHADES[wall.name];

/** A local colour on a wall. */
export const colourOn = (art: Art, wall: Wall, hex: string, more = 0): string =>
  mix(art.colour(hex), art.mood.shadow.colour, shadeOf(wall) + more);

/** A strip along a wall. */
function band(wall: Wall, v: number, height: number, fill: string): void {
  wall.plane.rect(wall.from, v, wall.to - wall.from, height, fill);
}

/** Wainscot to a metre high, in panels. */
function panelling({ art, style }: Room, wall: Wall): void {
  const colour = colourOn(art, wall, mix(style.accent, style.trim, 0.25));
  const length = wall.to - wall.from;
  const count = Math.round(length / 0.95);
  const each = length / count;
  band(wall, 0, 1, colour);
  for (let panel = 0; panel < count; panel += 1) {
    const u = wall.from + panel * each;
    wall.plane.rect(u + 0.1, 0.2, each - 0.2, 0.68, lit(colour, -0.04));
    wall.plane.rect(u + 0.13, 0.22, each - 0.26, 0.63, lit(colour, 0.006));
  }
  band(wall, 0.98, 0.06, lit(colour, 0.05));
}

/** Skirting, and a cornice where the ceiling has mouldings. */
function edges({ art, style, height }: Room, wall: Wall): void {
  const trim = colourOn(art, wall, style.trim);
  band(wall, 0, 0.12, trim);
  band(wall, 0.12, 0.012, mix(trim, art.mood.shadow.colour, 0.3));
  if (style.ceiling !== 'mouldings') return;
  band(wall, height - 0.16, 0.16, trim);
  band(wall, height - 0.2, 0.03, lit(trim, -0.05));
  band(wall, height - 0.1, 0.02, lit(trim, -0.06));
}

/** Darkens the corners. */
export function drawCorners(room: Room, wall: Wall): void {
  const { shadow } = room.art.mood;
  const { height } = room;
  const dark = (from: number, to: number, direction = ACROSS): string =>
    room.art.gradient(
      [
        [0, shadow.colour, from],
        [1, shadow.colour, to],
      ],
      direction,
    );
  const leftward = dark(0.2, 0);
  const rightward = dark(0, 0.2);
  if (wall.name === 'back') {
    wall.plane.rect(0, 0, 0.6, height, room.mirrored ? rightward : leftward);
    wall.plane.rect(room.width - 0.6, 0, 0.6, height, room.mirrored ? leftward : rightward);
  } else {
    const atRight = (wall.name === 'left') !== room.mirrored;
    wall.plane.rect(room.depth - 0.7, 0, 0.7, height, atRight ? rightward : leftward);
  }
  band(wall, height - 0.6, 0.6, dark(0.14, 0, DOWN));
  band(wall, 0, 0.45, dark(0, 0.12, DOWN));
}

interface ShellOptions {
  /** Colour of the back wall. */
  readonly accent?: string;
  readonly panelled?: boolean;
  /** Material of the back wall. */
  readonly feature?: FeatureKind;
}

/** A plain wall in its light. */
function drawWall({ art, height }: Room, wall: Wall, hex: string): void {
  const { shadow, wash } = art.mood;
  const colour = colourOn(art, wall, hex);
  const lower = mix(colour, shadow.colour, 0.05);
  const upper = mix(lit(colour, 0.012), wash.colour, 0.05);
  wall.plane.rect(wall.from, 0, wall.to - wall.from, height, art.gradient([upper, lower]));
}

/** Ceiling and walls. */
export function drawShell(room: Room, { accent, panelled, feature = 'plain' }: ShellOptions = {}): void {
  const { style, walls } = room;
  drawCeiling(room);
  for (const wall of [walls.left, walls.right, walls.back]) {
    const best = wall.name === 'back';
    drawWall(room, wall, best && accent !== undefined ? accent : style.wall);
    if (best) finishWall(room, wall, feature);
    if ((panelled ?? style.panelled) && !(best && feature !== 'plain')) panelling(room, wall);
    drawCorners(room, wall);
    edges(room, wall);
  }
}
