/** Walls and ceiling of a cellar. */

import { brick, stone } from '../../building/masonry.ts';
import type { Place } from '../../canvas/camera.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { arc, corners } from '../../canvas/plane.ts';
import { drawFloor } from '../../interior/floors.ts';
import { NEAR_EDGE, type Room } from '../../interior/room.ts';
import { colourOn, drawCorners } from '../../interior/shell.ts';

/** A strip of a level ceiling between two depths. */
const strip = ({ width }: Room, y: number, near: number, far: number): readonly Place[] => [
  [0, y, near],
  [width, y, near],
  [width, y, far],
  [0, y, far],
];

function beams(room: Room, hex: string): void {
  const { art, camera, width, height, depth } = room;
  const wood = art.colour(hex);
  for (let z = depth - 0.4; z > NEAR_EDGE + 1; z -= 0.7) {
    const low = height - 0.15;
    art.polygon(camera.outline(strip(room, low, z - 0.12, z)), lit(wood, -0.08));
    const face: readonly Place[] = [
      [0, low, z - 0.12],
      [width, low, z - 0.12],
      [width, height, z - 0.12],
      [0, height, z - 0.12],
    ];
    art.polygon(camera.outline(face), lit(wood, -0.01));
  }
}

/** Shallow vaults of brick from beam to beam, across the room. */
function vaults(room: Room, hex: string): void {
  const { art, camera, width, height, depth } = room;
  const colour = art.colour(hex);
  const count = 3;
  const each = width / count;
  for (let n = 0; n < count; n += 1) {
    const ring = arc(each * (n + 0.5), height - 0.22, each / 2, 0.22, Math.PI, 0, 10);
    ring.slice(1).forEach(([x, y], index) => {
      const [fromX, fromY] = ring[index] ?? [x, y];
      const face: readonly Place[] = [
        [fromX, fromY, NEAR_EDGE],
        [fromX, fromY, depth],
        [x, y, depth],
        [x, y, NEAR_EDGE],
      ];
      const tone = lit(mix(colour, art.mood.shadow.colour, 0.3 - 0.025 * index), 0);
      art.polygon(camera.outline(face), tone, { stroke: tone, strokeWidth: 1 });
    });
  }
}

/** Walls of brick or rubble, whitewashed or not, below beams or vaults. */
export function shell(room: Room, chance: Chance): void {
  const { art, camera, height, depth, walls } = room;
  const rubble = chance.chance(0.3);
  const hex = chance.pick(['#e3dccf', '#c08463', '#d6c4ac', '#eae4d8', '#b9795a']);
  art.rect(0, 0, art.width, art.height, mix(art.colour('#cfc6b8'), art.mood.shadow.colour, 0.15));
  art.polygon(
    camera.outline(strip(room, height, NEAR_EDGE, depth)),
    mix(art.colour('#ddd5c6'), art.mood.shadow.colour, 0.18),
  );
  for (const wall of [walls.left, walls.right, walls.back]) {
    const from = Math.max(wall.from, -1.4);
    const field = [from, 0, wall.to - from, height] as const;
    const own = chance.fork(`wall-${wall.name}`);
    wall.plane.rect(wall.from, 0, wall.to - wall.from, height, colourOn(art, wall, hex));
    art.clipped(wall.plane.path(corners(...field)), () => {
      if (rubble) stone(art, own, wall.plane, field, ['#c2b6a3', '#ab9f8c', '#9a8e7c', '#b8ac98']);
      else brick(art, own, wall.plane, field, hex);
    });
    const dark = wall.name === 'left' ? 0.2 : 0.07;
    wall.plane.rect(wall.from, 0, wall.to - wall.from, height, art.mood.shadow.colour, { opacity: dark });
    drawCorners(room, wall);
  }
  if (chance.chance(0.4)) vaults(room, hex);
  else beams(room, chance.pick(['#8a6443', '#9c7650', '#6f5038']));
  const kind = chance.pick(['concrete', 'tiles', 'checks'] as const);
  drawFloor(room, { kind, colour: chance.pick(['#b3aa9c', '#b8937a', '#a8a094']), other: '#857c70' });
}
