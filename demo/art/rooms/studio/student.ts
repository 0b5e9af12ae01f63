/** Rooms for one: bed, desk, shelves, a kitchenette or a basin. */
import type { Chance } from '../../canvas/chance.ts';
import { vanity } from '../../furniture/bath.ts';
import { BED_LENGTH, bed } from '../../furniture/bed.ts';
import { desk, officeChair } from '../../furniture/desk.ts';
import { baseUnits, sink, someKitchen } from '../../furniture/kitchen-units.ts';
import { floorLamp } from '../../furniture/lamp.ts';
import { gallery, mirror } from '../../furniture/picture.ts';
import { plant } from '../../furniture/plant.ts';
import { rug } from '../../furniture/rug.ts';
import { bookcase, wallShelf } from '../../furniture/shelf.ts';
import { basket, pouf } from '../../furniture/small.ts';
import { wardrobe } from '../../furniture/wardrobe.ts';
import { drawFloor, livingFloor } from '../../interior/floors.ts';
import { roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import { drawShell } from '../../interior/shell.ts';
import type { Layout } from '../layout.ts';

const frontPlan = (chance: Chance): RoomPlan => {
  const [width, depth] = [chance.between(4, 4.3), chance.between(3.4, 3.7)];
  return {
    width,
    height: chance.between(2.5, 2.7),
    depth,
    shot: {
      from: [width / 2 + chance.between(-0.4, 0.3), -1.5],
      towards: [width / 2, depth],
      span: 4.9,
      foot: 0.67,
    },
  };
};

const cornerPlan = (chance: Chance): RoomPlan => {
  const depth = chance.between(3.5, 3.8);
  return {
    width: chance.between(4, 4.4),
    height: chance.between(2.5, 2.7),
    depth,
    shot: { from: [3.8, -1.4], towards: [1.75, depth - 0.2], span: 4.9, foot: 0.68 },
  };
};

function shell(room: Room, chance: Chance): void {
  const { style } = room;
  const kind = chance.pick(['plain', 'accent', 'feature'] as const);
  drawShell(room, {
    panelled: false,
    feature: kind === 'feature' ? style.feature : 'plain',
    accent: kind === 'accent' ? style.accent : style.wall,
  });
  drawFloor(room, livingFloor(style, true));
}

/** Two units with a sink and shelves, or a basin with its mirror, on the back wall from `from` on; 1.2 m wide. */
function water(room: Room, chance: Chance, from: number): void {
  const { style, walls } = room;
  if (chance.chance(0.6)) {
    baseUnits(room.against('back', from, 1.2), someKitchen(chance.fork('kitchen'), style), [
      'drawers',
      'door',
    ]);
    sink(room.against('back', from + 0.12, 0.5), style);
    for (const y of [1.45, 1.8])
      wallShelf(room.against('back', from + 0.05, 1.1), chance.fork(`plates-${y}`), style, 1.1, y);
  } else {
    vanity(room.against('back', from + 0.2, 0.8), chance.fork('basin'), style, 0.8);
    mirror(room, walls.back, chance.fork('mirror'), [from + 0.35, 1.25, 0.5, 0.65]);
  }
}

/** The desk below the window in the back wall, between bed and kitchenette. */
function deskInTheMiddle(room: Room, chance: Chance): void {
  const { style, depth, width, walls } = room;
  shell(room, chance.fork('shell'));
  const x = width / 2 + 0.05;
  const opening = { u: x - 0.65, v: 0.95, width: 1.3, height: 1.3 };
  roomWindow(room, walls.back, opening, { columns: 2, curtains: chance.chance(0.5) ? 'short' : undefined });
  rug(room, chance.fork('rug'), { x, z: depth - 1.9, width: 1.8, depth: 1.4 });
  bed(room.at(0.1, depth - 0.04), chance.fork('bed'), style, { width: 0.95 });
  wallShelf(room.against('left', depth - 1.8, 1.4), chance.fork('shelf'), style, 1.4, 1.5);
  desk(room.against('back', x - 0.7, 1.4), chance.fork('desk'), style, { width: 1.4, depth: 0.6 });
  officeChair(room.at(x + 0.3, depth - 1.25, 'north'), style, chance.pick(style.textiles));
  water(room, chance.fork('water'), width - 1.28);
  wardrobe(room.against('right', depth - 2.2, 1.1), chance.fork('wardrobe'), style, 1.1, 2);
  if (chance.chance(0.6)) pouf(room.at(1.5, depth - 2.3), chance.fork('pouf'), style);
}

/** The desk at the side window, the bed along the back wall. */
function bedAtTheBack(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  const z = depth - 2.35;
  const opening = { u: z, v: 0.95, width: 1.3, height: 1.3 };
  roomWindow(room, walls.left, opening, { columns: 2, curtains: chance.chance(0.5) ? 'short' : undefined });
  desk(room.against('left', z, 1.3), chance.fork('desk'), style, { width: 1.3, depth: 0.6 });
  officeChair(room.at(1.3, z + 0.95, 'west'), style, chance.pick(style.textiles));
  bed(room.at(0.35, depth - 1.02, 'east'), chance.fork('bed'), style, { width: 0.95 });
  if (chance.chance(0.5)) gallery(room, walls.back, chance.fork('posters'), 1.5, 1.3);
  else wallShelf(room.against('back', 0.7, 1.6), chance.fork('shelf'), style, 1.6, 1.45);
  rug(room, chance.fork('rug'), { x: 2, z: depth - 1.9, width: 1.9, depth: 1.5 });
  if (chance.chance(0.5)) water(room, chance.fork('water'), 2.75);
  else {
    bookcase(room.against('back', 2.75, 0.9), chance.fork('books'), style, {
      width: 0.9,
      height: 1.95,
      rows: 5,
    });
    plant(room.at(3.85, depth - 0.4), chance.fork('plant'), 1.3, chance.pick(style.textiles));
  }
  basket(room.at(2.5, depth - 1.6), chance.fork('basket'), style);
  floorLamp(room.at(0.4, z - 0.25), style, 1.5);
}

/** The bed on stilts over the desk. */
function loftBed(room: Room, chance: Chance): void {
  const { style, depth, walls, art } = room;
  shell(room, chance.fork('shell'));
  const opening = { u: depth - 2.2, v: 0.9, width: 1.4, height: 1.35 };
  roomWindow(room, walls.left, opening, { columns: 2, curtains: chance.chance(0.6) ? 'long' : undefined });
  const wood = art.colour(style.wood);
  const x = 1.05;
  const low = room.at(x, depth - 1.05, 'east');
  for (const u of [0, 0.93])
    for (const d of [0, BED_LENGTH - 0.07]) low.box([u, 0, d], [0.07, 1.95, 0.07], wood);
  low.box([0, 1.45, 0.07], [1, 0.06, BED_LENGTH - 0.14], wood);
  bed(room.at(x, depth - 1, 'east'), chance.fork('bed'), style, { width: 0.9, base: 1.42, head: false });
  desk(room.against('back', x + 0.3, 1.5), chance.fork('desk'), style, { width: 1.5, depth: 0.6 });
  officeChair(room.at(x + 1.3, depth - 1.3, 'north'), style, chance.pick(style.textiles));
  bookcase(room.against('back', x + BED_LENGTH + 0.15, 0.85), chance.fork('books'), style, {
    width: 0.85,
    height: 1.9,
    rows: 5,
  });
  rug(room, chance.fork('rug'), { x: 1.9, z: depth - 1.95, width: 2, depth: 1.5 });
  plant(room.at(0.5, depth - 0.5), chance.fork('plant'), 1.3, chance.pick(style.textiles));
  pouf(room.at(1.2, depth - 2.3), chance.fork('pouf'), style);
}

export const STUDENT_ROOMS: readonly Layout[] = [
  { seen: 'front', plan: frontPlan, furnish: deskInTheMiddle },
  { seen: 'corner', plan: cornerPlan, furnish: bedAtTheBack },
  { seen: 'corner', plan: cornerPlan, furnish: loftBed },
];
