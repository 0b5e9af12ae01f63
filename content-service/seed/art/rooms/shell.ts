import { ACROSS, type Art, DOWN } from '../art.ts';
import { lit, mix } from '../colour.ts';
import type { Wall } from './room.ts';
import { NEAR_EDGE, type Room } from './room.ts';

/** How much of a wall lies in shade: the wall with the windows is darkest, as the light comes through it. */
export const shadeOf = (art: Art, wall: Wall): number => {
  if (wall.name === 'back') return 0.03;
  return (wall.name === 'left') === art.sun < 0 ? 0.17 : 0.04;
};

/** A strip along a wall. */
function band(wall: Wall, v: number, height: number, fill: string): void {
  wall.plane.rect(wall.from, v, wall.to - wall.from, height, fill);
}

/** Wainscot to a metre high, in panels. */
function panelling(room: Room, wall: Wall): void {
  const { art, style } = room;
  const colour = mix(art.colour(style.accent), art.mood.shadow.colour, shadeOf(art, wall));
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

function edges(room: Room, wall: Wall): void {
  const { art, style, height } = room;
  const trim = mix(art.colour(style.trim), art.mood.shadow.colour, shadeOf(art, wall));
  band(wall, 0, 0.12, trim);
  band(wall, 0.12, 0.012, mix(trim, art.mood.shadow.colour, 0.3));
  if (!style.mouldings) return;
  band(wall, height - 0.16, 0.16, trim);
  band(wall, height - 0.2, 0.03, lit(trim, -0.05));
  band(wall, height - 0.1, 0.02, lit(trim, -0.06));
}

/** Less light in the corners. */
function corners(room: Room, wall: Wall): void {
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
  if (wall.name === 'back') {
    wall.plane.rect(0, 0, 0.6, height, dark(0.2, 0));
    wall.plane.rect(room.width - 0.6, 0, 0.6, height, dark(0, 0.2));
  } else {
    const flip = wall.name === 'left';
    wall.plane.rect(room.depth - 0.7, 0, 0.7, height, flip ? dark(0, 0.2) : dark(0.2, 0));
  }
  band(wall, height - 0.6, 0.6, dark(0.15, 0, DOWN));
  band(wall, 0, 0.45, dark(0, 0.13, DOWN));
}

export interface ShellOptions {
  /** Of the back wall. */
  readonly accent?: string;
  readonly panelled?: boolean;
}

/** A wall in its light, plain. */
export function drawWall(room: Room, wall: Wall, hex: string): void {
  const { art, height } = room;
  const { shadow, wash } = art.mood;
  const colour = mix(art.colour(hex), shadow.colour, shadeOf(art, wall));
  const lower = mix(colour, shadow.colour, 0.06);
  const upper = mix(lit(colour, 0.012), wash.colour, 0.04);
  wall.plane.rect(wall.from, 0, wall.to - wall.from, height, art.gradient([upper, lower]));
}

/** Ceiling and walls. */
export function drawShell(room: Room, { accent, panelled }: ShellOptions = {}): void {
  const { art, camera, style, width, height, depth } = room;
  const ceiling = art.colour(style.trim);
  art.rect(0, 0, art.width, art.height, ceiling);
  art.polygon(
    camera.outline([
      [0, height, NEAR_EDGE],
      [width, height, NEAR_EDGE],
      [width, height, depth],
      [0, height, depth],
    ]),
    art.gradient([ceiling, lit(mix(ceiling, art.mood.shadow.colour, 0.07), -0.01)]),
  );
  for (const wall of [room.walls.left, room.walls.right, room.walls.back]) {
    drawWall(room, wall, wall.name === 'back' && accent !== undefined ? accent : style.wall);
    if (panelled ?? style.panelled) panelling(room, wall);
    corners(room, wall);
    edges(room, wall);
  }
}
