/** A room of a home that is to be done up: bare, with its plaster off. */
import { lit, mix } from '../colour.ts';
import { bareBulb } from '../furniture/lamp.ts';
import { brick } from '../masonry.ts';
import { arc, corners } from '../plane.ts';
import { drawFloor } from './floors.ts';
import { roomDoor, roomWindow } from './openings.ts';
import type { Room, Wall } from './room.ts';
import { drawShell } from './shell.ts';

/** Where the plaster has come off, brick shows. */
function patch(room: Room, wall: Wall, between: readonly [number, number]): void {
  const { art } = room;
  const chance = room.chance.fork(`patch-${wall.name}-${between[0].toFixed(1)}`);
  const [u, v] = [chance.between(...between), chance.between(0.5, 1.9)];
  const [ru, rv] = [chance.between(0.4, 0.9), chance.between(0.25, 0.6)];
  const edge = arc(u, v, ru, rv, 0, Math.PI * 2, 22).map(([a, b]): readonly [number, number] => [
    a + chance.between(-0.09, 0.09),
    b + chance.between(-0.07, 0.07),
  ]);
  wall.plane.polygon(edge, lit(art.colour('#cfc4b2'), 0.02), {
    stroke: art.colour('#d9cfbd'),
    strokeWidth: 7,
  });
  art.clipped(wall.plane.path(edge), () => {
    brick(art, chance, wall.plane, [u - ru - 0.1, v - rv - 0.1, ru * 2 + 0.3, rv * 2 + 0.3], '#a3664c');
  });
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

/** Draws the whole room, in place of its furniture. */
export function toBeRenovated(room: Room): void {
  const { art, chance, width, depth, walls, floor } = room;
  drawShell(room, { panelled: false });
  drawFloor(room, {
    kind: chance.fork('bare').pick(['planks', 'planks', 'concrete', 'checks'] as const),
    colour: '#b09a7c',
    other: '#8f8272',
  });
  patch(room, walls.back, [0.7, width * 0.32]);
  patch(room, walls.back, [width * 0.68, width - 0.8]);
  patch(room, walls.right, [0.6, depth * 0.5]);
  const middle = width / 2 + chance.fork('window').between(-0.8, 0.8);
  roomWindow(room, walls.back, { u: middle - 0.8, v: 0.8, width: 1.6, height: 1.7 }, { rows: 2 });
  roomWindow(room, walls.left, { u: 1.2, v: 0.8, width: 1.2, height: 1.7 }, { rows: 2 });
  roomDoor(room, walls.right, depth - 1.6);
  const damp = chance.fork('damp');
  const stain = mix(art.colour(room.style.wall), art.colour('#7d6b50'), 0.35);
  walls.back.plane.polygon(
    arc(damp.between(1, width - 1), room.height, 0.9, 0.4, Math.PI, Math.PI * 2),
    stain,
    {
      opacity: 0.4,
      blur: 8,
    },
  );
  for (let spot = 0; spot < 4; spot += 1) {
    const own = chance.fork(`sheet-${spot}`);
    floor.polygon(
      corners(
        own.between(0.6, width - 2),
        own.between(0.3, depth - 1.2),
        own.between(0.3, 0.9),
        own.between(0.2, 0.6),
      ),
      art.colour('#d9cfbd'),
      { opacity: 0.5 },
    );
  }
  const aside = width - 1.5;
  ladder(room, aside, depth - 0.7);
  buckets(room, width - 2.3, depth - 1.2);
  for (let board = 0; board < 4; board += 1) {
    room
      .at(width / 2 - 1.2 + board * 0.04, depth - 0.1 - board * 0.02)
      .box([0, 0.05 * board, 0], [2.2, 0.045, 0.2], lit(art.colour('#b8905c'), board * 0.01));
  }
  bareBulb(room.at(width / 2, depth * 0.5), room.height);
}
