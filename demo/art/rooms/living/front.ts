/** Living rooms seen from the front. */
import type { Chance } from '../../canvas/chance.ts';
import { FIREPLACE_WIDTH } from '../../furniture/fireplace.ts';
import { baseUnits, hood, sink, someKitchen, stool, UNIT, wallUnits } from '../../furniture/kitchen-units.ts';
import { floorLamp, hangingLamp } from '../../furniture/lamp.ts';
import { gallery } from '../../furniture/picture.ts';
import { rug } from '../../furniture/rug.ts';
import { bookcase } from '../../furniture/shelf.ts';
import { pouf, sideTable } from '../../furniture/small.ts';
import { sofa } from '../../furniture/sofa.ts';
import { bowl, coffeeTable } from '../../furniture/table.ts';
import { roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { armchair, focusAt, leftWindows, perhapsCat, shell, tallPlant } from './parts.ts';

const planOf = (chance: Chance): RoomPlan => {
  const [width, depth] = [chance.between(5.2, 5.7), chance.between(3.7, 4.1)];
  const aside = chance.between(-0.35, 0.35);
  return {
    width,
    height: chance.between(2.7, 3.1),
    depth,
    shot: {
      from: [width / 2 + aside, -1.7],
      towards: [width / 2 + aside * 0.3, depth],
      span: 6.5,
      foot: 0.67,
    },
  };
};

/** A sofa below the window. */
function sofaAtTheWindow(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  shell(room, chance.fork('shell'));
  const wide = chance.between(2.2, 3);
  const v = chance.pick([0.75, 0.9]);
  const middle = width / 2 + chance.between(-0.25, 0.25);
  const curtains = chance.chance(0.8) ? 'long' : undefined;
  const tall = Math.min(2.45, room.height - 0.35) - v;
  roomWindow(room, walls.back, { u: middle - wide / 2, v, width: wide, height: tall }, { curtains });
  if (chance.chance(0.5)) leftWindows(room, chance.fork('side'), 0.2, 2.2);
  const long = chance.between(2.1, 2.5);
  rug(room, chance.fork('rug'), { x: middle, z: depth - 1.9, width: long + 1, depth: 2.1 });
  sofa(room.at(middle - long / 2, depth - 0.35), chance.fork('sofa'), style, { width: long });
  coffeeTable(room.at(middle, depth - 1.95), chance.fork('table'), style);
  armchair(room, chance.fork('armchair'), [middle - long / 2 - 0.95, depth - 2.55], 'east');
  if (chance.chance(0.55))
    armchair(room, chance.fork('armchair'), [middle + long / 2 + 0.95, depth - 1.65], 'west');
  else pouf(room.at(middle + long / 2 + 0.35, depth - 1.9), chance.fork('pouf'), style);
  floorLamp(room.at(middle + long / 2 + 0.4, depth - 0.6), style, chance.between(1.5, 1.75));
  tallPlant(room, chance.fork('plant'), middle - long / 2 - 0.5, depth - 0.5);
  perhapsCat(room, chance.fork('cat'), middle + 0.7, depth - 2.75);
}

/** Two armchairs at the fire between bookcases. */
function twoAtTheFire(room: Room, chance: Chance): void {
  const { style, width, depth, height } = room;
  shell(room, chance.fork('shell'));
  leftWindows(room, chance.fork('windows'), 0.4, depth - 0.5);
  const x = width / 2;
  focusAt(room, chance.fork('fire'), 'fireplace', x);
  const case1 = { width: 1.25, height: Math.min(2.3, height - 0.35), rows: 6 };
  for (const [name, from] of [
    ['left', x - FIREPLACE_WIDTH / 2 - 0.25 - case1.width],
    ['right', x + FIREPLACE_WIDTH / 2 + 0.25],
  ] as const)
    bookcase(room.against('back', from, case1.width), chance.fork(`books-${name}`), style, case1);
  rug(room, chance.fork('rug'), { x, z: depth - 1.8, width: 2.9, depth: 2 });
  const apart = chance.between(1.65, 1.8);
  const z = depth - 1.3;
  armchair(room, chance.fork('armchairs'), [x - apart, z - 0.9], 'east');
  armchair(room, chance.fork('armchairs'), [x + apart, z], 'west');
  coffeeTable(room.at(x, depth - 1.8), chance.fork('table'), style);
  sideTable(room.at(x - apart + 0.35, z + 0.35), chance.fork('side'), style, 'lamp');
  if (chance.chance(0.6)) pouf(room.at(x + 0.9, depth - 2.75), chance.fork('pouf'), style);
  perhapsCat(room, chance.fork('cat'), x - 0.75, depth - 2.6);
}

/** A sofa along the wall with pictures, looked at from the other side of the room. */
function sofaAndPictures(room: Room, chance: Chance): void {
  const { style, width, depth, walls } = room;
  shell(room, chance.fork('shell'));
  leftWindows(room, chance.fork('windows'), 0.3, depth - 0.4);
  const x = width / 2;
  const long = chance.between(2.2, 2.6);
  gallery(room, walls.back, chance.fork('gallery'), x, chance.between(1.35, 1.5));
  rug(room, chance.fork('rug'), { x, z: depth - 1.85, width: long + 1.1, depth: 2.2 });
  const chaise = chance.pick(['left', 'right', 'neither'] as const);
  sofa(room.at(x - long / 2, depth - 0.12), chance.fork('sofa'), style, {
    width: long,
    chaise: chaise === 'neither' ? undefined : chaise,
  });
  coffeeTable(
    room.at(x + (chaise === 'left' ? 0.4 : chaise === 'right' ? -0.4 : 0), depth - 2),
    chance.fork('table'),
    style,
  );
  sideTable(room.at(x - long / 2 - 0.38, depth - 0.5), chance.fork('side'), style, 'lamp');
  tallPlant(room, chance.fork('plant'), x + long / 2 + 0.5, depth - 0.5);
  armchair(room, chance.fork('armchair'), [x + long / 2 + 0.85, depth - 1.5], 'west');
  if (chaise !== 'left') pouf(room.at(x - long / 2 - 0.1, depth - 2), chance.fork('pouf'), style);
  perhapsCat(room, chance.fork('cat'), x - 0.6, depth - 2.85);
}

/** The kitchen along the back wall, the sofa before it. */
function openKitchen(room: Room, chance: Chance): void {
  const { style, width, depth, walls, height } = room;
  shell(room, chance.fork('shell'));
  leftWindows(room, chance.fork('windows'), 0, depth - 0.8);
  const fitted = someKitchen(chance.fork('kitchen'), style);
  const from = width / 2 - UNIT * 3;
  baseUnits(room.against('back', from, UNIT * 6), fitted, [
    'door',
    'drawers',
    'oven',
    'drawers',
    'door',
    'dishwasher',
  ]);
  wallUnits(room.against('back', from, UNIT * 2), fitted, 2);
  hood(room.against('back', from + UNIT * 2, UNIT), fitted, height);
  sink(room.against('back', from + UNIT * 4, 0.5), style);
  gallery(room, walls.back, chance.fork('gallery'), from + UNIT * 4.6, 1.4);
  const bar = room.at(0.75, depth - 1.65);
  bar.shade([0, 0], [1.9, 0.6], 1);
  bar.box([0.05, 0, 0], [1.8, 0.88, 0.5], room.art.colour(style.cabinet));
  bar.box([0, 0.88, -0.05], [1.9, 0.05, 0.8], room.art.colour(style.worktop));
  bowl(bar, style, [0.5, 0.93, 0.3]);
  for (const n of [0, 1]) stool(room.at(1.25 + n * 0.85, depth - 2.55), style);
  for (const n of [0, 1])
    hangingLamp(room, chance.fork('lamps'), { x: 1.25 + n * 0.9, z: depth - 1.9, y: 1.8, radius: 0.16 });
  const z = depth - 1.15;
  rug(room, chance.fork('rug'), { x: width - 1.75, z: z - 0.95, width: 2.1, depth: 2.3 });
  sofa(room.at(width - 0.12, z, 'west'), chance.fork('sofa'), style, { width: 1.95 });
  coffeeTable(room.at(width - 1.75, z - 0.95, 'west'), chance.fork('table'), style);
  tallPlant(room, chance.fork('plant'), width - 0.45, depth - 0.75);
}

export const FRONT_LIVING: readonly Layout[] = [
  sofaAtTheWindow,
  twoAtTheFire,
  sofaAndPictures,
  openKitchen,
].map((furnish): Layout => ({ seen: 'front', plan: planOf, furnish }));
