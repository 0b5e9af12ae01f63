/** Shared parts of bedrooms. */
import type { Chance } from '../../canvas/chance.ts';
import { BED_LENGTH, bed, benchSeat, nightstand } from '../../furniture/bed.ts';
import { hangingLamp, wallLamp } from '../../furniture/lamp.ts';
import { gallery, mirror } from '../../furniture/picture.ts';
import { plant } from '../../furniture/plant.ts';
import { rug } from '../../furniture/rug.ts';
import { chest, wardrobe } from '../../furniture/wardrobe.ts';
import { drawFloor, livingFloor } from '../../interior/floors.ts';
import { patioDoor, roomWindow } from '../../interior/openings.ts';
import type { Room } from '../../interior/room.ts';
import { drawShell } from '../../interior/shell.ts';

/** Walls, ceiling and a warm floor; the wall behind the bed often has another finish. */
export function shell(room: Room, chance: Chance): void {
  const { style } = room;
  const kind = chance.pick(['plain', 'accent', 'accent', 'feature'] as const);
  drawShell(room, {
    panelled: style.panelled && chance.chance(0.5),
    feature: kind === 'feature' ? style.feature : 'plain',
    accent: kind === 'accent' ? style.accent : style.wall,
  });
  drawFloor(room, livingFloor(style, true));
}

/** A window or balcony doors in the left wall, with the middle at depth `z` metres. */
export function sideWindow(room: Room, chance: Chance, z: number): void {
  const { walls, height } = room;
  if (chance.chance(0.35)) patioDoor(room, walls.left, z - 0.95, 1.9, 'long');
  else {
    const wide = chance.between(1.3, 1.7);
    const opening = { u: z - wide / 2, v: 0.8, width: wide, height: Math.min(1.55, height - 1.15) };
    roomWindow(room, walls.left, opening, { curtains: chance.chance(0.8) ? 'long' : 'short' });
  }
}

/** A double bed with its head to the back wall, its middle at `x`, between nightstands. */
export function doubleBed(room: Room, chance: Chance, x: number): void {
  const { style, depth, walls } = room;
  const wide = chance.pick([1.6, 1.8]);
  const from = x - wide / 2;
  rug(room, chance.fork('rug'), { x, z: depth - 1.75, width: wide + 1.5, depth: 2.1 });
  if (chance.chance(0.75)) gallery(room, walls.back, chance.fork('pictures'), x, 1.55);
  else mirror(room, walls.back, chance.fork('mirror'), [x - 0.42, 1.45, 0.84, 0.84]);
  bed(room.against('back', from, wide), chance.fork('bed'), style, { width: wide });
  const lamp = chance.pick(style.textiles);
  const sconces = chance.chance(0.3);
  for (const [name, u] of [
    ['left', from - 0.66],
    ['right', from + wide + 0.18],
  ] as const) {
    nightstand(room.against('back', u, 0.48), chance.fork(name), style, sconces ? undefined : lamp);
    if (sconces) wallLamp(room.against('back', u + 0.24, 0), style);
  }
  if (chance.chance(0.5)) benchSeat(room.at(from + 0.2, depth - BED_LENGTH - 0.12), style, wide - 0.4);
}

/** A wardrobe or a chest with a mirror against a wall, from `from` on; 1.65 m wide. */
export function clothes(room: Room, chance: Chance, wall: 'back' | 'right', from: number): void {
  const { style, walls } = room;
  if (chance.chance(0.65)) {
    const tall = Math.min(chance.between(2.1, 2.35), room.height - 0.2);
    wardrobe(room.against(wall, from, 1.65), chance.fork('wardrobe'), style, 1.65, tall);
    return;
  }
  chest(room.against(wall, from + 0.2, 1.2), chance.fork('chest'), style, 1.2);
  mirror(room, walls[wall], chance, [from + 0.4, 1.1, 0.8, 1]);
}

/** A lamp over the bed. */
export function lamp(room: Room, chance: Chance, x: number, z: number): void {
  hangingLamp(room, chance, { x, z, y: chance.between(2.05, 2.15), radius: chance.between(0.2, 0.26) });
}

/** A plant in a corner. */
export function tallPlant(room: Room, chance: Chance, x: number, z: number): void {
  plant(room.at(x, z), chance, chance.between(1.1, 1.6), chance.pick(room.style.textiles));
}
