/** Kitchens: in a line with an island or a table, round a corner, or along two walls. */
import type { Chance } from '../../canvas/chance.ts';
import { kitchenRun } from '../../furniture/kitchen-run.ts';
import { someKitchen, tallUnits, UNIT } from '../../furniture/kitchen-units.ts';
import { hangingLamp } from '../../furniture/lamp.ts';
import { gallery } from '../../furniture/picture.ts';
import { plant, potted } from '../../furniture/plant.ts';
import { rug } from '../../furniture/rug.ts';
import { diningTable } from '../../furniture/table.ts';
import { patioDoor, roomDoor, roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { island, shell, unitsOf } from './parts.ts';

const frontPlan = (chance: Chance): RoomPlan => {
  const [width, depth] = [8 * UNIT + 0.2, chance.between(3.5, 3.9)];
  const aside = chance.between(-0.4, 0.4);
  return {
    width,
    height: chance.between(2.6, 2.95),
    depth,
    shot: {
      from: [width / 2 + aside, -1.6],
      towards: [width / 2 + aside * 0.2, depth],
      span: 5.9,
      foot: 0.67,
    },
  };
};

const cornerPlan = (chance: Chance): RoomPlan => {
  const depth = chance.between(3.8, 4.2);
  return {
    width: chance.between(5, 5.4),
    height: chance.between(2.6, 2.95),
    depth,
    shot: { from: [4.2, -1.5], towards: [1.8, depth - 0.2], span: 5.6, foot: 0.68 },
  };
};

/** Shows more of the side with the windows. */
const sidePlan = (chance: Chance): RoomPlan => {
  const plan = cornerPlan(chance);
  return { ...plan, shot: { ...plan.shot, from: [4.3, -1.6], towards: [1.55, plan.depth - 0.5], span: 5.3 } };
};

const galleyPlan = (chance: Chance): RoomPlan => {
  const width = chance.between(2.7, 3);
  return {
    width,
    height: chance.between(2.6, 2.8),
    depth: 3.7,
    shot: { from: [width / 2 + 0.1, -1.15], towards: [width / 2, 3.7], span: 4.6, foot: 0.68 },
  };
};

/** Units and tall cupboards along the back wall, the window over the sink. */
function backWall(room: Room, chance: Chance): ReturnType<typeof someKitchen> {
  const fitted = someKitchen(chance.fork('fitted'), room.style);
  const [sinkAt, oven] = chance.pick([
    [1, 4],
    [3, 1],
    [2, 5],
    [3, 0],
  ] as const);
  const kinds = unitsOf(chance.fork('kinds'), 6, oven);
  const run = { wall: 'back', from: 0.1, kinds, sinkAt, window: true } as const;
  kitchenRun(room, chance.fork('run'), fitted, run);
  tallUnits(room.against('back', 0.1 + 6 * UNIT, 2 * UNIT), fitted, 2, Math.min(2.3, room.height - 0.2));
  return fitted;
}

function lineAndIsland(room: Room, chance: Chance): void {
  const { width, depth } = room;
  shell(room, chance.fork('shell'));
  patioDoor(room, room.walls.left, chance.between(0.3, 0.6), 1.9);
  const fitted = backWall(room, chance);
  island(room, chance.fork('island'), fitted, {
    x: width / 2 - 0.15,
    z: depth - 2.05,
    units: chance.int(3, 4),
  });
}

function lineAndTable(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  shell(room, chance.fork('shell'));
  patioDoor(room, room.walls.left, chance.between(0.3, 0.6), 1.9);
  backWall(room, chance);
  const [x, z] = [width / 2 + chance.between(-0.4, 0.2), depth - 2.15];
  if (chance.chance(0.4)) rug(room, chance.fork('rug'), { x, z, width: 3, depth: 2 });
  diningTable(room, chance.fork('table'), x, z, chance.int(2, 3));
  hangingLamp(room, chance.fork('lamp'), { x, z, y: 1.75, radius: chance.between(0.24, 0.32) });
  if (chance.chance(0.5)) plant(room.at(0.45, depth - 1.1), chance.fork('plant'), 1.3, style.textiles[0]);
}

/** Around the corner with the windows. */
function roundTheCorner(room: Room, chance: Chance, table: boolean): void {
  const { style, depth, width, walls } = room;
  shell(room, chance.fork('shell'));
  const fitted = someKitchen(chance.fork('fitted'), style);
  const aside = chance.int(3, 4);
  const from = depth - UNIT - aside * UNIT;
  kitchenRun(room, chance.fork('side'), fitted, {
    wall: 'left',
    from,
    kinds: unitsOf(chance.fork('side-kinds'), aside, -1),
    sinkAt: aside - 3 + chance.int(0, 1),
    window: true,
  });
  const corner = room.at(0.02, depth - 0.02);
  corner.box([0, 0, 0], [0.6, 0.87, 0.6], room.art.colour(style.cabinet));
  corner.box([0, 0.87, 0], [0.63, 0.04, 0.63], room.art.colour(style.worktop));
  potted(corner, chance.fork('herbs'), [0.25, 0.91, 0.25], style.textiles[1], 0.3);
  const count = 4;
  const kinds = unitsOf(chance.fork('back-kinds'), count, chance.int(1, 2));
  kitchenRun(room, chance.fork('back'), fitted, { wall: 'back', from: 0.62, kinds });
  tallUnits(room.against('back', 0.62 + count * UNIT, 2 * UNIT), fitted, 2, Math.min(2.3, room.height - 0.2));
  if (from > 0.9 && chance.chance(0.5)) patioDoor(room, walls.left, from - 1.9, 1.7);
  const [x, z] = [width / 2 + 0.2, depth - 2.2];
  if (table) {
    diningTable(room, chance.fork('table'), x, z, 2);
    hangingLamp(room, chance.fork('lamp'), { x, z, y: 1.75, radius: chance.between(0.22, 0.3) });
  } else island(room, chance.fork('island'), fitted, { x, z: z + 0.1, units: 3 });
}

/** Along both walls of a narrow room, the window at its end. */
function galley(room: Room, chance: Chance): void {
  const { style, depth, width, walls } = room;
  shell(room, chance.fork('shell'));
  const fitted = someKitchen(chance.fork('fitted'), style);
  const door = chance.chance(0.5);
  if (door) patioDoor(room, walls.back, width / 2 - 0.55, 1.1);
  else {
    roomWindow(room, walls.back, { u: width / 2 - 0.6, v: 0.95, width: 1.2, height: 1.35 }, { columns: 2 });
  }
  const count = 5;
  const from = depth - count * UNIT - 0.05;
  kitchenRun(room, chance.fork('left'), fitted, {
    wall: 'left',
    from,
    kinds: unitsOf(chance.fork('left-kinds'), count, 2),
  });
  kitchenRun(room, chance.fork('right'), fitted, {
    wall: 'right',
    from,
    kinds: unitsOf(chance.fork('right-kinds'), count, -1),
    sinkAt: 2,
  });
  rug(room, chance.fork('rug'), { x: width / 2, z: depth - 1.6, width: 0.8, depth: 2 });
  hangingLamp(room, chance.fork('lamp'), { x: width / 2, z: depth - 1.4, y: 2.05, radius: 0.18 });
  if (!door)
    potted(
      room.at(width / 2 - 0.3, depth - 0.02),
      chance.fork('herbs'),
      [0, 0.95, 0.1],
      style.textiles[0],
      0.24,
    );
}

/** The table in front of the pictures, the units along the windows. */
function tableAtTheBack(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  const fitted = someKitchen(chance.fork('fitted'), style);
  const count = 5;
  const from = depth - count * UNIT - 0.1;
  kitchenRun(room, chance.fork('side'), fitted, {
    wall: 'left',
    from,
    kinds: unitsOf(chance.fork('kinds'), count, 4),
    sinkAt: 1,
    window: true,
  });
  const [x, z] = [2.9, depth - 1.3];
  rug(room, chance.fork('rug'), { x, z, width: 2.9, depth: 2 });
  gallery(room, walls.back, chance.fork('gallery'), x - 0.3, 1.4);
  diningTable(room, chance.fork('table'), x, z, chance.int(2, 3));
  hangingLamp(room, chance.fork('lamp'), { x, z, y: 1.75, radius: chance.between(0.25, 0.33) });
  roomDoor(room, walls.back, 4.1);
}

export const KITCHENS: readonly Layout[] = [
  { seen: 'front', plan: frontPlan, furnish: lineAndIsland },
  { seen: 'front', plan: frontPlan, furnish: lineAndTable },
  { seen: 'front', plan: galleyPlan, furnish: galley },
  { seen: 'corner', plan: cornerPlan, furnish: (room, chance) => roundTheCorner(room, chance, true) },
  { seen: 'corner', plan: cornerPlan, furnish: (room, chance) => roundTheCorner(room, chance, false) },
  { seen: 'corner', plan: sidePlan, furnish: tableAtTheBack },
];
