/** A room of an estate to renovate: bare, without plaster. */

import { brick } from '../building/masonry.ts';
import type { Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { arc } from '../canvas/plane.ts';
import { bareBulb } from '../furniture/lamp.ts';
import { drawFloor } from '../interior/floors.ts';
import { roomDoor, roomWindow } from '../interior/openings.ts';
import type { Room, Wall } from '../interior/room.ts';
import { drawShell } from '../interior/shell.ts';

/** Rising damp: the plaster has come off up to a ragged edge, and brick shows. */
function patch(room: Room, wall: Wall, [from, to]: readonly [number, number], rise: number): void {
  const { art } = room;
  const chance = room.chance.fork(`patch-${wall.name}-${from.toFixed(1)}`);
  const count = 26;
  const edge = Array.from({ length: count + 1 }, (_, step): Point => {
    const share = step / count;
    const arch = Math.sin(Math.PI * share) ** 0.45;
    return [
      from + (to - from) * share,
      Math.max(0.12, arch * rise * (0.93 + 0.05 * Math.sin(step * 1.7) + chance.between(-0.03, 0.03))),
    ];
  });
  const outline: readonly Point[] = [[from, 0.12], ...edge, [to, 0.12]];
  wall.plane.polygon(outline, art.colour('#d9cfbd'), {
    stroke: art.colour('#dcd2c0'),
    strokeWidth: 9,
    round: true,
  });
  art.clipped(wall.plane.path(outline), () => {
    brick(art, chance, wall.plane, [from, 0, to - from, rise + 0.2], '#a96f54');
  });
}

/** Strips of paper that hang from the wall. */
function tornPaper(room: Room, wall: Wall): void {
  const { art, style, height } = room;
  const chance = room.chance.fork('torn');
  for (let n = 0; n < 3; n += 1) {
    const u = wall.from + (wall.to - wall.from) * chance.between(0.05, 0.9);
    const long = chance.between(0.5, 1.1);
    const wide = chance.between(0.25, 0.45);
    wall.plane.polygon(
      [
        [u, height],
        [u + wide, height],
        [u + wide * 0.9, height - long * 0.8],
        [u + wide * 0.45, height - long],
        [u + wide * 0.15, height - long * 0.7],
      ],
      lit(art.colour(style.wall), -0.03),
    );
  }
}

/** A ladder on its feet, facing the viewer. */
export function ladder(room: Room, x: number, z: number): void {
  const wood = room.art.colour('#b8905c');
  const frame = room.at(x, z);
  frame.shade([-0.05, 0], [0.6, 0.6], 0.7);
  for (const u of [0, 0.46]) frame.box([u, 0, 0], [0.045, 2, 0.045], wood);
  for (let step = 1; step < 7; step += 1)
    frame.box([0.04, step * 0.28, 0], [0.43, 0.03, 0.06], lit(wood, 0.02));
}

/** Boards on the floor, ready to be laid. */
function planks(room: Room, chance: Chance): void {
  const wood = lit(room.art.colour('#b8905c'), 0.02);
  const x = chance.between(1.1, 1.8);
  for (let board = 0; board < 4; board += 1) {
    const frame = room.at(x + board * 0.05, room.depth - 2.2 - board * 0.015);
    if (board === 0) frame.shade([0, 0], [2, 0.25], 0.8);
    frame.box([0, 0.045 * board, 0], [2, 0.04, 0.22], lit(wood, board * 0.012));
  }
}

function buckets(room: Room, x: number, z: number): void {
  const { art, style } = room;
  for (const [dx, dz, hex] of [
    [0, 0, '#d9d5cc'],
    [0.34, -0.1, style.textiles[0]],
    [0.14, -0.36, '#b9bdbb'],
  ] as const) {
    const frame = room.at(x + dx, z + dz);
    frame.shade([-0.12, -0.12], [0.24, 0.24], 0.7);
    frame.turned(
      [0, 0, 0],
      [
        [0, 0.11],
        [0.26, 0.13],
      ],
      art.colour(hex),
    );
    frame.turned(
      [0, 0.262, 0],
      [
        [0, 0.115],
        [0.004, 0.115],
      ],
      lit(art.colour(hex), -0.12),
    );
  }
}

/** Draws the whole room instead of its furniture; `relic` draws an object left in it. */
export function toBeRenovated(room: Room, relic?: (room: Room) => void): void {
  const { art, chance, width, depth, height, walls, floor } = room;
  const own = chance.fork('renovate');
  const papered = own.chance(0.6);
  drawShell(room, { panelled: false, feature: papered ? 'paper' : 'plain' });
  if (papered) tornPaper(room, walls.back);
  drawFloor(room, {
    kind: own.pick(['planks', 'planks', 'concrete', 'checks'] as const),
    colour: '#b09a7c',
    other: '#8f8272',
  });
  patch(room, walls.back, [width * 0.62, width * own.between(0.82, 0.95)], own.between(0.5, 1.3));
  if (own.chance(0.6)) patch(room, walls.back, [0.1, width * 0.22], own.between(0.3, 0.7));
  patch(room, walls.right, [depth - 2.4, depth - 0.6], own.between(0.4, 0.9));
  const middle = width * own.between(0.38, 0.48);
  const tall = Math.min(1.6, height - 1.15);
  roomWindow(room, walls.back, { u: middle - 0.65, v: 0.85, width: 1.3, height: tall }, { rows: 2 });
  roomWindow(room, walls.left, { u: depth - 2.2, v: 0.85, width: 1.2, height: tall }, { rows: 2 });
  roomDoor(room, walls.right, depth - 3.7);
  const stain = mix(art.colour(room.style.wall), art.colour('#7d6b50'), 0.35);
  const damp = arc(own.between(1, width - 1), height, 0.9, 0.4, Math.PI, Math.PI * 2);
  walls.back.plane.polygon(damp, stain, { opacity: 0.4, blur: 8 });
  for (let spot = 0; spot < 4; spot += 1) {
    const dust = chance.fork(`dust-${spot}`);
    const at = [dust.between(0.6, width - 2), dust.between(0.3, depth - 1.2)] as const;
    const size = [dust.between(0.3, 0.9), dust.between(0.2, 0.6)] as const;
    floor.polygon(arc(...at, size[0] / 2, size[1] / 2), art.colour('#d9cfbd'), { opacity: 0.35, blur: 6 });
  }
  relic?.(room);
  ladder(room, width - 0.62, depth - 0.35);
  buckets(room, width * own.between(0.42, 0.47), depth - own.between(1.35, 1.55));
  planks(room, own);
  bareBulb(room.at(width / 2, depth * 0.6), height);
}
