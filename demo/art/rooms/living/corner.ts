/** Living rooms seen into the corner with the windows, which are at the left. */
import type { Chance } from '../../canvas/chance.ts';
import { floorLamp, hangingLamp } from '../../furniture/lamp.ts';
import { gallery } from '../../furniture/picture.ts';
import { rug } from '../../furniture/rug.ts';
import { pouf, sideTable } from '../../furniture/small.ts';
import { SOFA_DEPTH, sofa } from '../../furniture/sofa.ts';
import { coffeeTable, diningTable } from '../../furniture/table.ts';
import { roomDoor } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { armchair, type Focus, focusAt, leftWindows, perhapsCat, shell, tallPlant } from './parts.ts';

const planOf = (chance: Chance): RoomPlan => {
  const depth = chance.between(4, 4.5);
  return {
    width: chance.between(5.6, 6.1),
    height: chance.between(2.7, 3.1),
    depth,
    shot: { from: [4.6, -1.7], towards: [1.85, depth - 0.2], span: 6, foot: 0.685 },
  };
};

/** A sofa along the back wall, an armchair by the window. */
function sofaAtTheBack(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  leftWindows(room, chance.fork('windows'), 0.6, depth - 0.2);
  const long = chance.between(2.2, 2.5);
  const x = chance.between(1.15, 1.35);
  const middle = x + long / 2;
  const angled = chance.chance(0.45);
  gallery(room, walls.back, chance.fork('gallery'), middle, chance.between(1.35, 1.45));
  rug(room, chance.fork('rug'), { x: middle - 0.05, z: depth - 1.75, width: long + 0.8, depth: 2.2 });
  sofa(room.at(x, depth - 0.12), chance.fork('sofa'), style, {
    width: long,
    chaise: angled ? 'right' : undefined,
  });
  coffeeTable(room.at(middle - (angled ? 0.4 : 0), depth - 1.85), chance.fork('table'), style);
  armchair(room, chance.fork('armchair'), [0.55, depth - 2.35], 'east');
  if (chance.chance(0.6)) floorLamp(room.at(0.7, depth - 0.5), style, chance.between(1.5, 1.75));
  else tallPlant(room, chance.fork('far'), 0.6, depth - 0.5);
  const focus = chance.pick(['books', 'stove', 'sideboard', 'fireplace'] as const);
  focusAt(room, chance.fork('focus'), focus, x + long + 1.25);
  tallPlant(room, chance.fork('near'), 0.45, depth - 3.1);
  perhapsCat(room, chance.fork('cat'), middle + 0.9, depth - 2.5);
}

/** A sofa below the windows and armchairs opposite, around a fire or a television. */
function aroundTheFire(room: Room, chance: Chance): void {
  const { style, depth } = room;
  shell(room, chance.fork('shell'));
  leftWindows(room, chance.fork('windows'), 0.3, depth - 0.5);
  const long = chance.between(2.1, 2.4);
  const z = depth - 1.05 - long;
  const middle = z + long / 2;
  const focus = chance.pick(['fireplace', 'stove', 'television', 'fireplace'] as const);
  rug(room, chance.fork('rug'), { x: 2.35, z: middle, width: 2.5, depth: 2.5 });
  sofa(room.at(0.42, z, 'east'), chance.fork('sofa'), style, { width: long });
  coffeeTable(room.at(2.1, middle, 'east'), chance.fork('table'), style);
  focusAt(room, chance.fork('focus'), focus, 2.5);
  const chairs = chance.fork('chairs');
  armchair(room, chairs, [3.9, middle + 1.05], 'west');
  if (chairs.chance(0.4)) pouf(room.at(3.2, middle - 0.6), chairs.fork('pouf'), style);
  else armchair(room, chance.fork('chairs'), [3.9, middle - 0.02], 'west');
  if (chance.chance(0.6)) focusAt(room, chance.fork('books'), 'books', 4.75);
  else {
    gallery(room, room.walls.back, chance.fork('gallery'), 4.4, 1.35);
    sideTable(room.at(4.1, depth - 0.4), chance.fork('side'), style, 'lamp');
  }
  tallPlant(room, chance.fork('far'), 0.6, depth - 0.45);
  perhapsCat(room, chance.fork('cat'), 2.9, middle + 0.8);
}

/** The table by the window, the sofa behind it. */
function diningByTheWindow(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  leftWindows(room, chance.fork('windows'), 0.2, depth - 0.4);
  const z = depth - chance.between(2.15, 2.35);
  const x = chance.between(1.65, 1.8);
  diningTable(room, chance.fork('dining'), x, z, chance.int(2, 3), 'z');
  hangingLamp(room, chance.fork('lamp'), { x, z, y: 1.75, radius: chance.between(0.24, 0.32) });
  rug(room, chance.fork('rug'), { x: 4.1, z: depth - 1.5, width: 2.2, depth: 1.8 });
  const focus: Focus = chance.pick(['sideboard', 'piano', 'books'] as const);
  focusAt(room, chance.fork('focus'), focus, 1.7);
  sofa(room.at(3.05, depth - 0.12), chance.fork('sofa'), style, { width: 2.1 });
  gallery(room, walls.back, chance.fork('gallery'), 4.1, 1.4);
  coffeeTable(room.at(4.1, depth - 1.7), chance.fork('table'), style);
  tallPlant(room, chance.fork('far'), 0.5, depth - 0.45);
}

/** A long sofa with a chaise in the corner, the television outside the picture. */
function inTheCorner(room: Room, chance: Chance): void {
  const { style, depth, walls } = room;
  shell(room, chance.fork('shell'));
  leftWindows(room, chance.fork('windows'), 0.5, depth - 0.35);
  const long = chance.between(2.6, 3);
  const x = 0.5;
  rug(room, chance.fork('rug'), { x: 2.5, z: depth - 2, width: 3, depth: 2.3 });
  sofa(room.at(x, depth - 0.12), chance.fork('sofa'), style, { width: long, chaise: 'left' });
  coffeeTable(room.at(x + long * 0.62, depth - 1.9), chance.fork('table'), style);
  gallery(room, walls.back, chance.fork('gallery'), x + long / 2, chance.between(1.35, 1.45));
  floorLamp(room.at(x + long + 0.3, depth - 0.4), style, chance.between(1.55, 1.75));
  const aside = chance.pick(['door', 'books', 'plant'] as const);
  if (aside === 'door') roomDoor(room, walls.back, x + long + 0.75);
  else if (aside === 'books') focusAt(room, chance.fork('books'), 'books', x + long + 1.55);
  else tallPlant(room, chance.fork('tall'), x + long + 0.95, depth - 0.45);
  pouf(room.at(3.35, depth - 2.7), chance.fork('pouf'), style);
  sideTable(room.at(0.5, depth - SOFA_DEPTH - 1.15), chance.fork('side'), style, 'vase');
  tallPlant(room, chance.fork('near'), 0.5, depth - 3);
  perhapsCat(room, chance.fork('cat'), 1.9, depth - 2.7);
}

export const CORNER_LIVING: readonly Layout[] = [
  sofaAtTheBack,
  aroundTheFire,
  diningByTheWindow,
  inTheCorner,
].map((furnish): Layout => ({ seen: 'corner', plan: planOf, furnish }));
