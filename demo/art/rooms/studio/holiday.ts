/** Holiday studios: bunks in a corner, a sofa, a kitchenette. */
import type { Chance } from '../../canvas/chance.ts';
import { bed, bunk } from '../../furniture/bed.ts';
import { kitchenRun } from '../../furniture/kitchen-run.ts';
import { someKitchen } from '../../furniture/kitchen-units.ts';
import { hangingLamp } from '../../furniture/lamp.ts';
import { gallery } from '../../furniture/picture.ts';
import { plant } from '../../furniture/plant.ts';
import { rug } from '../../furniture/rug.ts';
import { pouf } from '../../furniture/small.ts';
import { sofa } from '../../furniture/sofa.ts';
import { coffeeTable, diningTable } from '../../furniture/table.ts';
import { drawFloor } from '../../interior/floors.ts';
import { patioDoor, roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import { drawShell } from '../../interior/shell.ts';
import type { Layout } from '../layout.ts';

const frontPlan = (chance: Chance): RoomPlan => {
  const [width, depth] = [chance.between(4.9, 5.2), chance.between(3.8, 4.2)];
  return {
    width,
    height: chance.between(2.5, 2.7),
    depth,
    shot: {
      from: [width / 2 + chance.between(-0.3, 0.3), -1.7],
      towards: [width / 2, depth],
      span: 5.9,
      foot: 0.66,
    },
  };
};

const cornerPlan = (chance: Chance): RoomPlan => {
  const depth = chance.between(3.9, 4.2);
  return {
    width: chance.between(4.9, 5.2),
    height: chance.between(2.5, 2.7),
    depth,
    shot: { from: [4.4, -1.6], towards: [2, depth - 0.2], span: 5.8, foot: 0.67 },
  };
};

function shell(room: Room, chance: Chance): void {
  const { style } = room;
  drawShell(room, { panelled: false, feature: chance.chance(0.4) ? style.feature : 'plain' });
  drawFloor(room);
}

const UNITS = ['door', 'drawers', 'oven', 'door'] as const;

/** The sofa below the wide window, bunks at one side of it and the kitchenette at the other. */
function atTheWindow(room: Room, chance: Chance): void {
  const { style, depth, width, walls } = room;
  shell(room, chance.fork('shell'));
  const wide = 2.1;
  const x = width / 2 - 0.2;
  const opening = { u: x - wide / 2, v: 0.7, width: wide, height: 1.55 };
  roomWindow(room, walls.back, opening, { curtains: chance.chance(0.6) ? 'long' : undefined });
  const fitted = someKitchen(chance.fork('kitchen'), style);
  kitchenRun(room, chance.fork('run'), fitted, { wall: 'left', from: depth - 2.9, kinds: UNITS, sinkAt: 0 });
  bunk(room.at(width - 1.08, depth - 0.04), chance.fork('bunk'), style);
  rug(room, chance.fork('rug'), { x, z: depth - 1.9, width: 2.3, depth: 1.9 });
  sofa(room.at(x - 0.95, depth - 0.3), chance.fork('sofa'), style, { width: 1.9 });
  coffeeTable(room.at(x, depth - 1.85), chance.fork('table'), style);
  if (chance.chance(0.5)) pouf(room.at(x + 1, depth - 2.3), chance.fork('pouf'), style);
  hangingLamp(room, chance.fork('lamp'), { x, z: depth - 1.7, y: 2, radius: 0.22 });
}

/** The balcony at the side; kitchenette and bunks along the back wall, the table between. */
function besideTheBalcony(room: Room, chance: Chance): void {
  const { style, depth } = room;
  shell(room, chance.fork('shell'));
  patioDoor(room, room.walls.left, depth - 2.9, 2.2, chance.chance(0.6) ? 'long' : undefined);
  const fitted = someKitchen(chance.fork('kitchen'), style);
  kitchenRun(room, chance.fork('run'), fitted, { wall: 'back', from: 0.75, kinds: UNITS, sinkAt: 0 });
  bunk(room.at(3.45, depth - 0.04), chance.fork('bunk'), style);
  rug(room, chance.fork('rug'), { x: 1.9, z: depth - 2.1, width: 2.4, depth: 1.8 });
  diningTable(room, chance.fork('table'), 1.9, depth - 2, 2);
  hangingLamp(room, chance.fork('lamp'), { x: 1.9, z: depth - 2, y: 1.75, radius: 0.24 });
  plant(room.at(0.4, depth - 0.5), chance.fork('plant'), 1.2, chance.pick(style.textiles));
}

/** The bed by the window, bunks in the niche, the sofa before the pictures. */
function sofaAndBunks(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  patioDoor(room, walls.left, depth - 2.9, 2.2, chance.chance(0.7) ? 'long' : undefined);
  const x = 2.25;
  gallery(room, walls.back, chance.fork('pictures'), x, 1.4);
  rug(room, chance.fork('rug'), { x, z: depth - 1.8, width: 2.7, depth: 1.9 });
  if (chance.chance(0.3)) bed(room.at(x - 0.7, depth - 0.06), chance.fork('bed'), style, { width: 1.4 });
  else {
    sofa(room.at(x - 1, depth - 0.12), chance.fork('sofa'), style, { width: 2 });
    coffeeTable(room.at(x, depth - 1.75), chance.fork('table'), style);
  }
  bunk(room.at(3.6, depth - 0.04), chance.fork('bunk'), style);
  plant(room.at(0.5, depth - 0.5), chance.fork('plant'), 1.4, chance.pick(style.textiles));
  pouf(room.at(0.8, depth - 2.2), chance.fork('pouf'), style);
  hangingLamp(room, chance.fork('lamp'), { x, z: depth - 1.7, y: 2, radius: 0.22 });
}

export const HOLIDAY_STUDIOS: readonly Layout[] = [
  { seen: 'front', plan: frontPlan, furnish: atTheWindow },
  { seen: 'corner', plan: cornerPlan, furnish: besideTheBalcony },
  { seen: 'corner', plan: cornerPlan, furnish: sofaAndBunks },
];
