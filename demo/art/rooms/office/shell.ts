/** Ceilings and windows of offices. */
import type { Place } from '../../canvas/camera.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { pendant } from '../../furniture/lamp.ts';
import { drawFloor } from '../../interior/floors.ts';
import { roomWindow } from '../../interior/openings.ts';
import { NEAR_EDGE, type Room } from '../../interior/room.ts';
import { drawShell } from '../../interior/shell.ts';

const MODULE = 0.6;

/** Panels of light in a grid of ceiling tiles. */
function ceilingGrid(room: Room): void {
  const { art, camera, style, width, height, depth } = room;
  const line = lit(art.colour(style.trim), -0.07);
  const y = height - 0.01;
  const panel = (x: number, z: number, wide: number, long: number, fill: string): void => {
    const corners: readonly Place[] = [
      [x, y, z],
      [x + wide, y, z],
      [x + wide, y, z + long],
      [x, y, z + long],
    ];
    art.polygon(camera.outline(corners), fill);
  };
  for (let x = 0; x <= width; x += MODULE) panel(x, NEAR_EDGE, 0.015, depth - NEAR_EDGE, line);
  for (let z = depth; z >= NEAR_EDGE; z -= MODULE) panel(0, z, width, 0.015, line);
  for (let x = 2 * MODULE; x < width - 1; x += 4 * MODULE)
    for (let z = depth - 2 * MODULE; z > -1; z -= 3 * MODULE) panel(x, z, 2 * MODULE, MODULE, '#fff8e6');
}

interface OfficeShell {
  /** Walls with a band of windows. */
  readonly glazed: readonly ('left' | 'back')[];
}

/** Walls, a durable floor, bands of windows, light. */
export function shell(room: Room, chance: Chance, { glazed }: OfficeShell): void {
  const { style, walls, width, depth, height } = room;
  drawShell(room, {
    panelled: false,
    feature: !glazed.includes('back') && chance.chance(0.6) ? style.feature : 'plain',
    accent: chance.chance(0.5) ? style.accent : style.wall,
  });
  drawFloor(room, {
    kind: chance.pick(['carpet', 'planks', 'concrete'] as const),
    colour: chance.pick(['#98a09c', '#b5a892', '#8f9c98', '#c2ae90', '#b3aca2']),
    other: style.floorOther,
  });
  const tall = height - 1.2;
  const blinds = chance.chance(0.3);
  if (glazed.includes('left'))
    for (let u = depth - 1.85; u > -2; u -= 1.75)
      roomWindow(
        room,
        walls.left,
        { u, v: 0.75, width: 1.55, height: tall },
        { columns: 1, rows: 1, frame: style.dark },
      );
  if (glazed.includes('back')) {
    const count = Math.round(width / 1.9);
    const each = width / count;
    for (let n = 0; n < count; n += 1) {
      const opening = { u: n * each + 0.18, v: 0.75, width: each - 0.36, height: tall };
      roomWindow(room, walls.back, opening, { columns: blinds ? 1 : 2, rows: 1, frame: style.dark });
    }
  }
  if (chance.chance(0.5)) ceilingGrid(room);
  else
    for (const z of [depth - 1.7, depth - 3.4])
      for (const share of [0.25, 0.5, 0.75])
        pendant(room.at(width * share, z), height, 0.6, 0.2, 'dome', style.dark);
}
