/** Rooms under a roof: for sleeping, working, sitting or playing, or a bare loft. */
import type { Chance } from '../../canvas/chance.ts';
import { bed, nightstand } from '../../furniture/bed.ts';
import { desk, officeChair } from '../../furniture/desk.ts';
import { bareBulb, floorLamp, hangingLamp } from '../../furniture/lamp.ts';
import { plant } from '../../furniture/plant.ts';
import { rug } from '../../furniture/rug.ts';
import { bookcase } from '../../furniture/shelf.ts';
import { basket, cat, pouf, sideTable } from '../../furniture/small.ts';
import { sofa } from '../../furniture/sofa.ts';
import { box } from '../../furniture/stored.ts';
import { coffeeTable } from '../../furniture/table.ts';
import { toys } from '../../furniture/toys.ts';
import { drawFloor, livingFloor } from '../../interior/floors.ts';
import { roomWindow } from '../../interior/openings.ts';
import type { Room, RoomPlan } from '../../interior/room.ts';
import type { Layout } from '../layout.ts';
import { rafters, roofWindow, underRoof } from './roof.ts';

const planOf = (chance: Chance): RoomPlan => {
  const [width, depth] = [chance.between(5.4, 6), chance.between(3.9, 4.3)];
  const aside = chance.between(-0.8, 0.8);
  return {
    width,
    height: chance.between(3.2, 3.6),
    depth,
    shot: {
      from: [width / 2 + aside, -1.7],
      towards: [width / 2 + aside * 0.35, depth],
      span: 6.4,
      foot: 0.69,
    },
  };
};

function shell(room: Room, chance: Chance, bare: boolean): void {
  const { style, width, depth, walls } = room;
  underRoof(room, bare);
  drawFloor(room, bare ? { kind: 'planks', colour: '#b29670', other: '#8a7452' } : livingFloor(style, true));
  const wide = chance.between(1.2, 1.8);
  const tall = chance.between(1.15, 1.4);
  roomWindow(
    room,
    walls.back,
    { u: width / 2 - wide / 2, v: 1.05, width: wide, height: tall },
    { columns: 2, rows: 2 },
  );
  for (const z of [depth - 1.5, depth - 3.1]) roofWindow(room, z);
  rafters(room, bare ? '#8a5f3f' : chance.pick([style.wood, style.wood, '#c09a6b', style.trim]));
}

/** Low bookcases along both knee walls, a plant and a lamp. */
function along(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  for (const wall of ['left', 'right'] as const)
    if (chance.chance(0.75))
      bookcase(room.against(wall, depth - 1.6, 1.3), chance.fork(`books-${wall}`), style, {
        width: 1.3,
        height: 0.95,
        rows: 2,
      });
  plant(
    room.at(0.75, depth - 2.05),
    chance.fork('plant'),
    chance.between(1.1, 1.4),
    chance.pick(style.textiles),
  );
  hangingLamp(room, chance.fork('lamp'), { x: width / 2, z: depth - 2.6, y: 2, radius: 0.22 });
}

function toSleep(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  const x = width / 2;
  rug(room, chance.fork('rug'), { x, z: depth - 1.9, width: 3.2, depth: 2.1 });
  bed(room.at(x - 0.8, depth - 0.08), chance.fork('bed'), style, { width: 1.6 });
  const lamp = chance.pick(style.textiles);
  for (const u of [x - 1.42, x + 0.94])
    nightstand(room.against('back', u, 0.48), chance.fork(u > x ? 'r' : 'l'), style, lamp);
  if (chance.chance(0.6))
    sofa(room.at(width - 0.75, depth - 2, 'west'), chance.fork('chair'), style, {
      width: 0.85,
      colour: chance.pick(style.textiles),
    });
}

function toWork(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  const x = width / 2;
  rug(room, chance.fork('rug'), { x, z: depth - 1.9, width: 3, depth: 2 });
  desk(room.at(x - 0.9, depth - 0.15), chance.fork('desk'), style, { width: 1.8 });
  officeChair(room.at(x + 0.2, depth - 1.4, 'north'), style, chance.pick(style.textiles));
  sofa(room.at(width - 0.7, depth - 1.7, 'west'), chance.fork('chair'), style, {
    width: 0.9,
    colour: chance.pick(style.textiles),
  });
  pouf(room.at(width - 1.6, depth - 2.5), chance.fork('pouf'), style);
  floorLamp(room.at(width - 1.1, depth - 0.7), style, 1.5);
}

function toSit(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  const x = width / 2;
  const long = chance.between(2, 2.3);
  rug(room, chance.fork('rug'), { x, z: depth - 1.85, width: long + 0.9, depth: 2 });
  sofa(room.at(x - long / 2, depth - 0.3), chance.fork('sofa'), style, { width: long });
  coffeeTable(room.at(x, depth - 1.9), chance.fork('table'), style);
  sideTable(room.at(x - long / 2 - 0.38, depth - 0.6), chance.fork('side'), style, 'lamp');
  sofa(room.at(width - 0.75, depth - 1.6, 'west'), chance.fork('chair'), style, {
    width: 0.88,
    colour: chance.pick(style.textiles),
  });
  if (chance.chance(0.3)) cat(room.at(x - 0.9, depth - 2.6), chance.fork('cat'));
}

function toPlay(room: Room, chance: Chance): void {
  const { style, width, depth } = room;
  const x = width / 2;
  rug(room, chance.fork('rug'), { x, z: depth - 1.9, width: 2.8, depth: 2 });
  bed(room.at(width - 1.75, depth - 0.08), chance.fork('bed'), style, { width: 0.95 });
  desk(room.at(x - 1.15, depth - 0.1), chance.fork('desk'), style, { width: 1.4, depth: 0.62 });
  officeChair(room.at(x - 0.2, depth - 1.3, 'north'), style, chance.pick(style.textiles));
  basket(room.at(x + 0.55, depth - 0.5), chance.fork('basket'), style);
  toys(room, chance.fork('toys'), [x - 1, depth - 2.7, 1.8, 1.1]);
  pouf(room.at(x - 1.3, depth - 2.3), chance.fork('pouf'), style);
}

/** Suitcases and boxes under bare laths. */
function loft(room: Room, chance: Chance): void {
  const { width, depth } = room;
  shell(room, chance.fork('shell'), true);
  for (let n = 0; n < 10; n += 1) {
    const own = chance.fork(`box-${n}`);
    const x = n % 2 === 0 ? own.between(0.4, 1.1) : width - own.between(1, 1.7);
    box(room.at(x, depth - 0.25 - Math.floor(n / 2) * 0.55), own);
  }
  for (const x of [width / 2 - 1.1, width / 2 + 0.7])
    if (chance.chance(0.7)) box(room.at(x, depth - 0.1), chance.fork(x > 3 ? 'r' : 'l'));
  bareBulb(room.at(width / 2, depth - 1.9), room.height - 0.2);
}

export const ATTIC_ROOMS: readonly Layout[] = [toSleep, toWork, toSit, toPlay].map(
  (furnish): Layout => ({
    seen: 'front',
    plan: planOf,
    furnish(room, chance) {
      shell(room, chance.fork('shell'), false);
      furnish(room, chance);
      along(room, chance.fork('along'));
    },
  }),
);
export const LOFTS: readonly Layout[] = [{ seen: 'front', plan: planOf, furnish: loft }];
